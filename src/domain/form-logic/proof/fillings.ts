/** Few fillings that make each rule true once and false once (LOGIC-09). */
import type { CalendarDay } from '../../calendar'
import { FILE_KINDS } from '../../files/limits'
import { shapeOf } from '../../form/kinds'
import { asksFor, type Question } from '../../form/question'
import { isOthersPart } from '../../form/second-person'
import type { Section } from '../../form/section'
import type { Rows } from '../../logic/scope'
import { isNumber, isSameValue, passes, type Value } from '../../logic/value'
import '../every-part'
import { logicFor } from '../logic'
import { madeUpFiles, madeUpList } from '../made-up-files'
import type { FormPart, QuestionPart } from '../parts'
import { readerOf, rowsIn, type AnswerReader } from '../reader'
import { isRuleOfForm } from '../rule-of-form'
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
  /** Outcomes of rules that they bring about together with those that are kept. */
  reached: number
  /** Outcomes that the kept ones bring about by themselves. */
  kept: number
  /** Outcomes that are not known to be impossible. */
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
    const value = question.calculo === '' ? (example.get(`answer ${place.join(' ')}`) ?? null) : null
    const files = Number(example.get(`files ${place.join(' ')}`) ?? 0)
    if (value === null && files === 0) return emptied(question)
    given.push({ part, row: sectionList(part) === undefined ? null : row })
    const beside = FILE_KINDS.filter((kind) => asksFor(question, kind)).slice(0, files)
    const said = shapeOf(question) === 'files' && { respuesta: madeUpList(Number(value)) }
    return {
      ...{ ...emptied(question), ...madeUpFiles(beside) },
      ...(value !== null && (said || part.answerOf(question, value))),
    }
  }
  const checks = (section: Section, id: string): boolean =>
    example.get(`branch ${id}`) === true || example.get(`single ${section.id}`) === id
  const sections = secciones.map((section, at) => {
    const size: Value = example.get(`section:${section.id}`) ?? null
    const count = section.repetible && isNumber(size) ? Number(size) : 1
    return {
      ...section,
      vacia: example.get(`rows ${section.id}`) === false,
      // Its rules are tried as the other person meets them.
      dada: isOthersPart(section),
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
      const is = passes(rule.run(rows, rule.isCheck ? reader.forChecks : reader))
      if (isRuleOfForm(rule.rule) || (isHere && isGiven)) reached.add(keyOf({ rule, is }))
    }
  }
  return reached
}

/** What is chosen for an answer, and not what came of it. */
const CHOSEN = /^(?:answer|files|branch|single|rows|section:|question:)/u
const NOTHING = { candidate: null, count: 0 }

/**
 * Examples put together as far as they go together. What an example does not name was never asked for: nothing that
 * another one answers there changes what comes of it.
 */
function together(examples: readonly Example[]): Example[] {
  const bins: Map<string, Value>[] = []
  for (const example of examples) {
    const chosen = [...example].filter(([key]) => CHOSEN.test(key))
    const fits = (bin: ReadonlyMap<string, Value>): boolean =>
      chosen.every(([key, value]) => {
        const before = bin.get(key)
        return before === undefined || isSameValue(before, value)
      })
    let bin = bins.find(fits)
    if (!bin) bins.push((bin = new Map()))
    for (const [key, value] of chosen) bin.set(key, value)
  }
  return bins
}

/** A filling, and what it brings about. */
interface Candidate {
  filling: Filling
  reached: ReadonlySet<string>
}

/**
 * Chooses few fillings that bring about all that can be: each time the one that adds most.
 * @param goals what is not known to be impossible, each with an answer that brought it about, where one was found
 * @param kept fillings that there are already, each with its day: what they bring about needs no other
 */
export function fewFillings(
  model: Model,
  secciones: readonly Section[],
  goals: readonly (Goal & { example: Example | undefined })[],
  today: CalendarDay,
  kept: readonly { sections: Section[]; day: CalendarDay }[],
): Coverage {
  const logic = logicFor(secciones)
  const wanted = new Set(goals.map(keyOf))
  const byKept = new Set(
    kept
      .flatMap(({ sections, day }) => [
        ...reachedBy(model, goals, { given: [], sections: logic.apply(sections, day) }, day),
      ])
      .filter((key) => wanted.has(key)),
  )
  const open = goals.filter((goal) => !byKept.has(keyOf(goal)))
  const candidates = together(open.flatMap(({ example }) => example ?? [])).map((example): Candidate => {
    const { sections, given } = filled(model, secciones, example)
    const filling = { given, sections: logic.apply(sections, today) }
    return { filling, reached: reachedBy(model, goals, filling, today) }
  })
  const left = new Set([...wanted].filter((key) => !byKept.has(key)))
  const fillings: Filling[] = []
  const adds = ({ reached }: Candidate): number => [...reached].filter((key) => left.has(key)).length
  while (left.size > 0) {
    const counted = candidates.map((candidate) => ({ candidate, count: adds(candidate) }))
    const best = counted.reduce((most, one) => (one.count > most.count ? one : most), counted[0] ?? NOTHING)
    if (best.count === 0 || !best.candidate) break
    for (const key of best.candidate.reached) left.delete(key)
    fillings.push(best.candidate.filling)
  }
  return { fillings, kept: byKept.size, reached: wanted.size - left.size, total: wanted.size }
}
