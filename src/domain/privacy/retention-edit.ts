import type { Form } from '../form/form'
import { stateRef } from '../form/state-ref'
import { MAX_RETENTION_STATES, NEW_RETENTION, type Beginning, type RetentionRule } from '../retention'

/** Gives a form a rule of its own for how long answers are kept, or takes it off. */
export const setRetained = (form: Form, on: boolean): Form => ({
  ...form,
  retencion: on ? NEW_RETENTION : null,
})

/** Changes the rule of a form that has one; the same form when it has none. */
export const changeRetention = (form: Form, change: Partial<RetentionRule>): Form =>
  form.retencion ? { ...form, retencion: { ...form.retencion, ...change } } : form

/** Counts the days of a form's rule from something else: of states, first from those that lead nowhere. */
export function countFrom(form: Form, desde: Beginning): Form {
  const last = form.estados.disponibles.filter(({ transiciones }) => transiciones.length === 0).map(stateRef)
  return changeRetention(form, {
    desde,
    estados: desde === 'estado' ? last.slice(0, MAX_RETENTION_STATES) : [],
  })
}
