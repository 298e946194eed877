import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formulaProblem, namedParts, ruleProblems } from '../../../domain/form-logic/problems'
import { listsOfRule, typeOfRule } from '../../../domain/form-logic/rules'
import { sentenceOf } from '../../../domain/form-logic/sentence'
import { useEditor, useEditorState } from '../store/context'
import { FormulaField } from './FormulaField'
import type { RuleFieldProps } from './rule-field-props'
import styles from './rules.module.css'
import { SentenceEditor } from './SentenceEditor'
import { useProblemWords } from './use-problem-words'

/** What comes to something else than yes or no, or asks what sentences cannot. */
const ONLY_TYPED: readonly RuleFieldProps['field'][] = ['calculo', 'valorInicial', 'filtroOpciones', 'filas']

/** A rule as a sentence where it is one, else as a formula (LOGIC-05); what is wrong with it is told below (LOGIC-06). */
export function OpenRule(props: RuleFieldProps & { onRemove: () => void }) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { part: id, field, label, formula, onChange, onRemove } = props
  const secciones = useEditorState(({ form }) => form.secciones)
  const [isTyped, setTyped] = useState(ONLY_TYPED.includes(field))
  const heading = useId()
  const wordsOf = useProblemWords()
  const part = namedParts(secciones).get(id)
  if (!part) return null
  const isSaid = typeOfRule(part, field).is === 'yesNo' && !ONLY_TYPED.includes(field)
  const sentence = isTyped ? null : sentenceOf(formula)
  const problem = formulaProblem(formula, secciones, { part, field })
  const isCircle = ruleProblems(secciones).some(
    ({ rule, problem: { fault } }) =>
      fault === 'cycle' && rule.part.definition === part.definition && rule.field === field,
  )
  return (
    <div role="group" aria-labelledby={heading} className={styles.rule}>
      <h4 id={heading} className={styles.label}>
        {label}
      </h4>
      {sentence ? (
        <SentenceEditor part={part} here={listsOfRule(part, field)} formula={formula} onChange={onChange} />
      ) : (
        <FormulaField formula={formula} own={id} onChange={onChange} />
      )}
      <div role="status" className={styles.problem}>
        {problem ? wordsOf(problem) : isCircle ? t('rules.fault.cycle') : null}
      </div>
      <div className={styles.actions}>
        {isSaid ? (
          <Button
            size="small"
            disabled={readOnly || (sentence === null && sentenceOf(formula) === null)}
            onClick={() => setTyped(sentence !== null)}
          >
            {t(sentence ? 'rules.asFormula' : 'rules.asSentence')}
          </Button>
        ) : null}
        <Button
          size="small"
          startIcon={<DeleteIcon aria-hidden />}
          disabled={readOnly}
          aria-label={`${t('rules.remove')}: ${label}`}
          onClick={onRemove}
        >
          {t('rules.remove')}
        </Button>
      </div>
    </div>
  )
}
