import { TextField } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isNamed, type FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { nameToType, shownFormula, typedFormula } from '../../../domain/form-logic/typed'
import { MAX_FORMULA } from '../../../domain/logic/parse'
import { useEditor, useEditorState } from '../store/context'
import { ColumnPicker } from './ColumnPicker'
import { Completions, suggestionId } from './Completions'
import { FormulaExample } from './FormulaExample'
import { PartPicker } from './PartPicker'
import styles from './rules.module.css'
import { useCompletion } from './use-completion'

interface FormulaFieldProps {
  /** What it is called where several are beside each other. */
  label?: string
  formula: string
  /** Id of the part whose rule it is; '' for one of the form itself. */
  own: string
  /** Whether it may name that part: a check looks at its answer, and nothing is worked out from itself. */
  namesOwn?: boolean
  onChange: (formula: string) => void
}

/** A formula that is typed: parts are called by their short name or title, and offered while it is typed (LOGIC-05). */
export function FormulaField({ label, formula, own, namesOwn = false, onChange }: FormulaFieldProps) {
  const { t } = useTranslation('editor')
  const { readOnly, store } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const [typed, setTyped] = useState(() => shownFormula(formula, secciones))
  const field = useRef<HTMLTextAreaElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const listId = useId()
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
  const put = (written: string, from: number, to: number, back = 0): void => {
    const at = from + written.length - back
    // What is written after it goes on from there.
    flushSync(() => type(typed.slice(0, from) + written + typed.slice(to)))
    field.current?.focus()
    field.current?.setSelectionRange(at, at)
  }
  const insert = (written: string): void => {
    const { selectionStart = typed.length, selectionEnd = typed.length } = field.current ?? {}
    put(written, selectionStart, selectionEnd)
  }
  const without = namesOwn ? '' : own
  const { completion, active, open, close, take, onKeyDown } = useCompletion({
    ...{ typed, secciones, without, field },
    onTake: put,
  })
  const nameOf = ({ definition }: FormPart): string => nameToType(definition.id, secciones)
  const parts = [...namedParts(secciones).values()].filter(
    (one) => isNamed(one) && one.definition.id !== without,
  )
  return (
    <div className={styles.sentence}>
      <TextField
        ref={setAnchor}
        fullWidth
        multiline
        minRows={2}
        label={label ?? t('rules.formula')}
        helperText={t('rules.formulaHelp', { example: '{{edad}} >= 18' })}
        value={typed}
        inputRef={field}
        onChange={({ target }) => {
          type(target.value)
          open(target.selectionStart ?? target.value.length)
        }}
        onKeyDown={readOnly ? undefined : onKeyDown}
        onClick={close}
        onBlur={() => {
          close()
          setTyped(shownFormula(formula, secciones))
          store.endGroup()
        }}
        slotProps={{
          htmlInput: {
            readOnly,
            maxLength: MAX_FORMULA,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            className: styles.formula,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': completion ? listId : undefined,
            'aria-activedescendant': completion ? suggestionId(listId, active) : undefined,
          },
        }}
      />
      <Completions id={listId} completion={completion} active={active} anchor={anchor} onTake={take} />
      <FormulaExample formula={formula} own={own} />
      <PartPicker label={t('rules.insert')} parts={parts} onPick={(part) => insert(nameOf(part))} />
      <ColumnPicker
        parts={parts}
        onPick={(part, column) => insert(`lookup(${nameOf(part)}, ${JSON.stringify(column)})`)}
      />
    </div>
  )
}
