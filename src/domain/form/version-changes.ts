import { kindOf } from './kinds'
import { sectionKind } from './edit-sections'
import type { Check } from './check'
import { CONDITION_FIELDS, OPTION_FIELDS, QUESTION_FIELDS, SECTION_FIELDS, type FieldChange } from './fields'
import type { Form } from './form'
import type { Option, Question } from './question'
import { questionListsOf, type QuestionList } from './questions-of'
import type { Branch, Section } from './section'
import { kindText } from './kind-text'
import { step, type Spot } from './spot'
import { refAt, stateRef } from './state-ref'
import type { State, States } from './state'

/** A change of a form that its existing answers, or whoever counts them, will feel. */
export type VersionChangeCode =
  | 'sectionRemoved'
  | 'sectionSwitched'
  | 'sectionSingle'
  | 'conditionRemoved'
  | 'questionRemoved'
  | 'questionMoved'
  | 'questionRetyped'
  | FieldChange
  | 'checkedOtherwise'
  | 'initialOtherwise'
  | 'closedOtherwise'
  | 'optionRemoved'
  | 'optionRenamed'
  | 'optionsRenamed'
  | 'stateRenamed'
  | 'stateRemoved'
  | 'stateInitial'
  | 'transitionRemoved'
  | 'signatureRemoved'

export interface VersionChange {
  code: VersionChangeCode
  /** Where, in the words of the saved form; empty for what belongs to the form itself. */
  spot: Spot
  /** What it was and what it becomes: kinds of question, names of states; '' where there is nothing to say. */
  from: string
  to: string
}

const change = (code: VersionChangeCode, spot: Spot, from = '', to = ''): VersionChange => ({
  code,
  spot,
  from,
  to,
})

/** A question and the list that it stands in. */
interface Placed {
  question: Question
  place: string
}

const placeOf = ({ id }: Section, branch: Branch | null): string => (branch ? `${id} ${branch.id}` : id)

/** Finds a question wherever it stands now. */
type Find = (id: string) => Placed | undefined

function finder(secciones: readonly Section[]): Find {
  const all = new Map<string, Placed>()
  for (const section of secciones)
    for (const { branch, questions } of questionListsOf(section))
      for (const question of questions) all.set(question.id, { question, place: placeOf(section, branch) })
  return (id) => all.get(id)
}

const lacks = (list: readonly { id: string }[], id: string): boolean => !list.some((one) => one.id === id)

interface Felt {
  name: string
  on?: FieldChange
  off?: FieldChange
  other?: FieldChange
  stricter?: FieldChange
}

const formulaIn = (part: object, name: string): string => String(Reflect.get(part, name) ?? '').trim()

/** The fields of which existing answers feel that they were turned on or off, or that they say something else. */
function fieldChanges(fields: readonly Felt[], before: object, after: object, spot: Spot): VersionChange[] {
  const codes = fields.flatMap(({ name, on, off, other, stricter }) => {
    const [was, is] = [before, after].map((part) => Reflect.get(part, name) === true)
    const now = formulaIn(after, name)
    if (formulaIn(before, name) === now) return []
    if (other) return [other]
    if (stricter) return now === '' ? [] : [stricter]
    return (was === is ? undefined : is ? on : off) ?? []
  })
  // Least and most are told as one.
  return [...new Set(codes)].map((code) => change(code, spot))
}

/** Whether checks keep out what they let in before: an advice lets everything in, and words are only words. */
const areStricter = (before: readonly Check[], after: readonly Check[]): boolean =>
  after
    .filter(({ tipo, regla }) => tipo !== 'aviso' && regla.trim() !== '')
    .some(
      (check) =>
        !before.some(
          ({ id, tipo, regla }) =>
            id === check.id && tipo === check.tipo && regla.trim() === check.regla.trim(),
        ),
    )

/** What existing answers feel of a part's fields and of its checks. */
const partChanges = <P extends { validaciones: readonly Check[] }>(
  fields: readonly Felt[],
  before: P,
  after: P,
  spot: Spot,
): VersionChange[] => [
  ...fieldChanges(fields, before, after, spot),
  ...(areStricter(before.validaciones, after.validaciones) ? [change('checkedOtherwise', spot)] : []),
]

/** So many options with other words are named; of more it is told how many. */
const MOST_RENAMED = 3
/** Spaces and capital letters are no other words. */
const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase().split(/\s+/).join(' ') === other.trim().toLowerCase().split(/\s+/).join(' ')

function renamedOptions(before: readonly Option[], after: readonly Option[], spot: Spot): VersionChange[] {
  const renamed = before.flatMap(({ id, texto }, position) => {
    const now = after.find((one) => one.id === id)?.texto
    return now === undefined || sameWords(now, texto)
      ? []
      : [change('optionRenamed', [...spot, step('option', texto, position)], texto, now)]
  })
  if (renamed.length <= MOST_RENAMED) return renamed
  return [change('optionsRenamed', spot, String(renamed.length))]
}

function optionChanges(before: readonly Option[], after: readonly Option[], spot: Spot): VersionChange[] {
  const removed = before.flatMap(({ id, texto }, position) =>
    lacks(after, id) ? [change('optionRemoved', [...spot, step('option', texto, position)])] : [],
  )
  const offered = before.flatMap((option, position) => {
    const now = after.find(({ id }) => id === option.id)
    return now
      ? fieldChanges(OPTION_FIELDS, option, now, [...spot, step('option', option.texto, position)])
      : []
  })
  return [...removed, ...renamedOptions(before, after, spot), ...offered]
}

