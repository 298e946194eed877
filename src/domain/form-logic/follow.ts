/** One change of an answer, followed through everything that depends on it. */
import { behaviourOf } from '../question-types'
import type { QuestionPath } from '../answer/path'
import type { Followed } from './form-logic'
import { OUTCOME, type Outcome } from '../form/outcome'
import type { Option, Question, Response } from '../form/question'
import type { Run } from '../logic/compile'
import type { Reader, Rows } from '../logic/scope'
import type { Graph, Item } from './graph'
import { questionList, type QuestionPart, type QuestionPlace } from './parts'
import { rowsIn } from './reader'
import type { Work } from './work'

/** Every row. */
const ALL = -1

const isSameOutcome = (one: Outcome | undefined, other: Outcome | undefined): boolean =>
  one?.isHidden === other?.isHidden &&
  one?.isRequired === other?.isRequired &&
  (one?.failing ?? []).join('\n') === (other?.failing ?? []).join('\n')

const withOutcome = <T extends { [OUTCOME]?: Outcome | undefined }>(part: T, outcome: Outcome): T =>
  isSameOutcome(part[OUTCOME], outcome) ? part : { ...part, [OUTCOME]: outcome }

/** One change of an answer, followed through everything that depends on it. */
export function follow(graph: Graph, work: Work, reader: Reader) {
  /** Rows to be worked out, by item: a row, or all of them. */
  const open = new Map<Item, number>()
  const watched = new Map<Item, number>()
  const paths: QuestionPath[] = []
  const shapes = new Set<number>()
  let evaluated = 0

  /** Puts a question back that is another one now. */
  const put = (place: QuestionPlace, row: number, question: Question): void => {
    work.setQuestion(place, row, question)
    paths.push({ ...place, row, repetition: 0 })
    for (const index of question.repeticiones.keys()) paths.push({ ...place, row, repetition: index + 1 })
  }

  /** The first item that is open: what depends on it comes after it. */
  let first = graph.items.length

  const mark = (into: Map<Item, number>, item: Item, row: number): void => {
    const before = into.get(item)
    first = Math.min(first, item.index)
    into.set(item, before === undefined || before === row ? row : ALL)
  }
  const changedAt = (id: string, row: number): void => {
    for (const { item, ofAllRows } of graph.readers(id)) mark(open, item, ofAllRows ? ALL : row)
    for (const { item, ofAllRows } of graph.watchers(id)) mark(watched, item, ofAllRows ? ALL : row)
  }
  const run = (formula: Run, rows: Rows) => {
    evaluated += 1
    return formula(rows, reader)
  }
  const holds = (formula: Run | null, rows: Rows): boolean => formula !== null && run(formula, rows) === true

  const listOf = ({ named, definition }: QuestionPart): string | undefined =>
    named.lists.find((list) => !questionList(definition).includes(list))
  const eachRow = (part: QuestionPart, row: number, each: (at: number, rows: Rows) => void): void => {
    const list = listOf(part)
    if (list === undefined) return each(0, {})
    const count = rowsIn(work.section(part.place.section))
    for (let at = row === ALL ? 0 : row; at < (row === ALL ? count : row + 1); at += 1)
      each(at, { [list]: at })
  }

  function offered(question: Question, item: Item, rows: Rows): Option[] {
    if (item.options.length === 0) return question.opciones
    const opciones = question.opciones.map((option) => {
      const rule = item.options.find(({ id }) => id === option.id)
      const hides = rule !== undefined && !holds(rule.run, rows)
      return withOutcome(option, hides ? { isHidden: true } : {})
    })
    return opciones.every((option, at) => option === question.opciones[at]) ? question.opciones : opciones
  }

  function decideQuestion(item: Item, part: QuestionPart, row: number, rows: Rows): void {
    const before = work.question(part.place, row)
    if (!before) return
    const isShown = item.shown === null || holds(item.shown, rows)
    const { isHidden: _, ...kept } = before[OUTCOME] ?? {}
    let after = withOutcome(before, isShown ? kept : { ...kept, isHidden: true })
    const opciones = isShown ? offered(after, item, rows) : after.opciones
    if (opciones !== after.opciones) after = { ...after, opciones }
    if (isShown && item.calculated) {
      const respuesta = part.textOf(after, run(item.calculated, rows))
      if (respuesta !== after.respuesta) after = { ...after, respuesta, porDefecto: undefined }
    }
    if (after === before) return
    put(part.place, row, after)
    const isOnlyLookedAt = after.respuesta === before.respuesta && after.opciones === before.opciones
    if (!isOnlyLookedAt || before[OUTCOME]?.isHidden !== after[OUTCOME]?.isHidden)
      changedAt(part.definition.id, row)
  }

  function decide(item: Item, row: number): void {
    const { part } = item
    if (part.is === 'question') return eachRow(part, row, (at, rows) => decideQuestion(item, part, at, rows))
    const before =
      part.is === 'section' ? work.section(part.section) : work.branch(part.section, part.condition)
    if (!before || !item.shown) return
    const outcome: Outcome = holds(item.shown, {}) ? {} : { isHidden: true }
    if (isSameOutcome(before[OUTCOME], outcome)) return
    if (part.is === 'section') work.setSection(part.section, { [OUTCOME]: outcome })
    else work.setBranch(part.section, part.condition, { [OUTCOME]: outcome })
    shapes.add(part.section)
    for (const id of graph.within(part)) changedAt(id, ALL)
  }

  function failingOf(question: Question, response: Response, item: Item, rows: Rows): readonly string[] {
    if (behaviourOf(question).isEmpty(response)) return []
    return item.checks.filter((check) => !holds(check.run, rows)).map(({ id }) => id)
  }

  function checked<T extends Response>(response: T, question: Question, item: Item, rows: Rows): T {
    const { failing: _, ...kept } = response[OUTCOME] ?? {}
    const failing = failingOf(question, response, item, rows)
    return withOutcome(response, failing.length > 0 ? { ...kept, failing } : kept)
  }

  function checkQuestion(item: Item, part: QuestionPart, row: number, rows: Rows): void {
    const before = work.question(part.place, row)
    if (!before) return
    const { isRequired: _, ...kept } = before[OUTCOME] ?? {}
    let after = withOutcome(before, holds(item.required, rows) ? { ...kept, isRequired: true } : kept)
    if (item.checks.length > 0) {
      const [list] = questionList(part.definition)
      const at = (repetition: number): Rows => (list === undefined ? rows : { ...rows, [list]: repetition })
      after = checked(after, after, item, at(0))
      const question = after
      const repeticiones = question.repeticiones.map((one, index) =>
        checked(one, question, item, at(index + 1)),
      )
      if (repeticiones.some((one, index) => one !== question.repeticiones[index]))
        after = { ...after, repeticiones }
    }
    if (after !== before) put(part.place, row, after)
  }

  return {
    changedAt,
    everything(): void {
      first = 0
      for (const item of graph.items) {
        open.set(item, ALL)
        watched.set(item, ALL)
      }
    },
    /** Works out what is open, each item once, after what it depends on. */
    settle(): Omit<Followed, 'sections' | 'revealed'> {
      for (let at = first; at < graph.items.length && open.size > 0; at += 1) {
        const item = graph.items[at]
        const row = item && open.get(item)
        if (!item || row === undefined) continue
        decide(item, row)
        open.delete(item)
      }
      for (const [item, row] of watched) {
        const { part } = item
        if (part.is === 'question') eachRow(part, row, (at, rows) => checkQuestion(item, part, at, rows))
      }
      return { questions: paths, shapes: [...shapes], evaluated }
    },
  }
}
