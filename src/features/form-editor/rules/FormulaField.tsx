import { TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isNamed, type FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { nameToType, shownFormula, typedFormula } from '../../../domain/form-logic/typed'
import { MAX_FORMULA } from '../../../domain/logic/parse'
import { useEditor, useEditorState } from '../store/context'
import { ColumnPicker } from './ColumnPicker'
import { FormulaExample } from './FormulaExample'
import { PartPicker } from './PartPicker'
import styles from './rules.module.css'

interface FormulaFieldProps {
  /** What it is called where several are beside each other. */
  label?: string
  formula: string
  /** Id of the part whose rule it is; '' for one of the form itself. */
  own: string
  onChange: (formula: string) => void
}

/** A formula that is typed: parts are called by their short name or title, and can be put in from a list (LOGIC-05). */
export function FormulaField({ label, formula, own, onChange }: FormulaFieldProps) {
  const { t } = useTranslation('editor')
  const { readOnly, store } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const [typed, setTyped] = useState(() => shownFormula(formula, secciones))
  const field = useRef<HTMLTextAreaElement>(null)
  const [last, setLast] = useState(formula)
  if (formula !== last) {
    setLast(formula)
    // Something else changed the rule, such as undoing.
    if (typedFormula(typed, secciones).trim() !== formula) setTyped(shownFormula(formula, secciones))
  }
  const type = (text: string): void => {
    setTyped(text)
    onChange(typedFormula(text, secciones).trim())
  }
  const put = (written: string): void => {
    const { selectionStart = typed.length, selectionEnd = typed.length } = field.current ?? {}
    // What is written after it goes on from there.
    flushSync(() => type(typed.slice(0, selectionStart) + written + typed.slice(selectionEnd)))
    field.current?.focus()
    field.current?.setSelectionRange(selectionStart + written.length, selectionStart + written.length)
  }
  const nameOf = ({ definition }: FormPart): string => nameToType(definition.id, secciones)
  const parts = [...namedParts(secciones).values()].filter((one) => isNamed(one) && one.definition.id !== own)
  return (
    <div className={styles.sentence}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={label ?? t('rules.formula')}
        helperText={t('rules.formulaHelp', { example: '{{edad}} >= 18' })}
        value={typed}
        inputRef={field}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          setTyped(shownFormula(formula, secciones))
          store.endGroup()
        }}
        slotProps={{
          htmlInput: {
            readOnly,
            maxLength: MAX_FORMULA,
            autoComplete: 'off',
            spellCheck: false,
            className: styles.formula,
          },
        }}
      />
      <FormulaExample formula={formula} own={own} />
      <PartPicker label={t('rules.insert')} parts={parts} onPick={(part) => put(nameOf(part))} />
      <ColumnPicker
        parts={parts}
        onPick={(part, column) => put(`lookup(${nameOf(part)}, ${JSON.stringify(column)})`)}
      />
    </div>
  )
}
