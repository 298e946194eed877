import { formRuleProblem } from '../form-logic/form-rule'
import { isBlank } from '../text/clean'
import type { Check } from '../form/check'
import { ownChecks } from '../form/edit-form-checks'
import type { Section } from '../form/section'

/** Whether a check has no rule yet, or nothing to tell. */
const isUnsaid = ({ regla, mensaje }: Check): boolean => regla === '' || isBlank(mensaje)

/** Whether a part has such a check of its own. */
export const hasIncompleteCheck = (part: { validaciones: readonly Check[] }): boolean =>
  ownChecks(part).some(isUnsaid)

/** Whether a check of the whole form has no rule yet, one that is not understood, or nothing to tell. */
export const hasUnsoundCheck = (checks: readonly Check[], secciones: readonly Section[]): boolean =>
  checks.some((check) => isUnsaid(check) || formRuleProblem(check.regla, secciones) !== null)
