import { useTranslation } from 'react-i18next'
import { formulaProblem, namedParts, ruleProblems } from '../../../domain/form-logic/problems'
import { listsOfRule, typeOfRule } from '../../../domain/form-logic/rules'
import { missingColumn } from '../../../domain/form-logic/table-columns'
import { useEditorState } from '../store/context'
import { ruleId } from '../store/element-ids'
import type { RuleFieldProps } from './rule-field-props'
import { RuleEditor } from './RuleEditor'
import { useColumns } from './use-columns'
import { useProblemWords } from './use-problem-words'

/** What comes to something else than yes or no, or asks what sentences cannot. */
const ONLY_TYPED: readonly RuleFieldProps['field'][] = ['calculo', 'valorInicial', 'filtroOpciones', 'filas']

/** The rule of a part, to be changed. */
export function OpenRule(props: RuleFieldProps & { onRemove: () => void }) {
  const { t } = useTranslation('editor')
  const { part: id, field, of, label, formula, onChange, onRemove } = props
  const secciones = useEditorState(({ form }) => form.secciones)
  const wordsOf = useProblemWords()
  const { columnsOf } = useColumns()
  const part = namedParts(secciones).get(id)
  if (!part) return null
  const problem = formulaProblem(formula, secciones, { part, field }) ?? missingColumn(formula, columnsOf)
  const isCircle = ruleProblems(secciones).some(
    ({ rule, problem: { fault } }) =>
      fault === 'cycle' && rule.part.definition === part.definition && rule.field === field,
  )
  return (
    <RuleEditor
      id={ruleId(id, field, of)}
      label={label}
      own={id}
      namesOwn={field === 'validacion'}
      here={listsOfRule(part, field)}
      isSaid={typeOfRule(part, field).is === 'yesNo' && !ONLY_TYPED.includes(field)}
      formula={formula}
      problem={problem ? wordsOf(problem) : isCircle ? t('rules.fault.cycle') : null}
      onChange={onChange}
      onRemove={onRemove}
    />
  )
}
