import type { TFunction } from 'i18next'
import type { FormPart } from '../domain/form-logic/parts'
import { namedParts } from '../domain/form-logic/problems'
import {
  comparedAs,
  conditionOf,
  takesValue,
  type Condition,
  type Operator,
} from '../domain/form-logic/sentence'
import { formulaInWords, namesIn } from '../domain/form/formula-words'
import { shapeOf } from '../domain/form/kinds'
import type { Section } from '../domain/form/section'
import { parse } from '../domain/logic/parse'
import { dayInWords, timePart } from '../domain/wall-clock'
import { partName } from './part-names'

function valueWords(part: FormPart | undefined, condition: Condition): string {
  const { column, value } = condition
  const { is } = comparedAs(condition, part?.named.type ?? { is: 'text' })
  const options = part?.is === 'question' && column === undefined ? part.definition.opciones : []
  const option = options.find(({ id }) => id === value)
  if (option) return option.texto
  if (is === 'number') return value.replace('.', ',')
  if (is === 'moment') return [dayInWords(value), timePart(value)].filter(Boolean).join(' ')
  return is === 'date' ? dayInWords(value) : value
}

const ASKED_OF: Partial<Record<Operator, 'hasFiles' | 'hasNoFiles'>> = {
  ...{ isBlank: 'hasNoFiles', isNotBlank: 'hasFiles' },
}

/** The words for what is said of a part: a branch is checked, a list of files has some. */
export function operatorWord(
  part: FormPart | null | undefined,
  operator: Operator,
): Operator | 'checked' | 'unchecked' {
  if (part?.is === 'branch') return operator === 'isNo' ? 'unchecked' : 'checked'
  const isList = part?.is === 'question' && shapeOf(part.definition) === 'files'
  return (isList && ASKED_OF[operator]) || operator
}

/** One condition in words, else the formula with the form's own words in it (LOGIC-05). */
export function conditionWords(
  t: TFunction<'editor'>,
  secciones: readonly Section[],
): (formula: string) => string {
  const parts = namedParts(secciones)
  const wordsOf = (condition: Condition): string => {
    const { part: id, column, operator } = condition
    const part = parts.get(id)
    const name = part ? partName(part, (number) => t('rules.unnamed', { number })) : id
    return [
      t('relations.named', { part: column === undefined ? name : `${name} · ${column}` }),
      t(`rules.operator.${operatorWord(part, operator)}`),
      ...(takesValue(operator) ? [valueWords(part, condition)] : []),
    ].join(' ')
  }
  /** An answer by itself is only a condition where it is a yes or no: a number that stands alone comes to that number. */
  const isSaid = ({ part, operator }: Condition): boolean =>
    operator !== 'isYes' || (parts.get(part)?.named.type.is ?? 'yesNo') === 'yesNo'
  return (formula) => {
    const { expression } = parse(formula)
    const condition = expression && conditionOf(expression)
    return condition && isSaid(condition) ? wordsOf(condition) : formulaInWords(formula, namesIn(secciones))
  }
}
