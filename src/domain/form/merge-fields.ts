import { sameValue } from '../same-value'
import { FORM_OPTIONS, optionBlockedBy, optionsSchema, type FormOptions } from './options'
import { PARTS, type PartKind } from './fields'
import type { Fields } from './merge-tree'

export type Side = 'mine' | 'theirs'

/** One field that both changed, each to something else. */
export interface FieldClash {
  /** The field's name; the name of a group stands for all its fields. */
  field: string
  mine: unknown
  theirs: unknown
}

const FORM_GROUPS = { areas: ['areas', 'areaInfo', 'municipioInfo', 'municipalityPath', 'claveMunicipio'] }

/** Fields that mean something only together: whoever changed one of them decides on all. */
function groupsOf(kind: PartKind | 'form'): Record<string, readonly string[]> {
  if (kind === 'form') return FORM_GROUPS
  const groups: Record<string, string[]> = {}
  for (const field of PARTS[kind].fields) if ('group' in field) (groups[field.group] ??= []).push(field.name)
  return groups
}

/** What the store keeps of a form, whatever an editor sends. */
const KEPT_BY_STORE = [
  'id',
  'version',
  'creadoPor',
  'fechaCreacion',
  'timeStamp',
  'lastUpdate',
  'formEditedInfo',
  'deleted',
  'deletionInfo',
  'duplicatedInfo',
]

interface Sides {
  base: Fields | undefined
  mine: Fields
  theirs: Fields
}
type Choose = (clash: FieldClash) => Side

/** Whose value of one field counts: nobody's change loses to what was there before. */
function winner(base: unknown, mine: unknown, theirs: unknown, onClash: () => Side): Side {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return 'mine'
  return sameValue(base, mine) ? 'theirs' : onClash()
}

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))

/** Whether the flags can stand beside each other as the couplings of EDIT-03 have it. */
const fitTogether = (options: FormOptions): boolean =>
  FORM_OPTIONS.every((option) => !options[option] || optionBlockedBy(options, option) === null) &&
  !(options.publico && (options.ciudadano || options.citizenAssociationFromCitizenPortal))

/** Flag by flag; all of one side where the two together would not be allowed. */
function mergeOptions(sides: Sides, choose: Choose): FormOptions {
  const optionsOf = (fields: Fields | undefined) => optionsSchema.parse(fields?.['opcionales'])
  const base = optionsOf(sides.base)
  const mine = optionsOf(sides.mine)
  const theirs = optionsOf(sides.theirs)
  const merged = { ...mine }
  for (const option of FORM_OPTIONS) if (base[option] === mine[option]) merged[option] = theirs[option]
  if (sameValue(merged, mine) || sameValue(merged, theirs) || fitTogether(merged)) return merged
  return choose({ field: 'opcionales', mine, theirs }) === 'mine' ? mine : theirs
}

/**
 * Three-way merge of the fields of one part.
 * @param choose asked for every field that both changed
 */
export function mergeFields(kind: PartKind | 'form', sides: Sides, choose: Choose): Fields {
  const { base, mine, theirs } = sides
  const merged: Fields = {}
  const groups = groupsOf(kind)
  const grouped = new Set(Object.values(groups).flat())
  const take = (field: string, names: readonly string[]): void => {
    const [one, other] = [picked(mine, names), picked(theirs, names)]
    const clash = () => choose({ field, mine: mine[field], theirs: theirs[field] })
    const before = base === undefined ? undefined : picked(base, names)
    Object.assign(merged, winner(before, one, other, clash) === 'mine' ? one : other)
  }
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    if (grouped.has(field)) continue
    if (kind === 'form' && KEPT_BY_STORE.includes(field)) Object.assign(merged, picked(theirs, [field]))
    else if (kind === 'form' && field === 'opcionales') {
      merged[field] = mergeOptions(sides, choose)
    } else take(field, [field])
  }
  for (const [group, names] of Object.entries(groups)) take(group, names)
  return merged
}
