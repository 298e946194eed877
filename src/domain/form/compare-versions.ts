import { kindText } from './kind-text'
import { headWords, joined, paymentText, signaturesText, statesText, wordsOf } from './compare-head'
import { sectionKind } from './edit-sections'
import { checkSchema, type Check } from './check'
import { FORM_TEXTS, PARTS, wordFields, type Field, type FieldName } from './fields'
import type { FormVersion } from './form'
import { formulaInWords, namesIn } from './formula-words'
import { formParts, type FormPart } from './parts'
import type { Section } from './section'
import type { Spot } from './spot'
import { TRANSLATION_LANGUAGES } from './translatable'

/** A field in which a part can differ between two versions. */
export type ComparedField =
  | Exclude<FieldName, 'condition' | 'texto'>
  | 'areaAsociada'
  | 'customizedVoucherText'
  | 'purcharseOrderDetails'
  | 'headerImageURL'
  | 'areas'
  | 'options'
  | 'states'
  | 'signatures'
  | 'payments'
  | 'translations'

/** One difference between two versions of a form (DAY-07). */
export type Difference =
  | { what: 'added' | 'removed' | 'moved'; spot: Spot }
  /** Texts and names as they are, flags as 'true' and 'false', kinds by their code; '' for nothing. */
  | { what: 'changed'; spot: Spot; field: ComparedField; from: string; to: string }

/** Says a formula of a form in words. */
export type SayFormula = (formula: string) => string

/** With the names of what it names, where nobody can make a sentence of it. */
const sayWithNames = (secciones: readonly Section[]): SayFormula => {
  const names = namesIn(secciones)
  return (formula) => formulaInWords(formula, names)
}

/** A field with its value as a text. */
type Told = readonly [field: ComparedField, value: string]

interface Part {
  id: string
  /** '' for the form itself. */
  parent: string
  spot: Spot
  /** In the same order in every part of its kind. */
  fields: readonly Told[]
  /** Its words in other languages, in the order of `TRANSLATION_LANGUAGES`. */
  words: readonly string[]
}

/** The fields of a part; its words are told as its title, and fields that belong together as one. */
const toldOf = ({ kind, part }: FormPart, say: SayFormula): Told[] => [
  ...PARTS[kind].fields.flatMap((field): Told[] => {
    if ('group' in field) return []
    const { name } = field
    const told = name === 'condition' || name === 'texto' ? 'titulo' : name
    return [[told, fieldText(field, Reflect.get(part, name), say)]]
  }),
  ...(kind === 'section' ? sectionTold(part) : []),
  ...(kind === 'question' ? ([['questionKind', kindText(part)]] as const) : []),
]

/** What a field says, in words: formulas name parts as people do. */
function fieldText({ is }: Pick<Field<object>, 'is'>, value: unknown, say: SayFormula): string {
  if (is === 'formula') return value === '' ? '' : say(String(value))
  if (is !== 'checks') return String(value)
  const checks = Array.isArray(value)
    ? value.filter((one): one is Check => checkSchema.safeParse(one).success)
    : []
  return joined(checks.map(({ regla, mensaje, tipo }) => [say(regla), mensaje, tipo].join(' · ')))
}

const sectionTold = (section: Section): Told[] => [
  ['sectionKind', sectionKind(section)],
  ['areaAsociada', section.areaAsociada?.nombre ?? ''],
]

const comparedPart = (one: FormPart, say: SayFormula): Part => ({
  ...{ id: one.key, parent: one.parent, spot: one.spot },
  ...{ words: wordsOf(one.part, wordFields(one.kind)), fields: toldOf(one, say) },
})

