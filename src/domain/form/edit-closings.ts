/** Editing whom a form lets go no further by rules that stand in no version (LOGIC-01). */
import type { Check } from './check'
import { changed } from './dense'
import { newCheck, removeCheck } from './edit-checks'
import { changeSection } from './edit-sections'
import type { NewId } from './factory'
import type { Form } from './form'

/** Most closings of a form that only the server knows. */
export const MAX_CLOSINGS = 20

const withClosings = (form: Form, change: (closings: Check[]) => Check[]): Form => {
  const before = [...(form.cierres ?? [])]
  const cierres = change(before)
  return cierres === before ? form : { ...form, cierres }
}

/** The form with one more closing, which says nothing yet. */
export const addClosing = (form: Form, newId: NewId): Form =>
  withClosings(form, (all) => (all.length >= MAX_CLOSINGS ? all : [...all, newCheck(newId(), 'cierre')]))

/** The form with a closing changed. */
export const changeClosing = (form: Form, id: string, change: (closing: Check) => Check): Form =>
  withClosings(form, (all) => changed(all, id, change))

/** The form without a closing. */
export const removeClosing = (form: Form, id: string): Form =>
  withClosings(form, (all) => all.filter((closing) => closing.id !== id))

/** The form with a closing of a section taken out of what strangers read: from now on only the server knows it. */
export function hideClosing(form: Form, sectionId: string, id: string): Form {
  const section = form.secciones.find((one) => one.id === sectionId)
  const closing = section?.validaciones.find((check) => check.id === id && check.tipo === 'cierre')
  if (!closing || (form.cierres ?? []).length >= MAX_CLOSINGS) return form
  return {
    ...withClosings(form, (all) => [...all, closing]),
    secciones: changeSection(form.secciones, sectionId, (one) => removeCheck(one, id)),
  }
}
