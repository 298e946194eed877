import { CircularProgress, InputAdornment, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from './toast'

export interface StateChoice {
  id: number
  label: string
  /** The tag of its language, where that is not the page's. */
  tag?: string | undefined
  /** The current state, or one that it leads to. */
  enabled: boolean
}

/** Takes a move back. */
export type Undo = () => Promise<unknown>

interface StateSelectProps {
  /** Names the field for screen readers: «Estado de VA-0123456789». */
  label: string
  value: number
  choices: StateChoice[]
  /**
   * Saves the choice and gives the function that takes it back. When it rejects, the person is told and the old state
   * stays.
   */
  onMove: (id: number) => Promise<Undo>
  fullWidth?: boolean
}

/** Moves something to another state at once and says how it went (ALIST-05). */
export function StateSelect({ label, value, choices, onMove, fullWidth = false }: StateSelectProps) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  if (choices.length === 0) return <span>{t('ui.state.none')}</span>
  const takeBack = async (undo: Undo) => {
    setBusy(true)
    try {
      await undo()
      toast.success(t('ui.state.undone'))
    } catch {
      toast.error(t('ui.state.notUndone'))
    } finally {
      setBusy(false)
    }
  }
  const move = async (id: number) => {
    setBusy(true)
    try {
      const undo = await onMove(id)
      toast.undoable(t('ui.state.moved'), () => void takeBack(undo))
    } catch {
      toast.error(t('ui.state.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <TextField
      select
      size="small"
      value={value}
      disabled={busy}
      fullWidth={fullWidth}
      onChange={(event) => void move(Number(event.target.value))}
      sx={{ minWidth: 160 }}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': label } },
        input: busy
          ? {
              startAdornment: (
                <InputAdornment position="start">
                  <CircularProgress size={16} aria-hidden />
                </InputAdornment>
              ),
            }
          : {},
      }}
    >
      {choices.map(({ id, label: name, tag, enabled }) => (
        <MenuItem key={id} value={id} disabled={!enabled}>
          <bdi lang={tag}>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}
