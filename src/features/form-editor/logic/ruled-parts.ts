import { partsOf } from '../../../domain/form-logic/parts'
import { rulesOf, type Rule } from '../../../domain/form-logic/rules'
import { partKey } from '../../../domain/form/part-ref'
import type { FormPart } from '../../../domain/form/parts'
import type { FindingPlace } from '../../../domain/form/publication'
import type { Section } from '../../../domain/form/section'
import type { Spot } from '../../../domain/form/spot'

/** A part with its rules, where it stands. */
export interface RuledPart {
  key: string
  id: string
  spot: Spot
  place: FindingPlace
  rules: readonly Rule[]
}

/** The parts of a form that have rules, in reading order. */
export function ruledParts(secciones: readonly Section[], parts: readonly FormPart[]): RuledPart[] {
  const spots = new Map(parts.map(({ key, spot }) => [key, spot]))
  return partsOf(secciones).flatMap((part): RuledPart[] => {
    const rules = rulesOf(part)
    if (rules.length === 0) return []
    const { id } = part.definition
    const kind = part.is === 'branch' ? 'condition' : part.is
    const key = partKey(kind, id)
    const section = part.is === 'branch' ? (secciones[part.section]?.id ?? '') : ''
    const place: FindingPlace = kind === 'condition' ? { kind, section, id } : { kind, id }
    return [{ key, id, spot: spots.get(key) ?? [], place, rules }]
  })
}
