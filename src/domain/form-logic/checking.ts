/**
 * What is said of parts that nothing depends on: the least and most of a question, which checks fail, and what its words
 * mention.
 */
import { decimal } from '../logic/decimal'
import { mapSame, withFields } from '../form/dense'
import { OUTCOME, type Outcome } from '../form/outcome'
import type { Question, Response } from '../form/question'
import type { Branch, Section } from '../form/section'
import type { Run } from '../logic/compiled'
import { order } from '../logic/functions'
import type { Reader, Rows } from '../logic/scope'
import { isNumber, isText, numberText, passes, type Value } from '../logic/value'
import { behaviourOf } from '../question-types'
import type { Item } from './item'
import { mentioned } from './mentioned'
import { withOutcome } from './outcomes'
import { questionList, type FormPart, type QuestionPart } from './parts'
import type { AnswerReader } from './reader'
import { measured } from './measured'

/** What is known of a question while its responses are checked. */
interface Checking {
  question: Question
  bounds: Bounds
  rows: Rows
}

interface Bounds {
  least: Value
  most: Value
}

const boundTexts = ({ least, most }: Bounds): Pick<Outcome, 'least' | 'most'> => ({
  ...(least !== null && { least: boundText(least) }),
  ...(most !== null && { most: boundText(most) }),
})

/** A bound as it is told: a number with a point, a day, a time of day. */
const boundText = (bound: Value): string => (isNumber(bound) ? numberText(bound) : String(bound))

/** A bound that is a day bounds a moment by its day; other values are as long as their bounds. */
const compared = (value: Value, bound: Value): number =>
  order(isText(value) && isText(bound) ? value.slice(0, bound.length) : value, bound)

/** Whether something that is measured is below the least that is taken, or above the most. */
function beyondOf(value: Value, { least, most }: Bounds): Outcome['beyond'] {
  if (value === null) return undefined
  if (least !== null && compared(value, least) < 0) return 'least'
  return most !== null && compared(value, most) > 0 ? 'most' : undefined
}

/**
 * Says of parts what the rules make of them that nothing depends on.
 * @param run works a formula out, by the reader or by another one
 */
export function checking(reader: AnswerReader, run: (formula: Run, rows: Rows, by?: Reader) => Value) {
  const holds = (formula: Run | null, rows: Rows): boolean => formula !== null && run(formula, rows) === true
  const fails = (formula: Run, rows: Rows): boolean => !passes(run(formula, rows, reader.forChecks))
  const boundsOf = ({ least, most }: Item, rows: Rows): Bounds => ({
    least: least && run(least, rows),
    most: most && run(most, rows),
  })

  function failingOf(question: Question, response: Response, item: Item, rows: Rows): readonly string[] {
    if (item.checks.length === 0 || behaviourOf(question).isEmpty(response)) return []
    return item.checks.filter((check) => fails(check.run, rows)).map(({ id }) => id)
  }

  function checked<T extends Response>(response: T, item: Item, part: QuestionPart, by: Checking): T {
    const { failing: _failing, beyond: _beyond, ...kept } = response[OUTCOME] ?? {}
    const { question, bounds, rows } = by
    const failing = failingOf(question, response, item, rows)
    const beyond = beyondOf(measured(question, part.valueOf(question, response)), bounds)
    return withOutcome(response, {
      ...kept,
      ...(failing.length > 0 && { failing }),
      ...(beyond && { beyond }),
    })
  }

  /** Nobody answered it and no rule but its checks is said of it, as most of a form that begins. */
  const isUntouched = (question: Question, { least, most, mentions }: Item): boolean =>
    question[OUTCOME] === undefined &&
    !(least ?? most) &&
    mentions.length === 0 &&
    question.repeticiones.length === 0 &&
    behaviourOf(question).isEmpty(question)

  return {
    /** A question of an answer, in a row. */
    question(before: Question, item: Item, part: QuestionPart, rows: Rows): Question {
      if (isUntouched(before, item)) return before
      const { least: _least, most: _most, ...kept } = before[OUTCOME] ?? {}
      const bounds = boundsOf(item, rows)
      const said = item.mentions.length > 0 ? mentioned(item.mentions, rows, reader) : undefined
      const opciones = said
        ? mapSame(before.opciones, (option) => withOutcome(option, { ...option[OUTCOME], mentioned: said }))
        : before.opciones
      const question = withOutcome(withFields(before, { opciones }), {
        ...kept,
        ...(said && { mentioned: said }),
        ...boundTexts(bounds),
      })
      const [list] = questionList(part.definition)
      const at = (repetition: number): Checking => ({
        ...{ question, bounds },
        rows: list === undefined ? rows : { ...rows, [list]: repetition },
      })
      return withFields(checked(question, item, part, at(0)), {
        repeticiones: mapSame(question.repeticiones, (one, index) => checked(one, item, part, at(index + 1))),
      })
    },
    /** The outcome of a section or branch: its words, its checks, its least and most rows. */
    part(before: Section | Branch, item: Item, part: Exclude<FormPart, QuestionPart>, rows: number): Outcome {
      const {
        failing: _failing,
        beyond: _beyond,
        least: _least,
        most: _most,
        ...kept
      } = before[OUTCOME] ?? {}
      const bounds = boundsOf(item, {})
      const checks = part.is === 'section' ? part.definition.validaciones : []
      const closes = (id: string) => checks.find((check) => check.id === id)?.tipo === 'cierre'
      const failing = item.checks
        .filter(({ id, run: rule }) => (closes(id) ? holds : fails)(rule, {}))
        .map(({ id }) => id)
      const beyond = beyondOf(decimal(rows), bounds)
      return {
        ...kept,
        ...(item.mentions.length > 0 && { mentioned: mentioned(item.mentions, {}, reader) }),
        ...(failing.length > 0 && { failing }),
        ...boundTexts(bounds),
        ...(beyond && { beyond }),
      }
    },
  }
}
