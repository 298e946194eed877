/** Whom a part closes a form for, by rules that only the server knows (LOGIC-01, decision 116). */
import type { CalendarDay } from '../calendar'
import { compactSections } from '../answering/compact'
import { assembleSections } from '../answering/whole'
import type { Check } from '../form/check'
import type { FormVersion } from '../form/form'
import { othersPartIn } from '../form/second-person'
import type { Section } from '../form/section'
import { publicClosing } from '../form-logic/closing'
import { formRules } from '../form-logic/form-rule'
import { cutToPart } from './part-version'

/** An answer without the part and with it, its rules worked out. */
interface Standing {
  before: Section[]
  after: Section[]
}

/**
 * The first closing that another person's part makes true, as they are told of it. What was true before they were asked
 * is not theirs; of the rest of the answer its words say no more than their part does.
 */
export function closingByPart(
  closings: readonly Check[],
  version: FormVersion,
  { before, after }: Standing,
  begun: CalendarDay | null,
): Check | null {
  if (closings.length === 0) return null
  const was = formRules(version.secciones, before, begun)
  const is = formRules(version.secciones, after, begun)
  const closing = closings.find(({ regla }) => is.holds(regla) && !was.holds(regla))
  if (!closing) return null
  const at = othersPartIn(version.secciones)
  const cut = cutToPart(version, after, at)
  const { secciones } = cut.version
  const given = compactSections(after).filter(({ id }) => id === version.secciones[at]?.id)
  const own = given.map((section) => ({ ...section, orden: cut.part }))
  const answered = assembleSections(secciones, [...cut.secciones, ...own], begun)
  return publicClosing(closing, formRules(secciones, answered, begun))
}
