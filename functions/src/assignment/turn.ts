import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore'
import { DONE, dueOf, NO_TERM, termOf } from '../../../src/domain/assignment/due'
import { holidaysFrom } from '../../../src/domain/geography/holidays'
import { inTurn, sharedAmong, type SharedAmong } from '../../../src/domain/assignment/sharing'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { correctedSections } from '../../../src/domain/correction/overlay'
import { dayIn } from '../../../src/domain/dates'
import type { FormVersion } from '../../../src/domain/form/form'
import type { SharingRule } from '../../../src/domain/form/sharing-rule'
import type { Section } from '../../../src/domain/form/section'
import type { States } from '../../../src/domain/form/state'
import { isMunicipalityPath } from '../../../src/domain/store-paths'
import type { FormExcerpt } from '../answers/list-columns'
import { ruleDay } from '../answers/rule-day'
import { database } from '../platform/admin'
import { zoneOfPlace } from '../platform/time-zone'
import { peopleOfArea } from './area-people'
import { takerOf } from './assignees'

/** Whose turn an answer is, and until when, as it is stored (REACH-08); what is left out stays. */
export interface Turn {
  asignado?: string
  vence?: string
  /** Since when it is that person's, by which they hear of it (REACH-07). */
  asignadoEl?: FieldValue
}

/**
 * Until when an answer is to be worked on. It reads the municipality's holidays where its state has a term.
 * @param states of the answer, and of its form as it stands now
 * @param since when it came into its state
 */
export async function dueSince(
  municipalityPath: string,
  states: { answer: States; form: States },
  since: Date,
): Promise<string> {
  if (termOf(states.answer, states.form) === null) return dueOf(states, '', [])
  const place = isMunicipalityPath(municipalityPath)
    ? await database().doc(municipalityPath).get()
    : undefined
  const day = dayIn(since, await zoneOfPlace(place))
  return dueOf(states, day, holidaysFrom(place?.get('festivos')))
}

/** The same as lists show it: what is nobody's and has no term stands in none. */
export const listedDue = (vence: string, asignado: string): string =>
  vence === NO_TERM && asignado === '' ? DONE : vence

/** How many people of a rule are asked whether they may have an answer, before it is nobody's. */
const MOST_ASKED = 3

async function firstWhoMay(answer: StoredAnswer, people: readonly string[]): Promise<string> {
  for (const username of inTurn(people, answer.id).slice(0, MOST_ASKED)) {
    const taker = await takerOf(username, answer)
    if (taker !== '') return taker
  }
  return ''
}

/** Whose turn it is by the first rule that applies; where nobody of an area sees the answer, by those after it. */
async function sharedOut(
  answer: StoredAnswer,
  rules: readonly SharingRule[],
  among: (left: readonly SharingRule[]) => SharedAmong,
): Promise<string> {
  const { rule, people, area } = among(rules)
  if (area === null) return firstWhoMay(answer, people)
  const found = await firstWhoMay(answer, await peopleOfArea(answer, area))
  if (found !== '') return found
  return sharedOut(
    answer,
    rules.filter(({ id }) => id !== rule),
    among,
  )
}

/**
 * Whose turn a new answer is by the rules of its form, and until when: nothing where the form has neither rules nor
 * terms. It goes into the write that gives the answer its digest.
 * @param since when it began to count: terms run from then
 */
export async function firstTurn(
  answer: StoredAnswer,
  { sharing, estados }: FormExcerpt,
  { version, standing, since }: { version: FormVersion; standing: Section[]; since: Date },
): Promise<Turn> {
  const hasTerms = estados.disponibles.some(({ plazo }) => plazo !== undefined)
  if (sharing.length === 0 && !hasTerms) return {}
  const day = await ruleDay(answer)
  const among = (rules: readonly SharingRule[]) => sharedAmong(rules, version.secciones, standing, day)
  const states = { answer: answer.estados, form: estados }
  const vence = await dueSince(answer.municipalityPath, states, since)
  const asignado = await sharedOut(answer, sharing, among)
  const heard = asignado === '' ? {} : { asignadoEl: FieldValue.serverTimestamp() }
  return { asignado, vence: listedDue(vence, asignado), ...heard }
}

/** Whose turn an answer becomes that was somebody's who cannot have it any more: as that of a new one, else nobody's. */
export async function nextTurn(
  answer: StoredAnswer,
  sharing: readonly SharingRule[],
  version: FormVersion,
): Promise<string> {
  const standing = correctedSections(version.secciones, answer)
  const day = await ruleDay(answer)
  return sharedOut(answer, sharing, (rules) => sharedAmong(rules, version.secciones, standing, day))
}

/** When an answer came into its state, as far as that is known. */
export function stateSince(answer: DocumentData): Date {
  const moment: unknown = answer.movido?.fecha ?? answer.fechaCreacion
  return moment instanceof Timestamp ? moment.toDate() : new Date()
}
