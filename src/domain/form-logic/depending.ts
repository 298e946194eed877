/** Options that belong to an option of another question, as the editor makes them: one attribute, one comparison. */
import type { Option } from '../form/question'
import { attributesOf } from './attributes'
import { attributesText } from './attributes-text'

/** The attribute by which they do. */
export const BELONGS_TO = 'belongs_to'
const ANY = `is_blank(attribute("${BELONGS_TO}"))`
const FILTER = /^is_blank\(attribute\("belongs_to"\)\) or attribute\("belongs_to"\) = \{\{([^{}:]+)\}\}$/u

/** The filter that offers what belongs to the answer of a question, and what belongs to none ("another one"). */
export const dependingOn = (question: string): string =>
  `${ANY} or attribute("${BELONGS_TO}") = {{${question}}}`

/** The question on whose answer the options depend; null for none, and for any other filter. */
export const dependsOn = (filter: string): string | null => FILTER.exec(filter)?.[1] ?? null

/** The option that an option belongs to; '' for none. */
export const optionBelongsTo = ({ atributos }: Option): string =>
  attributesOf(atributos).find(({ name }) => name === BELONGS_TO)?.value ?? ''

/** An option that belongs to another one, or to none; its other attributes stay. */
export function withBelonging(option: Option, to: { question: string; option: string } | null): Option {
  const others = attributesOf(option.atributos).filter(({ name }) => name !== BELONGS_TO)
  const own = to === null ? [] : [{ name: BELONGS_TO, value: to.option, question: to.question }]
  return { ...option, atributos: attributesText([...others, ...own]) }
}
