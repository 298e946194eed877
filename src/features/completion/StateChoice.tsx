import { MenuItem, TextField } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { stateChoices } from '../../domain/states/choices'
import { useLanguage } from '../../lib/i18n'
import styles from './Completion.module.css'
import { useCompleting } from './context'

/** Chooses the state that the answer is saved in: its current one, or one that this leads to (ALIST-05). */
export function StateChoice() {
  const { t } = useTranslation('completion')
  const { move, stored } = useCompleting()
  const moveTo = useSyncExternalStore(move.on, move.get)
  const { actual } = stored.estados
  const choices = stateChoices(stored.estados, useLanguage())
  if (choices.length === 0) return null
  return (
    <TextField
      select
      className={styles.state}
      label={t('state')}
      helperText={t('stateHelp')}
      value={moveTo ?? actual}
      onChange={({ target }) => {
        const chosen = Number(target.value)
        move.set(chosen === actual ? null : chosen)
      }}
    >
      {choices.map(({ id, label, tag, enabled }) => (
        <MenuItem key={id} value={id} disabled={!enabled}>
          <bdi lang={tag}>{label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
