/**
 * What is kept with an option, by which others filter it (`filtroOpciones`). It is written like a formula, so that copies,
 * files and comparisons treat what it names as they do in formulas: `province = {{p:o1}} and zone = "north"`.
 */
import { tokensOf, type Token } from '../logic/tokens'

/** An attribute: a text, or an option of another question. */
export interface Attribute {
  name: string
  /** The text, or the option's id. */
  value: string
  /** The question of that option; null for a text. */
  question: string | null
}

function valueOf({ is, word }: Token): Pick<Attribute, 'value' | 'question'> | null {
  if (is === 'text' || is === 'number') return { value: word, question: null }
  const at = word.indexOf(':')
  return is === 'reference' && at > 0 ? { question: word.slice(0, at), value: word.slice(at + 1) } : null
}

const read = new Map<string, readonly Attribute[]>()
const MOST_KEPT = 5_000

/** The attributes of an option; none where they cannot be read. */
export function attributesOf(text: string): readonly Attribute[] {
  if (text === '') return []
  const known = read.get(text)
  if (known) return known
  const attributes: Attribute[] = []
  const tokens = tokensOf(text)
  for (let at = 0; Array.isArray(tokens) && at + 2 < tokens.length; at += 4) {
    const [name, sign, given] = tokens.slice(at, at + 3)
    const value = given && valueOf(given)
    if (name?.is !== 'name' || sign?.word !== '=' || !value) break
    attributes.push({ name: name.word, ...value })
  }
  if (read.size >= MOST_KEPT) read.clear()
  read.set(text, attributes)
  return attributes
}

/** What an option has under a name; '' for nothing. */
export const attributeOf = (text: string, name: string): string =>
  attributesOf(text).find((one) => one.name === name)?.value ?? ''
