import { isOfForm } from '../../form/check'
import { mentionsOf } from '../../form/mentions'
import { isOthersPart } from '../../form/second-person'
import type { FormPart } from '../parts'
import type { ProofFinding } from './finding'
import type { Model } from './model'

const sectionOf = (part: FormPart): number => (part.is === 'question' ? part.place.section : part.section)

const isCalculated = (part: FormPart | undefined): boolean =>
  part?.is === 'question' && part.definition.calculo !== ''

/** What words that are read at a part mention: a check of the form is told at its end. */
function mentionedAt({ is, definition }: FormPart): string[] {
  const options = is === 'question' ? definition.opciones : []
  const checks = is === 'branch' ? [] : definition.validaciones.filter((check) => !isOfForm(check))
  return [definition, ...options, ...checks].flatMap(mentionsOf)
}

/**
 * Rules, and words, that wait for an answer that is given on a later page, or by another person, who comes last (REACH-11): until then
 * the page behaves as if there was none.
 */
export function laterPages({ parts, rules, byId }: Model): ProofFinding[] {
  const others = new Set(
    parts.flatMap((part) => (part.is === 'section' && isOthersPart(part.definition) ? part.section : [])),
  )
  const askedAt = (part: FormPart): number => (others.has(sectionOf(part)) ? Infinity : sectionOf(part))
  const laterThan = (part: FormPart, ids: Iterable<string>): FormPart | undefined =>
    [...ids].flatMap((id) => byId.get(id) ?? []).find((one) => askedAt(one) > askedAt(part))
  const finding = (part: FormPart, of: string, later: FormPart): ProofFinding => ({
    ...{ code: others.has(sectionOf(later)) ? 'otherPersonLater' : 'laterPage', part, of, about: later },
  })
  const ofRules = rules.flatMap(({ rule: { part, field, of }, names }): ProofFinding[] => {
    // A total of what comes later may stand first.
    const later = field === 'calculo' ? undefined : laterThan(part, names)
    return later ? [finding(part, of, later)] : []
  })
  const isTold = (part: FormPart, later: FormPart): boolean =>
    ofRules.some((one) => one.part === part && one.about === later)
  const ofWords = parts.flatMap((part): ProofFinding[] => {
    // What is calculated may be known before.
    const given = mentionedAt(part).filter((id) => !isCalculated(byId.get(id)))
    const later = laterThan(part, given)
    return later && !isTold(part, later) ? [finding(part, '', later)] : []
  })
  return [...ofRules, ...ofWords]
}
