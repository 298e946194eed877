import type { Form } from './form'
import { MAX_NOTICES, type FormNotice } from './form-notices'

/** The form with something told, or not told any more; a form that tells nothing has nothing of it. */
export function setNotice(form: Form, estado: string, isOn: boolean): Form {
  const { avisos = [], ...without } = form
  const others = avisos.filter((one) => one.estado !== estado)
  const told = isOn && others.length < MAX_NOTICES ? [...others, { estado, mensaje: '' }] : others
  return told.length === 0 ? without : { ...without, avisos: told }
}

/** Changes one; the same form where it is not told. */
export function changeNotice(form: Form, estado: string, change: (notice: FormNotice) => FormNotice): Form {
  const { avisos = [] } = form
  const changed = avisos.map((one) => (one.estado === estado ? change(one) : one))
  return changed.every((one, at) => one === avisos[at]) ? form : { ...form, avisos: changed }
}
