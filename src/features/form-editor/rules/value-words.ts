import type { TFunction } from 'i18next'
import type { FormulaNames } from '../../../domain/form/formula-words'
import type { Type } from '../../../domain/logic/scope'
import { isNumber, isOptions, isText, numberText, type Value } from '../../../domain/logic/value'
import { dayInWords, timePart } from '../../../domain/wall-clock'

/** A value of a formula, in words. */
export function valueWords(t: TFunction<'editor'>, value: Value, type: Type, names: FormulaNames): string {
  if (value === null) return t('versions.nothing')
  if (isNumber(value)) return numberText(value).replace('.', ',')
  if (typeof value === 'boolean') return t(value ? 'versions.yes' : 'versions.no')
  if (isOptions(value)) return value.map((id) => names.option(type.of ?? '', id) ?? id).join(', ')
  if (!isText(value)) return `${value.lat}, ${value.lng}`
  if (type.is === 'moment') return `${dayInWords(value)} ${timePart(value)}`
  return type.is === 'date' ? dayInWords(value) : value
}
