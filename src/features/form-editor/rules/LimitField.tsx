import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limitFormula, plainLimit } from '../../../domain/form-logic/limits'
import { formulaProblem, namedParts } from '../../../domain/form-logic/problems'
import type { Type } from '../../../domain/logic/scope'
import { useEditor, useEditorState } from '../store/context'
import { focusWithinLater, ruleId } from '../store/element-ids'
import { FormulaField } from './FormulaField'
import styles from './rules.module.css'
import { useProblemWords } from './use-problem-words'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

interface LimitFieldProps {
  /** Id of the question. */
  id: string
  field: 'minimo' | 'maximo'
  /** What is limited. */
  type: Type
  label: string
  formula: string
  onChange: (formula: string) => void
}

/** The least or the most that is taken: a number, a day, a time of day, or a formula (LOGIC-01). */
export function LimitField({ id, field, type, label, formula, onChange }: LimitFieldProps) {
  const { t } = useTranslation('editor')
  const { readOnly, store } = useEditor()
  const plain = plainLimit(type, formula)
  const [isTyped, setTyped] = useState(plain === null)
  const [typed, setText] = useState(plain ?? '')
  const [last, setLast] = useState(formula)
  if (formula !== last) {
    setLast(formula)
    // Something else changed it, such as undoing.
    if (limitFormula(type, typed) !== formula) setText(plain ?? '')
  }
  const element = ruleId(id, field)
  // A moment is bounded by a day; a bound with a time of day is a formula.
  const input = type.is === 'moment' ? 'date' : type.is
  const isMoment = input === 'date' || input === 'time'
  const isWrong = typed !== '' && limitFormula(type, typed) === null
  return (
    <div id={element} role="group" aria-label={label} className={styles.limit}>
      {isTyped ? (
        <TypedLimit {...{ id, field, label, formula, onChange }} />
      ) : (
        <TextField
          fullWidth
          label={label}
          type={isMoment ? input : 'text'}
          value={typed}
          error={isWrong}
          helperText={isWrong ? t('rules.notANumber') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            const next = limitFormula(type, target.value)
            if (next !== null) onChange(next)
          }}
          onBlur={() => store.endGroup()}
          slotProps={{
            inputLabel: { shrink: isMoment || typed !== '' },
            htmlInput: { readOnly, inputMode: isMoment ? undefined : 'decimal', autoComplete: 'off' },
          }}
        />
      )}
      {readOnly ? null : (
        <HinderedButton
          size="small"
          hindrance={isTyped && plain === null ? t('rules.staysFormula') : null}
          aria-label={`${t(isTyped ? 'rules.asValue' : 'rules.asFormula')}: ${label}`}
          onClick={() => {
            setText(plain ?? '')
            setTyped(!isTyped)
            focusWithinLater(element)
          }}
        >
          {t(isTyped ? 'rules.asValue' : 'rules.asFormula')}
        </HinderedButton>
      )}
    </div>
  )
}

/** A limit that is a formula, and what is wrong with it. */
function TypedLimit({ id, field, label, formula, onChange }: Omit<LimitFieldProps, 'type'>) {
  const secciones = useEditorState(({ form }) => form.secciones)
  const wordsOf = useProblemWords()
  const part = namedParts(secciones).get(id)
  const problem = part && formulaProblem(formula, secciones, { part, field })
  return (
    <>
      <FormulaField label={label} formula={formula} own={id} onChange={onChange} />
      <div role="status" className={styles.problem}>
        {problem ? wordsOf(problem) : null}
      </div>
    </>
  )
}
