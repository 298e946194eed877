import { CircularProgress, InputAdornment, MenuItem, TextField, type SxProps } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toneColors, type Tone } from './StatusTag'
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
  /** The sentence for what it rejected with, where the usual one would say too much; null for the usual one. */
  failureWords: (error: unknown) => string | null
  fullWidth?: boolean
  /** Drawn as a tag of that colour, for rows. */
  tone?: Tone
}

const tagOf = (tone: Tone): SxProps => {
  const { borderColor, ...colors } = toneColors(tone)
  return {
    maxWidth: '100%',
    '& .MuiOutlinedInput-root': {
      ...colors,
      height: 28,
      borderRadius: 'var(--radius-pill)',
      fontSize: 'var(--text-14)',
      fontWeight: 'var(--weight-medium)',
    },
    '& .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': { borderColor },
    '& .MuiSelect-select.MuiSelect-select': { py: 0, pl: '10px', pr: '26px', minHeight: 0 },
    '& .MuiSelect-icon': { color: 'inherit', fontSize: 20, right: 4, top: 'calc(50% - 10px)' },
    // A finger needs more than a pointer does.
    '@media (pointer: coarse)': { '& .MuiOutlinedInput-root': { ...colors, height: 40 } },
  }
}

/** Moves something to another state at once and says how it went (ALIST-05). */
export function StateSelect({ label, value, choices, onMove, failureWords, ...look }: StateSelectProps) {
  const { fullWidth = false, tone } = look
  const { t } = useTranslation('staff')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  if (choices.length === 0) return <span>{t('ui.state.none')}</span>
  const takeBack = async (undo: Undo) => {
    setBusy(true)
    try {
      await undo()
      toast.success(t('ui.state.undone'))
    } catch (error) {
      toast.error(failureWords(error) ?? t('ui.state.notUndone'))
    } finally {
      setBusy(false)
    }
  }
  const move = async (id: number) => {
    setBusy(true)
    try {
      const undo = await onMove(id)
      toast.undoable(t('ui.state.moved'), () => void takeBack(undo))
    } catch (error) {
      toast.error(failureWords(error) ?? t('ui.state.failed'))
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
      sx={tone ? tagOf(tone) : { minWidth: 160 }}
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
