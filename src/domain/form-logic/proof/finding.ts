import type { FormPart } from '../parts'
import type { ProofCode } from './codes'

export interface ProofFinding {
  code: ProofCode
  part: FormPart
  /** Id of the option or check that is meant; '' for the part. */
  of: string
  /** The other part that it is about: what is asked later, or whose rule is the same. */
  about?: FormPart
}
