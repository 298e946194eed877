import { isOthersPart } from '../../form/second-person'
import type { FormPart } from '../parts'
import type { ProofFinding } from './finding'
import type { Model } from './model'

const sectionOf = (part: FormPart): number => (part.is === 'question' ? part.place.section : part.section)

/**
 * Rules that wait for an answer that is given on a later page, or by another person, who comes last (REACH-11): until then
 * the page behaves as if there was none.
 */
export function laterPages({ parts, rules, byId }: Model): ProofFinding[] {
  const others = new Set(
    parts.flatMap((part) => (part.is === 'section' && isOthersPart(part.definition) ? part.section : [])),
  )
  const askedAt = (part: FormPart): number => (others.has(sectionOf(part)) ? Infinity : sectionOf(part))
  return rules.flatMap(({ rule: { part, field, of }, names }): ProofFinding[] => {
    // A total of what comes later may stand first.
    if (field === 'calculo') return []
    const later = [...names].flatMap((id) => byId.get(id) ?? []).find((one) => askedAt(one) > askedAt(part))
    if (!later) return []
    return [{ code: others.has(sectionOf(later)) ? 'otherPersonLater' : 'laterPage', part, of, about: later }]
  })
}
