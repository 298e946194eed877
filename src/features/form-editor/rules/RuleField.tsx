import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../store/context'
import { focusLater, focusWithinLater, ruleId } from '../store/element-ids'
import { OpenRule } from './OpenRule'
import type { RuleFieldProps } from './rule-field-props'
import styles from './rules.module.css'

/** A rule of a part of the form: nothing but a button until there is one (LOGIC-05). The focus goes along. */
export function RuleField(props: RuleFieldProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const { part, field, of, label, help, addLabel, formula, onChange } = props
  const id = ruleId(part, field, of)
  const adder = `${id}-add`
  // Somebody who empties it to write it anew is still at it.
  if (formula !== '' && !isOpen) setOpen(true)
  if (formula !== '' || isOpen)
    return (
      <OpenRule
        {...props}
        onRemove={() => {
          onChange('')
          setOpen(false)
          focusLater(adder)
        }}
      />
    )
  return (
    <div className={styles.closed}>
      {readOnly ? null : (
        <Button
          id={adder}
          startIcon={<AddIcon aria-hidden />}
          aria-label={`${label}: ${t('rules.add')}`}
          onClick={() => {
            setOpen(true)
            focusWithinLater(id)
          }}
        >
          {addLabel}
        </Button>
      )}
      {help ? <p className={styles.help}>{help}</p> : null}
    </div>
  )
}
