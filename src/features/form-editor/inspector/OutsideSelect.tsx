import { Alert, Button, MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../store/context'
import styles from './Inspector.module.css'

/** One item of an outside system that can be chosen. */
export interface OutsideItem {
  id: string
  name: string
}

interface OutsideSelectProps {
  label: string
  help: string
  /** The form's current item. It stays in the list when the outside system does not have it any more. */
  chosen: OutsideItem | null
  /** Undefined until the outside system has responded. */
  items: readonly OutsideItem[] | undefined
  failed: boolean
  /** Texts for when nothing can be chosen: the list is loaded, it is empty, the system failed. */
  words: { loading: string; empty: string; failed: string; gone: string }
  onPick: (id: string) => void
  onRetry: () => void
}

/** A choice among items of an outside system, which may be slow, empty or out of reach: the chosen item stays. */
export function OutsideSelect(props: OutsideSelectProps) {
  const { label, help, chosen, items, failed, words, onPick, onRetry } = props
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const isOffered = chosen === null || (items ?? []).some(({ id }) => id === chosen.id)
  const offered = isOffered ? (items ?? []) : [chosen, ...(items ?? [])]
  const isEmpty = items?.length === 0
  const isGone = items !== undefined && !isOffered
  const hint = items === undefined ? (failed ? '' : words.loading) : isGone ? words.gone : help
  return (
    <div className={styles.fields} aria-busy={items === undefined && !failed}>
      {isEmpty && chosen === null ? null : (
        <TextField
          select
          fullWidth
          label={label}
          value={chosen?.id ?? ''}
          disabled={readOnly || items === undefined}
          error={isGone}
          helperText={hint || undefined}
          onChange={(event) => onPick(event.target.value)}
        >
          {offered.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isEmpty ? (
        <Problem severity="info" onRetry={onRetry}>
          {words.empty}
        </Problem>
      ) : null}
      {failed ? (
        <Problem severity="error" onRetry={onRetry}>
          {words.failed}
          {chosen ? ` ${t('outside.kept')}` : ''}
        </Problem>
      ) : null}
    </div>
  )
}

interface ProblemProps {
  severity: 'info' | 'error'
  onRetry: () => void
  children: ReactNode
}

/** Says why nothing can be chosen, with the button to try again below, because there is no room beside it. */
function Problem({ severity, onRetry, children }: ProblemProps) {
  const { t } = useTranslation()
  return (
    <Alert severity={severity} role={severity === 'error' ? 'alert' : 'status'}>
      <p>{children}</p>
      <Button color="inherit" variant="outlined" size="small" onClick={onRetry} sx={{ mt: 2 }}>
        {t('actions.retry')}
      </Button>
    </Alert>
  )
}
