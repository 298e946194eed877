/** One change of an answer, followed through everything that depends on it. */
import { MAX_COPIES } from '../answer/copies'
import { rowCount } from '../answer/rows'
import type { QuestionPath } from '../answer/path'
import type { Followed } from './form-logic'
import { OUTCOME, type Outcome } from '../form/outcome'
import type { Question, Response } from '../form/question'
import type { Run } from '../logic/compiled'
import type { Reader, Rows } from '../logic/scope'
import type { checking as Checking } from './checking'
import { optionalPart } from './optional-parts'
import type { Graph } from './graph'
import { asksOfOptions, saysMore, type Item } from './item'
import { isNumber } from '../logic/value'
import { mapSame, withFields } from '../form/dense'
import { questionList, type FormPart, type QuestionPart, type QuestionPlace } from './parts'
import { asHidden, asRequired, isSameOutcome, withOutcome } from './outcomes'
import { rowsIn, type AnswerReader } from './reader'
import type { Work } from './work'

/** Rows that are concerned, from the first to the last of them. */
interface Span {
  from: number
  to: number
}

export const ALL: Span = { from: 0, to: Infinity }
/** One row. */
export const rowAt = (row: number): Span => ({ from: row, to: row })

/** The rows that a section has more, or fewer, by its rule; all of them where it was not asked, or is not any more. */
const differingRows = (before: Outcome | undefined, after: Outcome): Span =>
  before?.rows !== undefined && after.rows !== undefined
    ? { from: Math.min(before.rows, after.rows), to: Infinity }
    : ALL

export type Change = ReturnType<typeof follow>

