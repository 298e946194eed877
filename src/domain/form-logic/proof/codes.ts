/** What can be wrong with rules that are each understood (LOGIC-07). */
export type ProofCode =
  | 'neverShown'
  | 'alwaysShown'
  | 'optionNever'
  | 'noValuePasses'
  | 'checksContradict'
  | 'checksExclude'
  | 'requiredImpossible'
  | 'requiredNever'
  | 'requiredAlways'
  | 'rowsNever'
  | 'rowsContradict'
  | 'laterPage'
  | 'otherPersonLater'
  | 'ruleRepeated'

/** What can be wrong with rules that stand with the form and in none of its versions. */
export type FormProofCode = 'closingNever' | 'closingAlways' | 'initialRuleNever'
