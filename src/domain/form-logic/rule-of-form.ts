import { isOfForm } from '../form/check'
import type { Rule } from './rules'

/** Whether a rule is that of a check of the form, which only stands with its part. */
export const isRuleOfForm = ({ field, part, of }: Rule): boolean =>
  field === 'validacion' &&
  part.is === 'section' &&
  part.definition.validaciones.some((check) => check.id === of && isOfForm(check))