function questionChanges(before: Placed, after: Placed | undefined, spot: Spot): VersionChange[] {
  if (after === undefined) return [change('questionRemoved', spot)]
  const [was, is] = [before.question, after.question]
  const [from, to] = [kindText(was), kindText(is)]
  const changes: VersionChange[] = []
  if (before.place !== after.place) changes.push(change('questionMoved', spot))
  // With another kind the options go anyway; naming each would only bury the cause.
  if (from !== to) changes.push(change('questionRetyped', spot, from, to))
  if (kindOf(was) === kindOf(is)) changes.push(...optionChanges(was.opciones, is.opciones, spot))
  return [...changes, ...partChanges(QUESTION_FIELDS, was, is, spot)]
}

function flagChanges(before: Section, after: Section, spot: Spot): VersionChange[] {
  const isSingle = sectionKind(before) === 'multiple' && sectionKind(after) === 'single'
  return [
    ...(isSingle ? [change('sectionSingle', spot)] : []),
    ...partChanges(SECTION_FIELDS, before, after, spot),
  ]
}

function sectionChanges(
  before: Section,
  after: Section | undefined,
  spot: Spot,
  find: Find,
): VersionChange[] {
  const within = (list: readonly Question[], place: string, where: Spot): VersionChange[] =>
    list.flatMap((question, position) =>
      questionChanges({ question, place }, find(question.id), [
        ...where,
        step('question', question.titulo, position),
      ]),
    )
  // A question that went with its section or condition is not listed by itself; one that was moved out before is.
  const moved = (changes: VersionChange[]) => changes.filter(({ code }) => code !== 'questionRemoved')
  const inList = ({ branch, questions }: QuestionList, position: number): VersionChange[] => {
    const where = branch ? [...spot, step('condition', branch.condition, position)] : spot
    const changes = within(questions, placeOf(before, branch), where)
    const now = after?.conditions.find(({ id }) => id === branch?.id)
    if (branch && now) return [...fieldChanges(CONDITION_FIELDS, branch, now, where), ...changes]
    return branch ? [change('conditionRemoved', where), ...moved(changes)] : changes
  }
  const all = questionListsOf(before).flatMap(inList)
  const rest = () => moved(all).filter(({ code }) => code !== 'conditionRemoved')
  if (after === undefined) return [change('sectionRemoved', spot), ...rest()]
  if (before.conditionalSection !== after.conditionalSection) {
    return [change('sectionSwitched', spot), ...rest()]
  }
  return [...flagChanges(before, after, spot), ...all]
}

function stateChanges(before: States, after: States): VersionChange[] {
  const changes: VersionChange[] = []
  const nameOf = (states: States, id: number): string => states.disponibles[id]?.nombre ?? ''
  const initial = (states: States) => refAt(states, states.inicial)
  const leadsTo = (states: States, { transiciones }: State): (string | null)[] =>
    transiciones.map((to) => refAt(states, to))
  for (const state of before.disponibles) {
    const { nombre, transiciones } = state
    const now = after.disponibles.find((one) => stateRef(one) === stateRef(state))
    if (now === undefined) {
      changes.push(change('stateRemoved', [], nombre))
      continue
    }
    if (now.nombre !== nombre) changes.push(change('stateRenamed', [], nombre, now.nombre))
    for (const to of transiciones) {
      const ref = refAt(before, to)
      if (leadsTo(after, now).includes(ref)) continue
      const target = after.disponibles.find((one) => stateRef(one) === ref)
      changes.push(change('transitionRemoved', [], now.nombre, target?.nombre ?? nameOf(before, to)))
    }
  }
  if (before.disponibles.length > 0 && initial(before) !== initial(after)) {
    changes.push(change('stateInitial', [], nameOf(before, before.inicial), nameOf(after, after.inicial)))
  }
  return changes
}

/** In which state answers begin that say something, and whom the form lets go no further. */
function ruleChanges(saved: Form, edited: Form): VersionChange[] {
  const [was, is] = [saved, edited].map(({ estadoInicial = [] }) =>
    estadoInicial.map(({ si, estado }) => `${estado} ${si.trim()}`).join('\n'),
  )
  return [
    ...(was === is ? [] : [change('initialOtherwise', [])]),
    ...(areStricter(saved.cierres ?? [], edited.cierres ?? []) ? [change('closedOtherwise', [])] : []),
  ]
}

/**
 * What a new version of a form changes for answers that exist (EDIT-05): in the order of the form, states and
 * signatures last. Titles, help, order and everything that only adds are
 * harmless and not listed; other words of an option are, because what was chosen before is counted with what is chosen now. Existing answers
 * stay as they are and are read through their own version; what is listed parts them from the new ones.
 * @param saved the form as stored, which the answers were given to
 * @param edited the form as it would be saved now
 */
export function versionChanges(saved: Form, edited: Form): VersionChange[] {
  const find = finder(edited.secciones)
  const bySection = saved.secciones.flatMap((section, position) =>
    sectionChanges(
      section,
      edited.secciones.find(({ id }) => id === section.id),
      [step('section', section.titulo, position)],
      find,
    ),
  )
  const signatures = saved.opcionales.digitalSignature ? saved.signatures : []
  const asked = edited.opcionales.digitalSignature ? edited.signatures : []
  const gone = signatures.filter(({ title }) => !asked.some((one) => one.title === title))
  return [
    ...bySection,
    ...stateChanges(saved.estados, edited.estados),
    ...ruleChanges(saved, edited),
    ...gone.map(({ title }) => change('signatureRemoved', [], title)),
  ]
}
