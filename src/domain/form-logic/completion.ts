/** What can be written on in a formula while it is typed: questions, their options, and functions (LOGIC-05). */
import type { Option } from '../form/question'
import type { Section } from '../form/section'
import { SIGNATURES, type Signature } from '../logic/signatures'
import { remembered } from '../remembered'
import { plain } from '../text/search'
import { isNamed, type FormPart } from './parts'
import { namedParts } from './problems'
import { nameToType, optionToType, partOfName, wordsOf } from './typed'

export type Suggestion = {
  /** What is written when it is taken. */
  written: string
  /** Letters from the end of that at which one goes on: within the brackets of a function. */
  back: number
} & (
  | { is: 'part'; part: FormPart }
  | { is: 'option'; part: FormPart; option: Option }
  | { is: 'function'; signature: Signature }
)

export interface Completion {
  /** What is taken replaces these letters. */
  from: number
  to: number
  suggestions: readonly Suggestion[]
  /** How many there are, those among them that are left out. */
  count: number
}

/** Suggestions that are given at once: whoever sees more types another letter. */
const MOST_GIVEN = 30

/** How well words begin as what was typed: 0 best; null where they do not have it. */
function rankOf(words: string, typed: string): number | null {
  const at = words.indexOf(typed)
  if (at < 0) return null
  if (at === 0) return 0
  return /[\p{L}\p{N}]/u.test(words[at - 1] ?? '') && !words.includes(` ${typed}`) ? 2 : 1
}

/** Keystrokes change one part of a form: of all others the words are the same. */
const partWords = remembered((definition: FormPart['definition']) => ({
  code: 'codigo' in definition ? definition.codigo : '',
  title: plain('titulo' in definition ? definition.titulo : definition.condition),
}))
const optionWords = remembered((option: Option) => plain(option.texto))

const optionsIn = (part: FormPart | undefined): readonly Option[] =>
  part?.is === 'question' && part.named.type.is === 'options' ? part.definition.opciones : []

interface Found {
  rank: number
  suggestion: Suggestion
}

function partsFor(parts: readonly FormPart[], typed: string, secciones: readonly Section[]): Found[] {
  return parts.flatMap((part) => {
    const { code, title } = partWords(part.definition)
    const ranks = [rankOf(code, typed), rankOf(title, typed)].filter((one) => one !== null)
    if (ranks.length === 0 || (wordsOf(part) === '' && code === '')) return []
    const written = nameToType(part.definition.id, secciones)
    return { rank: Math.min(...ranks), suggestion: { is: 'part', part, written, back: 0 } }
  })
}

function optionsFor(part: FormPart | undefined, typed: string, secciones: readonly Section[]): Found[] {
  if (!part) return []
  return optionsIn(part).flatMap((option) => {
    const rank = rankOf(optionWords(option), typed)
    const written = optionToType(part.definition.id, option.id, secciones)
    return rank === null ? [] : { rank, suggestion: { is: 'option', part, option, written, back: 0 } }
  })
}

function functionsFor(typed: string, hasBrackets: boolean): Found[] {
  return SIGNATURES.filter(({ name }) => name.startsWith(typed)).map((signature) => {
    const { name, params, rest } = signature
    const takes = params.length > 0 || rest !== undefined
    const written = hasBrackets ? name : `${name}()`
    return {
      rank: 0,
      suggestion: { is: 'function', signature, written, back: takes && !hasBrackets ? 1 : 0 },
    }
  })
}

const WHOLE = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\{\{[^{}]*\}\}/gsu
const COMPARED = /\{\{([^{}]*)\}\}\s*(?:!?=|\bin\s*\((?:[^()]*,)?)\s*$/u
/** Words of formulas themselves. */
const SAID: readonly string[] = ['and', 'or', 'not', 'in', 'true', 'false']

/**
 * What is being written at a place: a name within braces, a word, or nothing yet; null within a text, a number or a word
 * that is whole.
 */
function placeIn(before: string): { is: 'name' | 'word'; from: number; word: string } | null {
  const blanked = before.replaceAll(WHOLE, (whole) => ' '.repeat(whole.length))
  const open = /\{\{([^{}]*)$/u.exec(blanked)
  const outside = open ? blanked.slice(0, open.index) : blanked
  if (/['"{]/.test(outside)) return null
  if (open) return { is: 'name', from: open.index, word: before.slice(open.index + 2) }
  const [word = ''] = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*$/u.exec(blanked) ?? []
  return /^\p{N}/u.test(word) || SAID.includes(word)
    ? null
    : { is: 'word', from: before.length - word.length, word }
}

/** Of which question an option is begun: `{{Pets:Ca`. */
function askedOption(word: string, secciones: readonly Section[]): { id: string; typed: string } | null {
  for (let at = word.indexOf(':'); at >= 0; at = word.indexOf(':', at + 1)) {
    const id = partOfName(word.slice(0, at), secciones)
    if (id !== undefined) return { id, typed: word.slice(at + 1) }
  }
  return null
}

const ranked = (found: readonly Found[]): Found[] => found.toSorted((one, other) => one.rank - other.rank)

function foundAt(
  { is, from, word }: NonNullable<ReturnType<typeof placeIn>>,
  typed: string,
  to: number,
  { secciones, without }: Pick<Completed, 'secciones' | 'without'>,
): Found[] {
  const byId = namedParts(secciones)
  const parts = [...byId.values()].filter((part) => isNamed(part) && part.definition.id !== without)
  const asked = is === 'name' ? askedOption(word, secciones) : null
  if (asked) return ranked(optionsFor(byId.get(asked.id), plain(asked.typed.trim()), secciones))
  const sought = plain(word.trim())
  const [, comparedName = null] = COMPARED.exec(typed.slice(0, from)) ?? []
  const compared = comparedName === null ? undefined : byId.get(partOfName(comparedName, secciones) ?? '')
  const options = ranked(optionsFor(compared, sought, secciones))
  const others = ranked(partsFor(parts, sought, secciones))
  return is === 'name'
    ? [...options, ...others]
    : [...options, ...functionsFor(word, typed.startsWith('(', to)), ...others]
}

interface Completed {
  secciones: readonly Section[]
  /** Whether it was asked for: else nothing is offered before a letter, a brace, or a comparison. */
  isAsked?: boolean
  /** Id of the part whose rule it is, where that cannot be told by itself. */
  without?: string
}

/**
 * What can be written on at a place of a formula; null where nothing can.
 * @param caret where it is typed
 */
export function completionAt(
  typed: string,
  caret: number,
  { secciones, isAsked = false, without = '' }: Completed,
): Completion | null {
  const place = placeIn(typed.slice(0, caret))
  if (!place) return null
  const after = typed.slice(caret)
  const [rest = ''] = (place.is === 'name' ? /^[^{}]*\}\}/u : /^[\p{L}\p{M}\p{N}_]*/u).exec(after) ?? []
  const to = caret + rest.length
  const found = foundAt(place, typed, to, { secciones, without })
  const isBegun = place.is === 'name' || place.word !== '' || isAsked
  const given = isBegun ? found : found.filter(({ suggestion }) => suggestion.is === 'option')
  if (given.length === 0) return null
  const suggestions = given.slice(0, MOST_GIVEN).map(({ suggestion }) => suggestion)
  return { from: place.from, to, suggestions, count: given.length }
}
