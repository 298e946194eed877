import type { Form } from './form'

/** The form opening by signed links alone, or by any (REACH-05); what is not so is stored as nothing. */
export function onlySigned(form: Form, isOn: boolean): Form {
  const { soloFirmado: _before, ...others } = form
  return isOn ? { ...others, soloFirmado: true } : others
}
