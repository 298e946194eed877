import { partsOf, type FormPart as LogicPart } from '../../../domain/form-logic/parts'
import { isRuleOfForm } from '../../../domain/form-logic/rule-of-form'
import { rulesOf, type Rule } from '../../../domain/form-logic/rules'
import { partKey } from '../../../domain/form/part-ref'
import type { FormPart } from '../../../domain/form/parts'
import type { FindingPlace } from '../../../domain/publication/finding'
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

/** Where a part is worked on. */
export function placeOfPart(secciones: readonly Section[], part: LogicPart): FindingPlace {
  const { id } = part.definition
  if (part.is !== 'branch') return { kind: part.is, id }
  return { kind: 'condition', section: secciones[part.section]?.id ?? '', id }
}

/** The parts of a form that have rules, in reading order. */
export function ruledParts(secciones: readonly Section[], parts: readonly FormPart[]): RuledPart[] {
  const spots = new Map(parts.map(({ key, spot }) => [key, spot]))
  return partsOf(secciones).flatMap((part): RuledPart[] => {
    // What the form checks as a whole has a place of its own.
    const rules = rulesOf(part).filter((rule) => !isRuleOfForm(rule))
    if (rules.length === 0) return []
    const { id } = part.definition
    const kind = part.is === 'branch' ? 'condition' : part.is
    const key = partKey(kind, id)
    const place = placeOfPart(secciones, part)
    return [{ key, id, spot: spots.get(key) ?? [], place, rules }]
  })
}