/** One change of an answer, followed through everything that depends on it. */
export function follow(graph: Graph, work: Work, reader: AnswerReader) {
  /** Rows to be worked out, by item. */
  const open = new Map<Item, Span>()
  const watched = new Map<Item, Span>()
  const paths: QuestionPath[] = []
  const shapes = new Set<number>()
  let evaluated = 0

  /** Puts a question back that is another one now. */
  const put = (place: QuestionPlace, row: number, question: Question): void => {
    work.setQuestion(place, row, question)
    const { section, condition, question: at } = place
    for (let repetition = 0; repetition <= question.repeticiones.length; repetition += 1)
      paths.push({ section, condition, row, question: at, repetition })
  }

  /** The first item that is open: what depends on it comes after it. */
  let first = graph.items.length

  const mark = (into: Map<Item, Span>, item: Item, { from, to }: Span): void => {
    const before = into.get(item) ?? { from, to }
    first = Math.min(first, item.index)
    into.set(item, { from: Math.min(before.from, from), to: Math.max(before.to, to) })
  }
  /** @param rows null where the answers of no row changed: what reads whole lists is concerned alone */
  const changedAt = (id: string, rows: Span | null): void => {
    for (const [into, readings] of [
      [open, graph.readers(id)],
      [watched, graph.watchers(id)],
    ] as const)
      for (const { item, ofAllRows } of readings)
        if (ofAllRows || rows) mark(into, item, ofAllRows || !rows ? ALL : rows)
  }
  /** Works out an item in these rows. */
  const openAt = (item: Item, rows: Span): void => {
    mark(open, item, rows)
    mark(watched, item, rows)
  }
  const run = (formula: Run, rows: Rows, by: Reader = reader) => {
    evaluated += 1
    return formula(rows, by)
  }
  const holds = (formula: Run | null, rows: Rows, by?: Reader): boolean =>
    formula !== null && run(formula, rows, by) === true

  const listOf = ({ named, definition }: QuestionPart): string | undefined =>
    named.lists.find((list) => !questionList(definition).includes(list))
  const eachRow = (part: QuestionPart, { from, to }: Span, each: (at: number, rows: Rows) => void): void => {
    const list = listOf(part)
    if (list === undefined) return each(0, {})
    const last = Math.min(to, rowsIn(work.section(part.place.section)) - 1)
    for (let at = from; at <= last; at += 1) each(at, { [list]: at })
  }

  /** What the form fills in, as long as nobody chose another. */
  function filledIn(question: Question, part: QuestionPart, initial: Run, rows: Rows): Question {
    const begins = (response: Response): boolean => response.porDefecto === true
    if (!begins(question) && !question.repeticiones.some(begins)) return question
    const { respuesta, opciones } = part.answerOf(question, run(initial, rows))
    const fill = <T extends Response>(response: T): T => {
      const stays = response.respuesta === respuesta && response.opciones === opciones
      return stays || !begins(response) ? response : { ...response, respuesta, opciones }
    }
    return withFields(fill(question), { repeticiones: mapSame(question.repeticiones, fill) })
  }

  function decideQuestion(item: Item, part: QuestionPart, row: number, rows: Rows): void {
    const before = work.question(part.place, row)
    if (!before) return
    const isShown = item.shown === null || holds(item.shown, rows)
    let after = asHidden(before, !isShown)
    if (isShown && asksOfOptions(item)) {
      const opciones = optionalPart('choices').offered(
        after.opciones,
        item,
        (rule, by) => holds(rule, rows, by),
        reader,
      )
      after = withFields(after, { opciones })
    }
    if (isShown && item.steps.length > 0)
      after = withOutcome(after, {
        ...after[OUTCOME],
        wanted: optionalPart('choices').wantedOf(item.steps, rows, reader),
      })
    if (isShown && item.keeps.length > 0) after = withOutcome(after, { ...after[OUTCOME], keeps: item.keeps })
    if (isShown && item.calculated) {
      const said = part.answerOf(after, run(item.calculated, rows))
      if (said.respuesta !== after.respuesta || said.opciones !== after.opciones)
        after = { ...after, ...said, porDefecto: undefined }
    } else if (isShown && item.initial) after = filledIn(after, part, item.initial, rows)
    if (after === before) return
    put(part.place, row, after)
    const isOnlyLookedAt =
      after.respuesta === before.respuesta &&
      after.opciones === before.opciones &&
      after.repeticiones === before.repeticiones
    if (!isOnlyLookedAt || before[OUTCOME]?.isHidden !== after[OUTCOME]?.isHidden)
      changedAt(part.definition.id, rowAt(row))
  }

  /** How many rows a section has by its rule; undefined where it has none. */
  function rowsOf({ rows }: Item): number | undefined {
    if (rows === null) return undefined
    const count = run(rows, {})
    return isNumber(count) ? Math.min(Math.max(Math.floor(Number(count)), 0), MAX_COPIES + 1) : 0
  }

  function decide(item: Item, span: Span): void {
    const { part } = item
    if (part.is === 'question') return eachRow(part, span, (at, rows) => decideQuestion(item, part, at, rows))
    const before =
      part.is === 'section' ? work.section(part.section) : work.branch(part.section, part.condition)
    if (!before || (!item.shown && !item.rows)) return
    const { isHidden: _isHidden, rows: _rows, ...kept } = before[OUTCOME] ?? {}
    const rows = rowsOf(item)
    const isShown = (item.shown === null || holds(item.shown, {})) && rows !== 0
    const outcome: Outcome = {
      ...kept,
      ...(!isShown && { isHidden: true }),
      ...(isShown && rows !== undefined && { rows }),
    }
    if (isSameOutcome(before[OUTCOME], outcome)) return
    setOutcome(part, outcome)
    const others = differingRows(before[OUTCOME], outcome)
    for (const id of graph.within(part)) changedAt(id, id === part.definition.id ? ALL : others)
    if (before[OUTCOME]?.rows === outcome.rows) return
    // Rows that were beyond the others were not followed meanwhile.
    for (const one of graph.items)
      if (one.part.is === 'question' && one.part.place.section === part.section) openAt(one, others)
  }

  function setOutcome(part: Exclude<FormPart, QuestionPart>, outcome: Outcome): void {
    if (part.is === 'section') work.setSection(part.section, { [OUTCOME]: outcome })
    else work.setBranch(part.section, part.condition, { [OUTCOME]: outcome })
    shapes.add(part.section)
  }

  let checks: ReturnType<typeof Checking> | undefined
  const checker = () => (checks ??= optionalPart('checks').checking(reader, run))

  function checkQuestion(item: Item, part: QuestionPart, row: number, rows: Rows): void {
    const before = work.question(part.place, row)
    if (!before) return
    let after = item.required ? asRequired(before, holds(item.required, rows)) : before
    if (saysMore(item)) after = checker().question(after, item, part, rows)
    if (after !== before) put(part.place, row, after)
  }

  function watchPart(item: Item, part: Exclude<FormPart, QuestionPart>): void {
    const section = work.section(part.section)
    const before = part.is === 'section' ? section : work.branch(part.section, part.condition)
    if (!section || !before || !saysMore(item)) return
    const outcome = checker().part(before, item, part, rowCount(section))
    if (!isSameOutcome(before[OUTCOME], outcome)) setOutcome(part, outcome)
  }

  return {
    changedAt,
    open: openAt,
    /** Works out what is open, each item once, after what it depends on. */
    settle(): Omit<Followed, 'sections' | 'revealed'> {
      for (let at = first; at < graph.items.length && open.size > 0; at += 1) {
        const item = graph.items[at]
        const rows = item && open.get(item)
        if (!item || !rows) continue
        decide(item, rows)
        open.delete(item)
      }
      for (const [item, span] of watched) {
        const { part } = item
        if (part.is !== 'question') watchPart(item, part)
        else eachRow(part, span, (at, rows) => checkQuestion(item, part, at, rows))
      }
      return { questions: paths, shapes: [...shapes], evaluated }
    },
  }
}
