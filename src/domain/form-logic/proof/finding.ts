import type { FormPart } from '../parts'
import type { RuleField } from '../rules'
import type { ProofCode } from './codes'

/** What stands in the way of an answer: a check, a least or most, or that a question is required. */
export interface Party {
  part: FormPart
  by: RuleField | 'required'
  /** Id of the check; '' for what the part has one of. */
  of: string
}

export interface ProofFinding {
  code: ProofCode
  part: FormPart
  /** Id of the option or check that is meant; '' for the part. */
  of: string
  /** The other part that it is about: what is asked later, or whose rule is the same. */
  about?: FormPart
  /** What cannot be fulfilled together. */
  among?: readonly Party[]
}
