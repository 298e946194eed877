/** Finds what is stored about a person (OPS-03): by document, mail, telephone or name, wherever they stand. */
import * as z from 'zod/mini'
import { plainNumber } from '../citizen/identity'
import { plain } from '../text/search'
import { cleanAddress, cleanText, cleanValue } from '../text/clean'

/** What somebody is looked for by. */
export const IDENTIFIERS = ['document', 'mail', 'telephone', 'name'] as const
export type Identifier = (typeof IDENTIFIERS)[number]

/** What the clerk typed; '' for what is not known. One that fits is enough for a find. */
export type PersonSearch = Record<Identifier, string>

/** Letters of one field of a search. */
export const MAX_IDENTIFIER = 200

const field = () => z._default(z.string().check(z.maxLength(MAX_IDENTIFIER)), '')
export const personSearchSchema: z.ZodMiniType<PersonSearch> = z.strictObject({
  document: field(),
  mail: field(),
  telephone: field(),
  name: field(),
})

/** Shorter numbers are somebody's by chance. */
const LEAST_OF_DOCUMENT = 5
const LEAST_DIGITS_OF_PHONE = 7
/** Digits that tell a telephone, whatever stands before them: country, trunk and mobile signs differ by who writes. */
const OWN_DIGITS_OF_PHONE = 8
/** A name is two words at least. */
const LEAST_WORDS = 2
const LEAST_LETTERS_OF_WORD = 2

const MAIL = /^[^\s@*%]+@[^\s@*%]+\.[^\s@*%.]{2,}$/

const digitsOf = (typed: string): string => cleanValue(typed).replace(/\D/g, '')
const wordsOf = (text: string): string[] => plain(cleanText(text)).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a name has words enough to mean one person, in scripts with letters for words as one word. */
function isName(words: readonly string[]): boolean {
  const whole = words.filter((word) => [...word].length >= LEAST_LETTERS_OF_WORD)
  return whole.length >= LEAST_WORDS || whole.some((word) => /^\p{Script=Han}{3,}$/u.test(word))
}

const IS_ENOUGH: Record<Identifier, (typed: string) => boolean> = {
  document: (typed) => {
    const number = plainNumber(typed)
    return number.length >= LEAST_OF_DOCUMENT && /^[0-9A-Z]+$/.test(number) && /\d{3}/.test(number)
  },
  mail: (typed) => MAIL.test(cleanAddress(typed)),
  telephone: (typed) => digitsOf(typed).length >= LEAST_DIGITS_OF_PHONE && !/[\p{L}*%]/u.test(typed),
  name: (typed) => isName(wordsOf(typed)),
}

/** Which fields have something in them that would find half the municipality, or nobody: a letter, a wildcard. */
export const tooVague = (search: PersonSearch): Identifier[] =>
  IDENTIFIERS.filter((one) => cleanText(search[one]) !== '' && !IS_ENOUGH[one](search[one]))

/** Whether anybody can be looked for: something was typed, and none of it is too vague. */
export const isSearchable = (search: PersonSearch): boolean =>
  tooVague(search).length === 0 && IDENTIFIERS.some((one) => cleanText(search[one]) !== '')

/** Where a find stands, as the clerk reads it; `bin` its answer was deleted and can come back. */
export const PLACES = ['recipient', 'content', 'payment', 'note', 'order', 'certificate', 'bin'] as const
export type FoundPlace = (typeof PLACES)[number]

