/** What one answer contributes to the counts of its form (STAT-07). */
import { isHidden } from '../../form/outcome'
import { chosenOptions } from '../../answer/chosen'
import type { StoredAnswer } from '../../answer/answer'
import { ANONYMOUS_AUTHOR } from '../../answer/submitted'
import { viewOf, type SectionView } from '../../answer/view'
import { correctedSections } from '../../correction/overlay'
import { dayIn } from '../../dates'
import { isDocumentId } from '../../document-id'
import type { FormVersion, Location } from '../../form/form'
import type { Question, Response } from '../../form/question'
import { refAt } from '../../form/state-ref'
import type { States } from '../../form/state'
import { listedIn } from '../../question-types/files/list'
import { rankedOptions } from '../../question-types/ranking/order'
import { behaviourOf } from '../../question-types'
import { shapeOf } from '../../form/kinds'
import { CELLS_IN_DEGREE, HOUR_GIVEN, REST } from './form-summary'
import { BASE_KEYS } from './base-keys'
import { numberSums } from './numbers'
import { asCounted, hourNumber, hourOf, monthNumber, type Period } from './range'
import { LEFT, STATE_KEY } from './states-summary'
import { keyOf, type Sums } from './sums'
import { cutText } from '../../text/cut'

/** That an answer left a state. */
export interface Move {
  /** When, in milliseconds since 1970. */
  at: number
  /** The state that was left. */
  from: number
  /** Whether it was left within the term of that state (REACH-08); undefined where it had none. */
  isInTerm?: boolean | undefined
  /** Whose turn the answer was, for states with a term; '' for nobody's. */
  assignee?: string | undefined
  /** Whether it takes the move before back: neither says anything of a term then (DAY-03). */
  takesBack?: boolean | undefined
}

export interface Contribution {
  /** The hour in which the answer was given. */
  hour: Period
  /** Whose counts it is in beside the form's; null for nobody's, as of answers without a name. */
  author: string | null
  sums: Sums
}

const MINUTE_MS = 60_000
const FIRST_YEAR = 1900
const LAST_YEAR = 2199
/** Longest name or text in a key: more letters would tell nothing more. */
const MAX_NAME = 60

type Added = [key: string, number: number]
const one = (...parts: (string | number)[]): Added => [keyOf(...parts), 1]
const short = (text: string): string => cutText(text, MAX_NAME)

function dateSum(id: string, day: string): Added {
  const year = Number(day.slice(0, 4))
  const isKept = year >= FIRST_YEAR && year <= LAST_YEAR
  return one('q', id, 'd', isKept ? monthNumber(day) : REST)
}

function givenSums(question: Question, { respuesta, opciones }: Response): Added[] {
  const { id } = question
  switch (shapeOf(question)) {
    case 'option':
    case 'options':
      return chosenOptions(question, { respuesta, opciones }).map((option) => one('q', id, 'o', option.id))
    case 'entry':
      // Its words stand for it: a table may change, what was picked does not.
      return [one('q', id, 'o', short(respuesta))]
    case 'yesNo':
      return [one('q', id, respuesta === 'true' ? BASE_KEYS.yes : BASE_KEYS.no)]
    case 'files':
      return numberSums(id, String(listedIn(respuesta)?.length ?? 0))
    case 'number':
      return numberSums(id, respuesta)
    case 'ranking':
      // What was put first.
      return rankedOptions(question.opciones, respuesta)
        .slice(0, 1)
        .map((option) => one('q', id, 'o', option.id))
    case 'day':
    case 'moment':
    case 'month':
      return respuesta === '' ? [] : [dateSum(id, respuesta)]
    case 'time':
      return respuesta === '' ? [] : [one('q', id, HOUR_GIVEN, Number(respuesta.slice(0, 2)))]
    case 'consent':
      return [one('q', id, BASE_KEYS.yes)]
    case 'text':
    case 'fact':
    case 'place':
    case 'nothing':
      return []
  }
}

const hasFile = ({ imagen, documento, video }: Response): boolean =>
  imagen !== null || documento !== null || video !== null

function responseSums(question: Question, response: Response): Added[] {
  const { id } = question
  if (!behaviourOf(question).isEmpty(response))
    return [one('q', id, BASE_KEYS.filled), ...givenSums(question, response)]
  return [one('q', id, hasFile(response) ? BASE_KEYS.filled : BASE_KEYS.empty)]
}

