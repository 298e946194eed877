import type { ReactNode } from 'react'
import { formRuleProblem } from '../../../domain/form-logic/form-rule'
import { useEditorState } from '../store/context'
import { adderId, focusLater, ruleId } from '../store/element-ids'
import { RuleEditor } from './RuleEditor'
import { useProblemWords } from './use-problem-words'

/** Such a rule stands in no row. */
const NOWHERE: readonly string[] = []

interface FormRuleProps {
  /** Where such rules are stored. */
  field: string
  id: string
  label: string
  formula: string
  onChange: (formula: string) => void
  onRemove: () => void
  /** What belongs to the rule besides. */
  children: ReactNode
}

/** One rule of the form as a whole, which may name any answer. */
export function FormRule({ field, id, label, formula, onChange, onRemove, children }: FormRuleProps) {
  const secciones = useEditorState(({ form }) => form.secciones)
  const wordsOf = useProblemWords()
  const problem = formRuleProblem(formula, secciones)
  return (
    <RuleEditor
      id={ruleId('', field, id)}
      label={label}
      own=""
      here={NOWHERE}
      isSaid
      formula={formula}
      problem={problem && wordsOf(problem)}
      onChange={onChange}
      onRemove={() => {
        onRemove()
        focusLater(adderId(field))
      }}
    >
      {children}
    </RuleEditor>
  )
}
