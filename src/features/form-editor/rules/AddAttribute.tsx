import AddIcon from '@mui/icons-material/Add'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attributeNamed, MAX_ATTRIBUTE_NAME, MAX_ATTRIBUTES } from '../../../domain/form-logic/attribute-grid'
import { BELONGS_TO } from '../../../domain/form-logic/depending'
import { HinderedButton } from '../../../ui/staff/HinderedButton'
import { useEditor } from '../store/context'
import styles from './OptionAttributes.module.css'
import ofRules from './rules.module.css'

interface AddAttributeProps {
  /** Of the field, which gets the focus when a column goes. */
  id: string
  columns: readonly string[]
  onAdd: (name: string) => void
}

/** Names another column of what stands beside options. */
export function AddAttribute({ id, columns, onAdd }: AddAttributeProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const [typed, setTyped] = useState('')
  if (readOnly) return null
  if (columns.length >= MAX_ATTRIBUTES)
    return <span className={ofRules.help}>{t('attributes.full', { number: MAX_ATTRIBUTES })}</span>
  const name = attributeNamed(typed)
  const isTaken = columns.includes(name) || name === BELONGS_TO
  const hindrance = (): string | null => {
    if (name === '') return t('attributes.nameHelp')
    return isTaken ? t('attributes.taken') : null
  }
  const add = (): void => {
    if (name === '' || isTaken) return
    setTyped('')
    onAdd(name)
  }
  const help = name === '' || name === typed ? t('attributes.nameHelp') : t('attributes.written', { name })
  return (
    <div className={styles.add}>
      <TextField
        fullWidth
        size="small"
        id={id}
        label={t('attributes.name')}
        value={typed}
        error={isTaken}
        helperText={isTaken ? t('attributes.taken') : help}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        slotProps={{ htmlInput: { maxLength: MAX_ATTRIBUTE_NAME, autoComplete: 'off', spellCheck: false } }}
      />
      <HinderedButton startIcon={<AddIcon aria-hidden />} hindrance={hindrance()} onClick={add}>
        {t('attributes.add')}
      </HinderedButton>
    </div>
  )
}