/** One thing that a search found about a person: it hangs on an answer, and is told and erased with it. */
export interface PersonMatch {
  where: FoundPlace[]
  by: Identifier[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const spaced = (signs: string, between: string): string => [...signs].map(escaped).join(between)

/**
 * A document number as people write it, with dots and blanks, with the letter behind it, or inside the number by which
 * the tax office knows the same person (`20-30111222-3`).
 */
function documentPattern(typed: string): RegExp {
  const number = plainNumber(typed)
  const own = spaced(number, '[\\s.-]*')
  const isPlain = /^\d{7,8}$/.test(number)
  const whole = isPlain ? `(?:2[0347][\\s.-]*${own}[\\s.-]*\\d|${own}(?:[\\s.-]?[A-Z])?)` : own
  return new RegExp(`(?<![0-9A-Z])${whole}(?![0-9A-Z])`, 'u')
}

function phonePattern(typed: string): RegExp {
  const own = digitsOf(typed).slice(-OWN_DIGITS_OF_PHONE)
  // Up to five digits may stand before without a sign between: country and area.
  return new RegExp(`(?<!\\d)\\d{0,5}${spaced(own, '[\\s()./-]*')}(?!\\d)`, 'u')
}

const mailPattern = (typed: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}._%+-])${escaped(cleanAddress(typed).toLowerCase())}(?![\\p{L}\\p{N}-]|\\.\\p{L})`,
    'u',
  )

/** Whether a text says an identifier. */
type Says = (text: string) => boolean

/** What of a search there is to look for. The name is looked for in all words that stand together, the rest in each text. */
export interface Finder {
  exact: { by: Identifier; says: Says }[]
  /** Words of the name; none where it is not looked for. */
  name: string[]
}

/** Makes a search ready to look through many documents. */
export function finderOf(search: PersonSearch): Finder {
  const { document, mail, telephone, name } = search
  const exact: Finder['exact'] = []
  if (cleanText(document) !== '') {
    const pattern = documentPattern(document)
    exact.push({ by: 'document', says: (text) => pattern.test(cleanValue(text).toUpperCase()) })
  }
  if (cleanText(mail) !== '') {
    const pattern = mailPattern(mail)
    exact.push({ by: 'mail', says: (text) => pattern.test(cleanAddress(text).toLowerCase()) })
  }
  if (cleanText(telephone) !== '') {
    const pattern = phonePattern(telephone)
    exact.push({ by: 'telephone', says: (text) => pattern.test(cleanValue(text)) })
  }
  return { exact, name: wordsOf(name) }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** Every text in a stored value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  return isFields(value) ? Object.values(value).flatMap(textsIn) : []
}

/** The texts of what a revision leaves standing, by the row or branch that each entry names. */
function unitsPreserved(entries: unknown): string[][] {
  const rows = new Map<string, string[]>()
  for (const one of isFields(entries) ? Object.values(entries) : []) {
    if (!isFields(one)) continue
    const row = [one.seccionId, one.condicionId, one.rowIndex].join('\n')
    rows.set(row, [...(rows.get(row) ?? []), ...textsIn(one)])
  }
  return [...rows.values()]
}

/** Texts that stand together, as first and last name do: those of one row of questions, or of the whole value. */
function unitsIn(value: unknown): string[][] {
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, below]) => {
    if (key === 'preguntas' || key === 'questions') return [textsIn(below)]
    return key === 'conservado' ? unitsPreserved(below) : unitsIn(below)
  })
}

const saysName = (texts: readonly string[], name: readonly string[]): boolean => {
  if (name.length === 0) return false
  const said = new Set(texts.flatMap(wordsOf))
  return name.every((word) => said.has(word))
}

/**
 * By what a stored value names the person.
 * @param inRows whether a name counts only where its words stand in one row of questions, and not anywhere in the value
 */
export function namedBy({ exact, name }: Finder, value: unknown, inRows = false): Identifier[] {
  const texts = textsIn(value)
  const units = inRows ? [...unitsIn(value), ...texts.map((text) => [text])] : [texts]
  return [
    ...exact.filter(({ says }) => texts.some(says)).map(({ by }) => by),
    ...(units.some((unit) => saysName(unit, name)) ? ['name' as const] : []),
  ]
}

/** Fields of an answer that tell of the person whom it is about or who gave it. Who of the staff wrote it is not looked for. */
const FIELDS: readonly [place: FoundPlace, fields: readonly string[], inRows: boolean][] = [
  ['recipient', ['datosCiudadano', 'persona', 'turno'], false],
  ['content', ['secciones', 'signatures', 'editsBySupervisor', 'requestsForChanges', 'otraPersona'], true],
  ['payment', ['paymentDetails', 'payOrder'], false],
]

/** What of an answer names the person; null when nothing does. */
export function matchedAnswer(finder: Finder, answer: Record<string, unknown>): PersonMatch | null {
  const found = FIELDS.map(([place, fields, inRows]) => ({
    place,
    by: fields.flatMap((one) => namedBy(finder, answer[one], inRows)),
  })).filter(({ by }) => by.length > 0)
  return found.length === 0
    ? null
    : {
        where: found.map(({ place }) => place),
        by: IDENTIFIERS.filter((one) => found.some(({ by }) => by.includes(one))),
      }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whom an answer says it is about, and who bought with it. */
const identitiesIn = ({ datosCiudadano: person, paymentDetails: buyer }: Record<string, unknown>) => [
  ...(isFields(person)
    ? [
        {
          document: asText(person.dni) || asText(person.cuit),
          mail: asText(person.email),
          telephone: asText(person.telefono),
          name: `${asText(person.nombre)} ${asText(person.apellido)}`.trim(),
        },
      ]
    : []),
  ...(isFields(buyer)
    ? [
        {
          document: asText(buyer.clientID),
          mail: asText(buyer.clientEmail),
          telephone: asText(buyer.clientPhoneNumber),
          name: asText(buyer.clientFullName),
        },
      ]
    : []),
]

/** An identity without what is too vague, or too long, to look for. */
function lookedFor(identity: PersonSearch): PersonSearch {
  const vague = new Set(tooVague(identity))
  const kept = (one: Identifier) =>
    vague.has(one) || identity[one].length > MAX_IDENTIFIER ? '' : identity[one]
  return {
    document: kept('document'),
    mail: kept('mail'),
    telephone: kept('telephone'),
    name: kept('name'),
  }
}

/**
 * By what else an answer knows the person whom it names: who was found by a document has a name, and maybe a telephone,
 * by which a reason or a remark may still tell of them.
 */
export const knownBesides = (finder: Finder, answer: Record<string, unknown>): PersonSearch[] =>
  identitiesIn(answer)
    .filter((identity) => namedBy(finder, identity).length > 0)
    .map(lookedFor)

/** Two finds about the same answer are one. */
export const joinedMatch = (one: PersonMatch, other: PersonMatch): PersonMatch => ({
  where: PLACES.filter((place) => one.where.includes(place) || other.where.includes(place)),
  by: IDENTIFIERS.filter((by) => one.by.includes(by) || other.by.includes(by)),
})

/** Whether only a name says that something is the person's: others may have the same one. */
export const isByNameAlone = ({ by }: Pick<PersonMatch, 'by'>): boolean => by.every((one) => one === 'name')

/**
 * A stored value in which no text names the person any more; the same one where none did.
 * @returns texts that named the person are ''
 */
export function withoutPerson(finder: Finder, value: unknown): unknown {
  if (typeof value === 'string') return namedBy(finder, value).length > 0 ? '' : value
  if (Array.isArray(value)) return value.map((one: unknown) => withoutPerson(finder, one))
  const isPlain = isFields(value) && Object.getPrototypeOf(value) === Object.prototype
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([key, below]) => [key, withoutPerson(finder, below)]))
    : value
}

/** Answers in one part of the file for a person. */
export const MAX_IN_FILE = 10