const formPart = (version: FormVersion): Part => ({
  id: 'form',
  parent: '',
  spot: [],
  words: headWords(version),
  fields: [
    ...FORM_TEXTS.map((field): Told => [field, version[field]]),
    ['headerImageURL', version.headerImageURL],
    ['areas', joined(version.areas.map((path) => path.split('/').at(-1) ?? ''))],
    [
      'options',
      joined(Object.entries(version.opcionales).flatMap(([name, value]) => (value === true ? [name] : []))),
    ],
    ['states', statesText(version.estados)],
    ['signatures', signaturesText(version.signatures)],
    ['payments', joined(version.payments.map(paymentText))],
  ],
})

function partsOf(version: FormVersion, sayIn: typeof sayWithNames): Map<string, Part> {
  const say = sayIn(version.secciones)
  const parts = formParts(version.secciones).map((one) => comparedPart(one, say))
  return new Map([formPart(version), ...parts].map((part) => [part.id, part]))
}

/** Of a list of positions, those that stay in the longest rising row: the others are what was moved. */
function longestRising(positions: readonly number[]): Set<number> {
  const before: number[] = []
  const ends: number[] = []
  for (const [index, position] of positions.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((positions[ends[middle] ?? 0] ?? 0) < position) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1] ?? -1
    ends[low] = index
  }
  const stay = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) stay.add(index)
  return stay
}

/** Which parts stand elsewhere than before: below something else, or in another order among those that stayed. */
function movedParts(before: ReadonlyMap<string, Part>, after: ReadonlyMap<string, Part>): Set<string> {
  const moved = new Set<string>()
  const rank = new Map([...before.keys()].map((id, index) => [id, index]))
  const stayed = new Map<string, string[]>()
  for (const { id, parent } of after.values()) {
    const was = before.get(id)
    if (!was) continue
    if (was.parent !== parent) moved.add(id)
    else stayed.set(parent, [...(stayed.get(parent) ?? []), id])
  }
  for (const ids of stayed.values()) {
    const stay = longestRising(ids.map((id) => rank.get(id) ?? 0))
    for (const [index, id] of ids.entries()) if (!stay.has(index)) moved.add(id)
  }
  return moved
}

function changesOf(before: Part, after: Part): Difference[] {
  const { spot } = after
  const changes = after.fields.flatMap(([field, to], at): Difference[] => {
    const from = before.fields[at]?.[1] ?? ''
    return from === to ? [] : [{ what: 'changed', spot, field, from, to }]
  })
  const differ = TRANSLATION_LANGUAGES.filter((_, index) => before.words[index] !== after.words[index])
  if (differ.length === 0) return changes
  const has = (words: readonly string[]) =>
    joined(differ.filter((language) => (words[TRANSLATION_LANGUAGES.indexOf(language)] ?? '').trim() !== ''))
  return [
    ...changes,
    { what: 'changed', spot, field: 'translations', from: has(before.words), to: has(after.words) },
  ]
}

/**
 * How the later of two versions of a form differs from the earlier one, part by part by their ids, in the order of the
 * later one; what is gone comes last (DAY-07). What came or went with a part that came or went is not told again, and
 * of a changed text in other languages only in which.
 * @param sayIn makes of the parts of a version what says its formulas in words
 */
export function compareVersions(
  before: FormVersion,
  after: FormVersion,
  sayIn: (secciones: readonly Section[]) => SayFormula = sayWithNames,
): Difference[] {
  const [was, is] = [partsOf(before, sayIn), partsOf(after, sayIn)]
  const moved = movedParts(was, is)
  const differences: Difference[] = []
  for (const part of is.values()) {
    const old = was.get(part.id)
    if (!old) {
      const comesAlong = part.parent !== '' && !was.has(part.parent)
      if (!comesAlong) differences.push({ what: 'added', spot: part.spot })
      continue
    }
    if (moved.has(part.id)) differences.push({ what: 'moved', spot: part.spot })
    differences.push(...changesOf(old, part))
  }
  for (const { id, parent, spot } of was.values()) {
    const wentAlong = parent !== '' && !is.has(parent)
    if (!is.has(id) && !wentAlong) differences.push({ what: 'removed', spot })
  }
  return differences
}
