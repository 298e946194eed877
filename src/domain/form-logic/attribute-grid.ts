/**
 * The attributes of a question's options as a small table: a row for each option, a column for each name (LOGIC-02). Those
 * that name options of other questions are none of it: they say what an option belongs to.
 */
import type { Option } from '../form/question'
import { cutText } from '../text/cut'
import { cleanValue } from '../text/clean'
import { attributesOf } from './attributes'
import { attributesText } from './attributes-text'
import { BELONGS_TO } from './depending'

/** Most columns, and most letters of a name and of a cell. */
export const MAX_ATTRIBUTES = 8
export const MAX_ATTRIBUTE_NAME = 40
export const MAX_ATTRIBUTE = 200

/** The columns, in the order in which they first stand. */
export function attributeColumns(options: readonly Option[]): string[] {
  const all = options.flatMap(({ atributos }) => attributesOf(atributos))
  const relations = new Set(all.filter(({ question }) => question !== null).map(({ name }) => name))
  return [...new Set(all.map(({ name }) => name))].filter(
    (name) => name !== BELONGS_TO && !relations.has(name),
  )
}

/** What was typed as a name that formulas can say: small letters without accents, digits and `_`; '' for none. */
export function attributeNamed(typed: string): string {
  const plain = typed
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '')
  const name = cutText(plain, MAX_ATTRIBUTE_NAME)
  return /^\d/u.test(name) ? `_${name}` : name
}

/** An option with another cell. */
export function withCell(option: Option, name: string, value: string): Option {
  const before = attributesOf(option.atributos)
  const cell = { name, value: cutText(value, MAX_ATTRIBUTE), question: null }
  const after = before.some((one) => one.name === name)
    ? before.map((one) => (one.name === name ? cell : one))
    : [...before, cell]
  return { ...option, atributos: attributesText(after) }
}

/** The options with one column more, which is empty. */
export const withColumn = (options: readonly Option[], name: string): Option[] =>
  options.map((option) => withCell(option, name, ''))

/** The options without a column. */
export const withoutColumn = (options: readonly Option[], name: string): Option[] =>
  options.map((option) => ({
    ...option,
    atributos: attributesText(attributesOf(option.atributos).filter((one) => one.name !== name)),
  }))

/** The options with cells of a sheet that were pasted, from an option and a column on; what has no place is left out. */
export function withPasted(
  options: readonly Option[],
  { option: from, name }: { option: number; name: string },
  text: string,
): Option[] {
  const columns = attributeColumns(options)
  const lines = text.replace(/\r?\n$/u, '').split(/\r?\n/u)
  return options.map((option, at) => {
    const cells = lines[at - from]?.split('\t') ?? []
    return cells.reduce((changed, cell, index) => {
      const column = columns[columns.indexOf(name) + index]
      return column === undefined ? changed : withCell(changed, column, cleanValue(cell))
    }, option)
  })
}
