import type { FormPart } from '../parts'
import type { ProofFinding } from './finding'
import type { Model } from './model'

const sectionOf = (part: FormPart): number => (part.is === 'question' ? part.place.section : part.section)

/** Rules that wait for an answer that is given on a later page: until then the page behaves as if there was none. */
export const laterPages = ({ rules, byId }: Model): ProofFinding[] =>
  rules.flatMap(({ rule: { part, field, of }, names }): ProofFinding[] => {
    // A total of what comes later may stand first.
    if (field === 'calculo') return []
    const later = [...names]
      .flatMap((id) => byId.get(id) ?? [])
      .find((one) => sectionOf(one) > sectionOf(part))
    return later ? [{ code: 'laterPage', part, of, about: later }] : []
  })
