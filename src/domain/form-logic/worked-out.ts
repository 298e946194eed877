/** What rules come to now that give a number or narrow options: rows, bounds, and what is offered (LOGIC-09). */
import { isBlankOption } from '../form/edit-options'
import { boundedOf, shapeOf } from '../form/kinds'
import { isHidden, OUTCOME } from '../form/outcome'
import type { Question } from '../form/question'
import { localizedOption, type Language } from '../language'
import type { Run } from '../logic/compiled'
import type { Rows } from '../logic/scope'
import { isNumber } from '../logic/value'
import { behaviourOf } from '../question-types'
import { attributeOf } from './attributes'
import type { AnswerReader } from './reader'
import type { Rule } from './rules'
import type { Work } from './work'

export interface WorkedOut {
  of: 'rows' | 'least' | 'most' | 'offered' | 'filtered' | 'narrowed'
  /** Whether there are rows, or a bound; whether an option is offered, a filter leaves every option, or entries are offered. */
  holds: boolean
  /** How many rows, the bound, the option, or those that a filter leaves out. */
  words: readonly string[]
}

/** An answer as it stands, seen from a row. */
interface Standing {
  work: Work
  reader: AnswerReader
  rows: Rows
  /** From 0; null where it is in none. */
  row: number | null
  language: Language
}

const BOUNDS = { minimo: 'least', maximo: 'most' } as const

/** A number or a day as who answers reads it. */
function boundWords(question: Question, stored: string, language: Language): string {
  const bound = { ...question, respuesta: stored }
  return boundedOf(question) === 'moment'
    ? behaviourOf(question).summary(question, bound, { yes: '', no: '', language })
    : stored.replace('.', ',')
}

const bounded = (side: 'least' | 'most', words: string): WorkedOut => ({
  ...{ of: side, holds: words !== '' },
  words: words === '' ? [] : [words],
})

function ofQuestion({ field, of, part }: Rule, run: Run, now: Standing): WorkedOut | null {
  const { work, reader, rows, row, language } = now
  const question = part.is === 'question' ? work.question(part.place, row ?? 0) : undefined
  if (!question || isHidden(question)) return null
  // What is left empty while the form is built is dropped when it is saved.
  const options = question.opciones.filter((option) => !isBlankOption(option))
  if (field === 'minimo' || field === 'maximo') {
    const stored = question[OUTCOME]?.[BOUNDS[field]] ?? ''
    return bounded(BOUNDS[field], stored === '' ? '' : boundWords(question, stored, language))
  }
  if (field === 'opcion') {
    const option = options.find(({ id }) => id === of)
    return option
      ? { of: 'offered', holds: run(rows, reader) === true, words: [localizedOption(option, language)] }
      : null
  }
  if (field !== 'filtroOpciones') return null
  if (shapeOf(question) === 'entry') {
    const wanted = question[OUTCOME]?.wanted ?? []
    return { of: 'narrowed', holds: wanted.every(({ words }) => words !== ''), words: [] }
  }
  const out = options.filter(
    ({ atributos }) => run(rows, { ...reader, attribute: (name) => attributeOf(atributos, name) }) !== true,
  )
  return { of: 'filtered', holds: out.length === 0, words: out.map((one) => localizedOption(one, language)) }
}

function ofSection({ field, part }: Rule, run: Run, { work, reader }: Standing): WorkedOut | null {
  const section = part.is === 'section' ? work.section(part.section) : undefined
  if (!section) return null
  if (field === 'filas') {
    const rows = section[OUTCOME]?.rows ?? 0
    const value = run({}, reader)
    // It would have rows and has none: another rule says that it is not asked.
    if (rows === 0 && isNumber(value) && Number(value) >= 1) return null
    return { of: 'rows', holds: rows > 0, words: [String(rows)] }
  }
  if (isHidden(section) || (field !== 'minimo' && field !== 'maximo')) return null
  return bounded(BOUNDS[field], section[OUTCOME]?.[BOUNDS[field]] ?? '')
}

/** What a rule comes to; null where that is yes or no alone, or where its part is not asked. */
export const workedOut = (rule: Rule, run: Run, now: Standing): WorkedOut | null =>
  rule.part.is === 'question' ? ofQuestion(rule, run, now) : ofSection(rule, run, now)
