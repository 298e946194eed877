/** The fewest fillings that make each rule true once and false once (LOGIC-09). */
import type { CalendarDay } from '../../calendar'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import type { Rows } from '../../logic/scope'
import { isNumber, type Value } from '../../logic/value'
import { logicFor } from '../logic'
import type { FormPart, QuestionPart } from '../parts'
import { readerOf, rowsIn, type AnswerReader } from '../reader'
import { workOn } from '../work'
import type { Example } from './decide'
import type { Model, ProofRule } from './model'

/** A rule that is to be true, or false, once. */
interface Goal {
  rule: ProofRule
  is: boolean
}

export interface Filling {
  sections: Section[]
  /** What was answered for it, in reading order. */
  given: readonly { part: FormPart; row: number | null }[]
}

export interface Coverage {
  fillings: readonly Filling[]
  /** Outcomes of rules that they bring about, of all that are not known to be impossible. */
  reached: number
  total: number
}

const keyOf = ({ rule, is }: Goal): string =>
  `${rule.rule.part.definition.id} ${rule.rule.field} ${rule.rule.of} ${is}`

/** A form without any answer, not even those with which answers begin. */
const emptied = (question: Question): Question => ({ ...question, respuesta: '', repeticiones: [] })

const sectionList = ({ named, definition }: FormPart): string | undefined =>
  named.lists.find((list) => list !== `question:${definition.id}`)

/** The form filled in as an example says. */
function filled(model: Model, secciones: readonly Section[], example: Example): Filling {
  const given: { part: FormPart; row: number | null }[] = []
  const byDefinition = new Map<object, QuestionPart>()
  for (const part of model.parts) if (part.is === 'question') byDefinition.set(part.definition, part)
  const answered = (question: Question, row: number): Question => {
    const part = byDefinition.get(question)
    if (!part) return emptied(question)
    const place = [question.id, ...part.named.lists.map((list) => (list === sectionList(part) ? row : 0))]
    const value = example.get(`answer ${place.join(' ')}`) ?? null
    if (value === null || question.calculo !== '') return emptied(question)
    given.push({ part, row: sectionList(part) === undefined ? null : row })
    return { ...emptied(question), ...part.answerOf(question, value) }
  }
  const checks = (section: Section, id: string): boolean =>
    example.get(`branch ${id}`) === true || example.get(`single ${section.id}`) === id
  const sections = secciones.map((section, at) => {
    const size: Value = example.get(`section:${section.id}`) ?? null
    const count = section.repetible && isNumber(size) ? size.toNumber() : 1
    return {
      ...section,
      vacia: example.get(`rows ${section.id}`) === false,
      preguntas: section.preguntas.map((question) => answered(question, 0)),
      seccionesRepetibles: Array.from({ length: count - 1 }, (_, row) => ({
        orden: row,
        preguntas: section.preguntas.map((question) => answered(question, row + 1)),
      })),
      conditions: section.conditions.map((branch, condition) => {
        const checked = checks(section, branch.id)
        const part = model.parts.find(
          (one) => one.is === 'branch' && one.section === at && one.condition === condition,
        )
        if (checked && part) given.push({ part, row: null })
        return { ...branch, checked, questions: branch.questions.map((question) => answered(question, 0)) }
      }),
    }
  })
  return { sections, given }
}

const sectionOf = (part: FormPart): number => (part.is === 'question' ? part.place.section : part.section)

/** Whether the rules that decide about a part let it be asked, in a row. */
function isAsked(model: Model, part: FormPart, rows: Rows, reader: AnswerReader): boolean {
  if (part.is !== 'question') return reader.value(part.definition.id, rows) === true
  return reader.answersTo(part.definition.id, rows).length > 0
}

/** What a filling brings about, by goal. */
function reachedBy(
  model: Model,
  goals: readonly Goal[],
  { sections }: Filling,
  today: CalendarDay,
): Set<string> {
  const reader = readerOf(workOn(sections), model.byId, today)
  const reached = new Set<string>()
  for (const rule of new Set(goals.map((goal) => goal.rule))) {
    const { part, field } = rule.rule
    const list = sectionList(part)
    const count = list === undefined || part.is === 'section' ? 1 : rowsIn(sections[sectionOf(part)])
    for (let row = 0; row < count; row += 1) {
      const rows: Rows = Object.fromEntries(part.named.lists.map((one) => [one, one === list ? row : 0]))
      const outer = model.around(part).at(-1)
      const isHere =
        field === 'mostrarSi'
          ? !outer || isAsked(model, outer, {}, reader)
          : isAsked(model, part, rows, reader)
      const isGiven = field !== 'validacion' || reader.value(part.definition.id, rows) !== null
      if (isHere && isGiven) reached.add(keyOf({ rule, is: rule.run(rows, reader) === true }))
    }
  }
  return reached
}

/** A filling, and what it brings about. */
interface Candidate {
  filling: Filling
  reached: ReadonlySet<string>
}

/**
 * Chooses few fillings that bring about all that can be: each time the one that adds most.
 * @param goals what is not known to be impossible, each with an answer that brought it about, where one was found
 */
export function fewestFillings(
  model: Model,
  secciones: readonly Section[],
  goals: readonly (Goal & { example: Example | undefined })[],
  today: CalendarDay,
): Coverage {
  const logic = logicFor(secciones)
  const wanted = new Set(goals.map(keyOf))
  const candidates: Candidate[] = []
  const known = new Set<string>()
  for (const goal of goals) {
    // What an earlier one brings about as well needs none of its own.
    if (!goal.example || known.has(keyOf(goal))) continue
    const { sections, given } = filled(model, secciones, goal.example)
    const filling = { given, sections: logic.apply(sections, today) }
    const reached = reachedBy(model, goals, filling, today)
    candidates.push({ filling, reached })
    for (const key of reached) known.add(key)
  }
  const left = new Set(wanted)
  const adds = ({ reached }: Candidate): number => [...reached].filter((key) => left.has(key)).length
  const fillings: Filling[] = []
  while (left.size > 0) {
    const [best] = candidates.toSorted((one, other) => adds(other) - adds(one))
    if (!best || adds(best) === 0) break
    for (const key of best.reached) left.delete(key)
    fillings.push(best.filling)
  }
  return { fillings, reached: wanted.size - left.size, total: wanted.size }
}
