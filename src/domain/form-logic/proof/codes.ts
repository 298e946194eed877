/** What can be wrong with rules that are each understood (LOGIC-07). */
export type ProofCode =
  | 'neverShown'
  | 'alwaysShown'
  | 'optionNever'
  | 'noValuePasses'
  | 'checksContradict'
  | 'requiredImpossible'
  | 'laterPage'
  | 'otherPersonLater'
  | 'ruleRepeated'
