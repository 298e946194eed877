/** Changes of how a form asks another person for a part (REACH-11). */
import { LANGUAGES } from '../language'
import { changeSection } from './edit-sections'
import { withText } from './edit-texts'
import type { Form } from './form'
import {
  addressQuestions,
  isAlwaysAsked,
  isOthersPart,
  NEW_RULE,
  type SecondPersonRule,
} from './second-person'
import type { Section } from './section'

/** What the other person is called until somebody says who it is; a form's own words are Spanish. */
const SOMEBODY = 'Otra persona'

/** The rule of a form that begins to ask: the address is known by the question that always has one, where there is any. */
function begun(form: Form): SecondPersonRule {
  const asked = addressQuestions(form.secciones)
  const [first] = [...asked.filter(isAlwaysAsked), ...asked]
  return { ...NEW_RULE, correo: first?.id ?? '' }
}

/** The form with a section that somebody else answers; how they are asked is kept where another section has it already. */
export function giveToOther(form: Form, id: string): Form {
  const secciones = changeSection(form.secciones, id, (section) =>
    isOthersPart(section) ? section : { ...section, otraPersona: SOMEBODY },
  )
  if (secciones === form.secciones) return form
  const next = { ...form, secciones }
  return { ...next, otraPersona: form.otraPersona ?? begun(next) }
}

/** The form without how another person is asked, where none of its sections is another's any more. */
export const withoutIdleRule = (form: Form): Form =>
  form.otraPersona && !form.secciones.some(isOthersPart) ? { ...form, otraPersona: null } : form

/** The section as part of what whoever answers the rest answers, without the other person's name in any language. */
export const asOwnPart = (section: Section): Section =>
  LANGUAGES.reduce((next, language) => withText(next, 'otraPersona', language, ''), section)

/** The form with a section that whoever answers the rest answers too. */
export function takeBack(form: Form, id: string): Form {
  const secciones = changeSection(form.secciones, id, asOwnPart)
  return secciones === form.secciones ? form : withoutIdleRule({ ...form, secciones })
}

/** The form with a change of how the other person is asked. */
export const changeSecondPerson = (form: Form, change: Partial<SecondPersonRule>): Form => ({
  ...form,
  otraPersona: { ...(form.otraPersona ?? NEW_RULE), ...change },
})
