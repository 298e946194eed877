import { formRuleProblem } from '../form-logic/form-rule'
import { isBlank } from '../text/clean'
import { isOfForm, type Check } from './check'
import type { Section } from './section'

/** Whether a check has no rule yet, or nothing to tell. */
const isUnsaid = ({ regla, mensaje }: Check): boolean => regla === '' || isBlank(mensaje)

/** Whether a part has such a check of its own. */
export const hasUnsaidCheck = ({ validaciones }: { validaciones: readonly Check[] }): boolean =>
  validaciones.some((check) => !isOfForm(check) && isUnsaid(check))

/** Whether one of these, which stand in no row, says nothing, is not understood, or has nothing to tell. */
export const hasUnsound = (checks: readonly Check[], secciones: readonly Section[]): boolean =>
  checks.some((check) => isUnsaid(check) || formRuleProblem(check.regla, secciones) !== null)
