/** Whom a form lets go no further by rules that only the server knows (LOGIC-01). */
import type { CalendarDay } from '../calendar'
import type { Check } from '../form/check'
import { mentionsOf } from '../form/mentions'
import { OUTCOME } from '../form/outcome'
import type { Section } from '../form/section'
import { BASE_LANGUAGE, LANGUAGES, localized, textAt } from '../language'
import { formRules, type FormRules } from './form-rule'
import { mentioned } from './mentioned'

/** Its words in each language that they are in, with the answers that they mention: whoever is told reads no rule. */
function wordsOf(closing: Check, { reader }: FormRules): Record<string, string> {
  const part = { [OUTCOME]: { mentioned: mentioned(mentionsOf(closing), {}, reader) } }
  const fields = LANGUAGES.map(
    (language) => [language, language === BASE_LANGUAGE ? 'mensaje' : `mensaje_${language}`] as const,
  ).filter(([, field]) => textAt(closing, field).trim() !== '')
  return Object.fromEntries(
    fields.map(([language, field]) => [field, localized(closing, 'mensaje', language, part)]),
  )
}

/** A closing as the person is told of it: without its rule, with the answers that these rules can read in its words. */
export const publicClosing = (closing: Check, rules: FormRules): Check => ({
  ...{ mensaje: '', ...wordsOf(closing, rules) },
  ...{ id: closing.id, regla: '', tipo: 'cierre' as const },
})

/** An answer that closings are asked about. */
export interface AnsweredVersion {
  /** Of the version that was answered. */
  secciones: readonly Section[]
  /** The same as answered, with its rules worked out. */
  answered: Section[]
  begun: CalendarDay | null
  /** Whether it is the version that the form has now. */
  isCurrent: boolean
}

/**
 * The first closing of a form that is true of an answer, as the person is told of it. One that nobody can work out lets
 * nobody pass, where it was written for this very version: an earlier one may lack what it asks about.
 */
export function closingFor(
  closings: readonly Check[],
  { secciones, answered, begun, isCurrent }: AnsweredVersion,
): Check | null {
  if (closings.length === 0) return null
  const rules = formRules(secciones, answered, begun)
  const closing = closings.find(({ regla }) => rules.holds(regla) || (isCurrent && !rules.understands(regla)))
  return closing ? publicClosing(closing, rules) : null
}
