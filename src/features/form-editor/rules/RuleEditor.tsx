import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../domain/form-logic/sentence'
import { useEditor } from '../store/context'
import { focusWithinLater } from '../store/element-ids'
import { FormulaField } from './FormulaField'
import styles from './rules.module.css'
import { SentenceEditor } from './SentenceEditor'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

interface RuleEditorProps {
  /** Element id. */
  id: string
  label: string
  /** Id of the part whose rule it is; '' for one of the form itself. */
  own: string
  /** Whether it may name that part. */
  namesOwn?: boolean
  /** The lists in which the rule stands. */
  here: readonly string[]
  /** Whether it can be said as a sentence: what comes to something else than yes or no cannot. */
  isSaid: boolean
  formula: string
  /** What is wrong with it, in words. */
  problem: string | null
  onChange: (formula: string) => void
  onRemove: () => void
  /** What belongs to the rule besides. */
  children?: ReactNode
}

/** A rule as a sentence where it is one, else as a formula (LOGIC-05); what is wrong with it is told below (LOGIC-06). */
export function RuleEditor(props: RuleEditorProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const {
    id,
    label,
    own,
    namesOwn = false,
    here,
    isSaid,
    formula,
    problem,
    onChange,
    onRemove,
    children,
  } = props
  // What was opened as a formula stays one while it is typed, whatever it says in between.
  const [isTyped, setTyped] = useState(!isSaid || sentenceOf(formula) === null)
  const heading = `${id}-name`
  const sentence = isTyped ? null : sentenceOf(formula)
  return (
    <div id={id} role="group" aria-labelledby={heading} className={styles.rule}>
      <h4 id={heading} className={styles.label}>
        {label}
      </h4>
      {sentence ? (
        <SentenceEditor id={id} own={own} here={here} formula={formula} onChange={onChange} />
      ) : (
        <FormulaField formula={formula} own={own} namesOwn={namesOwn} onChange={onChange} />
      )}
      <div role="status" className={styles.problem}>
        {problem}
      </div>
      {children}
      <div className={styles.actions}>
        {isSaid && !readOnly ? (
          <HinderedButton
            size="small"
            hindrance={sentence === null && sentenceOf(formula) === null ? t('rules.staysFormula') : null}
            onClick={() => {
              setTyped(sentence !== null)
              focusWithinLater(id)
            }}
          >
            {t(sentence ? 'rules.asFormula' : 'rules.asSentence')}
          </HinderedButton>
        ) : null}
        {readOnly ? null : (
          <Button
            size="small"
            startIcon={<DeleteIcon aria-hidden />}
            aria-label={`${t('rules.remove')}: ${label}`}
            onClick={onRemove}
          >
            {t('rules.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
