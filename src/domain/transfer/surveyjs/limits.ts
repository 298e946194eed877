/** What a survey checks of an answer: least and most, and its validators. */
import type { Check } from '../../form/check'
import { MAX_IN_FILE } from '../../form/exchange/format'
import type { Question } from '../../form/question'
import type { Expression } from '../../logic/expression'
import { numberIn } from '../../logic/value'
import { patternOf } from '../../logic/pattern'
import type { QuestionKind } from '../../form/kinds'
import type { TypedExpression } from '../formula/typed-expression'
import { isOn, objectsIn, own, textIn, type Json } from '../json'
import type { Tongues } from '../languages'
import type { MadePart } from '../report'
import { readWords, withWords, type WordsReader } from '../words'
import type { Around, Element } from './elements'
import { localWords } from './local-words'

const NUMBERS: readonly QuestionKind[] = ['integer', 'decimal', 'amount']
const DATES: readonly QuestionKind[] = ['date', 'time']
const TEXTS: readonly QuestionKind[] = ['text', 'long-text']

const number = (written: string): string => (numberIn(written) ? written : '')
const dated = (written: string): string => (/^[\d:-]{4,10}$/u.test(written) ? `"${written}"` : '')

/** The least and the most that a question takes. */
export function bounds(json: Json, kind: QuestionKind): Pick<Question, 'minimo' | 'maximo'> {
  const text = (key: string) => textIn(json, key)
  if (NUMBERS.includes(kind)) return { minimo: number(text('min')), maximo: number(text('max')) }
  if (DATES.includes(kind)) return { minimo: dated(text('min')), maximo: dated(text('max')) }
  if (TEXTS.includes(kind)) return { minimo: '', maximo: number(text('maxLength')) }
  if (kind === 'multiple-choice')
    return { minimo: number(text('minSelectedChoices')), maximo: number(text('maxSelectedChoices')) }
  return { minimo: '', maximo: '' }
}

/** There a pattern is looked for in a text, here it is the whole of it. */
export function wholePattern(pattern: string): string {
  const [first = '', last = ''] = [/^\^/u.exec(pattern)?.[0], /(?<!\\)\$$/u.exec(pattern)?.[0]]
  const inner = pattern.slice(first.length, pattern.length - last.length)
  if (inner.includes('|')) return first === '' || last === '' ? `.*(${pattern}).*` : pattern
  return `${first === '' ? '.*' : ''}${inner}${last === '' ? '.*' : ''}`
}

interface Checking {
  question: Question
  words: WordsReader
  tongues: Tongues
  read: (
    rule: Around,
    told: { words: string; part: MadePart },
    make: (operand: TypedExpression) => Expression,
  ) => string
  condition: (operand: TypedExpression) => Expression
  /** A new check that stood at a place. */
  check: (path: string) => Check
}

/** The validators of an element as checks; one that ours cannot say is told. */
export function checksOf(
  { json, path, rulesAt = path }: Element,
  { question, words, tongues, read, check, condition }: Checking,
): Check[] {
  const own_ = `{{${question.id}}}`
  const told = { words: question.titulo, part: { kind: 'question', id: question.id } as const }
  return objectsIn(json, 'validators').flatMap((validator, index): Check[] => {
    const at = textIn(validator, '$at') || `${rulesAt}.validators[${index}]`
    const type = textIn(validator, 'type').replace(/validator$/u, '')
    const between = (name: string, least: string, most: string): string =>
      [
        number(textIn(validator, least)) && `${name} >= ${textIn(validator, least)}`,
        number(textIn(validator, most)) && `${name} <= ${textIn(validator, most)}`,
      ]
        .filter((rule) => rule !== '')
        .join(' and ')
    const pattern = wholePattern(textIn(validator, 'regex').replaceAll('(?:', '('))
    const rules: Record<string, () => string> = {
      numeric: () => between(own_, 'minValue', 'maxValue'),
      text: () => between(`length(${own_})`, 'minLength', 'maxLength'),
      answercount: () => between(`count_checked(${own_})`, 'minCount', 'maxCount'),
      email: () => `is_email(${own_})`,
      regex: () =>
        patternOf(pattern) ? `matches(${own_}, '${pattern.replaceAll(/['\\]/gu, String.raw`\$&`)}')` : '',
      expression: () => read({ text: textIn(validator, 'expression'), path: at }, told, condition),
    }
    const regla = (Object.hasOwn(rules, type) ? rules[type]?.() : '') ?? ''
    if (regla === '') {
      if (type !== 'expression')
        words.report.leftOut('formulaFunction', { path: at }, { ...told, about: type })
      return []
    }
    // There an expression is asked of what is not answered too.
    if (type === 'expression' && !isOn(validator, '$ofAnswers'))
      words.report.changed('checkedWhenAnswered', { path: at }, told)
    const wordsIn = (language: string) =>
      readWords(
        localWords(own(validator, 'text'), language),
        { path: at },
        { ...words, most: MAX_IN_FILE.words },
      )
    return [withWords({ ...check(at), regla }, 'mensaje', wordsIn, tongues)]
  })
}