function sectionSums({ section, groups }: SectionView): Added[] {
  // A share is of those who were asked (LOGIC-11).
  if (isHidden(section)) return []
  const { id, conditionalSection, repetible } = section
  const asked = groups.filter(({ isAsked }) => isAsked)
  const whole: Added[] = conditionalSection
    ? [one('s', id, 'n'), ...asked.flatMap(({ branch }) => (branch ? [one('s', id, 'c', branch.id)] : []))]
    : repetible
      ? [one('s', id, 'r', groups.length)]
      : []
  const given = asked.flatMap(({ questions }) =>
    questions.flatMap(({ question, responses }): Added[] => [
      ...(question.repetible ? [one('q', question.id, 'r', responses.length)] : []),
      ...responses.flatMap(({ response }) => responseSums(question, response)),
    ]),
  )
  return [...whole, ...given]
}

function placeSums(place: Location | null): Added[] {
  const point = place?.latlng
  if (!point || !(Math.abs(point.lat) <= 90) || !(Math.abs(point.lng) <= 180)) return []
  const cell = (degrees: number) => Math.floor(degrees * CELLS_IN_DEGREE)
  return [one('p', cell(point.lat), cell(point.lng))]
}

/** A state as counts name it: by its reference, and by what it was called in that answer. */
const stateKey = (estados: States, position: number): [ref: string, name: string] => [
  short(refAt(estados, position) ?? String(position)),
  short(estados.disponibles[position]?.nombre ?? ''),
]

/** That a state was left within its term or late: in the state, in the month, and by whose turn it was (REACH-08). */
function termSums(
  { at, isInTerm, assignee = '' }: Move,
  state: readonly string[],
  timeZone: string,
): Added[] {
  if (isInTerm === undefined) return []
  const month = monthNumber(dayIn(new Date(at), timeZone))
  const places = [state, [STATE_KEY.termMonth, month], [STATE_KEY.termPerson, assignee]]
  return places.flatMap((place) => [
    one(...place, LEFT.termed),
    ...(isInTerm ? [one(...place, LEFT.inTerm)] : []),
  ])
}

/** The state that an answer stands in, and how long it stood in those that it left. */
function stateSums(estados: States, given: Date, moves: readonly Move[], timeZone: string): Added[] {
  if (estados.disponibles.length === 0) return []
  let since = given.getTime()
  const left: Added[] = []
  const sorted = [...moves].sort((a, b) => a.at - b.at)
  for (const [index, move] of sorted.entries()) {
    const { at, from } = move
    const key = [STATE_KEY.left, ...stateKey(estados, from)] as const
    left.push(one(...key, LEFT.times), [
      keyOf(...key, LEFT.minutes),
      Math.max(0, Math.round((at - since) / MINUTE_MS)),
    ])
    if (sorted[index + 1]?.takesBack !== true) left.push(...termSums(move, key, timeZone))
    since = at
  }
  const stands = one(STATE_KEY.stands, ...stateKey(estados, estados.actual))
  return [stands, ...left, ...(estados.actual === estados.inicial ? [] : [one('a', 'p')])]
}

const inspectorSums = ({ creadoPor, firstName, lastName }: StoredAnswer): Added =>
  one('i', short(creadoPor), short(`${firstName} ${lastName}`.trim()))

/** Counted in no statistics: marked as invalid, or taken out of sight (§1.3 `removeVision`). */
const isOut = (answer: StoredAnswer & { removeVision?: unknown }): boolean =>
  answer.invalida || answer.removeVision === true

/**
 * What an answer contributes as it stands, with what supervisors put right; null when it counts nowhere or nobody knows
 * when it was given. Never throws: a damaged part contributes nothing, and of a version that cannot be read only what
 * stands around the questions is counted.
 * @param version that was answered; null when it cannot be read
 * @param moves each time that it left a state, in any order
 * @param timeZone of its municipality; every zone that is ahead by whole hours counts the same
 */
export function contributionOf(
  version: FormVersion | null,
  answer: StoredAnswer,
  moves: readonly Move[],
  timeZone = 'UTC',
): Contribution | null {
  const { fechaCreacion, creadoPor } = answer
  if (isOut(answer) || fechaCreacion === null || Number.isNaN(fechaCreacion.getTime())) return null
  const hour = hourOf(asCounted(fechaCreacion, timeZone))
  const added: Added[] = [
    one('a', 'n'),
    one('h', hourNumber(hour)),
    inspectorSums(answer),
    one('v', answer.version),
    ...stateSums(answer.estados, fechaCreacion, moves, timeZone),
    ...placeSums(answer.ubicacion),
    ...(version
      ? viewOf(correctedSections(version.secciones, answer)).flatMap(sectionSums)
      : [one('a', 'u')]),
  ]
  const sums = new Map<string, number>()
  for (const [key, number] of added) sums.set(key, (sums.get(key) ?? 0) + number)
  for (const [key, number] of sums) if (number === 0) sums.delete(key)
  const isNamed = creadoPor !== ANONYMOUS_AUTHOR && isDocumentId(creadoPor)
  return { hour, author: isNamed ? creadoPor : null, sums }
}
