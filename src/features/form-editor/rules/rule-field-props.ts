import type { RuleField as Field } from '../../../domain/form-logic/rules'

export interface RuleFieldProps {
  /** Id of the part whose rule it is. */
  part: string
  field: Field
  /** Id of its option or check. */
  of?: string
  label: string
  help?: string
  /** What adds a rule is called so. */
  addLabel: string
  formula: string
  onChange: (formula: string) => void
}
