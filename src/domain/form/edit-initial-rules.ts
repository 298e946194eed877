import type { NewId } from './factory'
import type { Form } from './form'
import { MAX_INITIAL_RULES, type InitialRule } from './initial-rule'
import { stateRef } from './state-ref'

const rulesOf = ({ estadoInicial }: Form): readonly InitialRule[] => estadoInicial ?? []

/** The form with one more rule, for the first state in which answers do not begin anyway. */
export function addInitialRule(form: Form, newId: NewId): Form {
  const { disponibles, inicial } = form.estados
  const other = disponibles.find(({ id }) => id !== inicial)
  if (!other || rulesOf(form).length >= MAX_INITIAL_RULES) return form
  return { ...form, estadoInicial: [...rulesOf(form), { id: newId(), si: '', estado: stateRef(other) }] }
}

/** The form with a rule changed. */
export const changeInitialRule = (
  form: Form,
  id: string,
  change: Partial<Omit<InitialRule, 'id'>>,
): Form => ({
  ...form,
  estadoInicial: rulesOf(form).map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
})

/** The form without a rule. */
export const removeInitialRule = (form: Form, id: string): Form => ({
  ...form,
  estadoInicial: rulesOf(form).filter((rule) => rule.id !== id),
})
