import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { setStateTerm } from '../../../domain/form/edit-states'
import { isTerm, MAX_TERM, type State, type States } from '../../../domain/form/state'
import type { CanvasTexts } from '../canvas/texts'
import { useEditor } from '../store/context'

interface StateTermFieldProps {
  state: State
  t: CanvasTexts
  onChange: (edit: (estados: States) => States) => void
}

/** In how many working days an answer is to leave a state; also with answers, for those that come into it (REACH-08). */
export function StateTermField({ state, t, onChange }: StateTermFieldProps) {
  const { readOnly } = useEditor()
  /** As typed, while it is no term. */
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    const isBlank = text.trim() === ''
    const isWrong = !isBlank && !isTerm(Number(text))
    setTyped(isWrong ? text : null)
    if (!isWrong) onChange((all) => setStateTerm(all, state.id, isBlank ? null : Number(text)))
  }
  return (
    <TextField
      size="small"
      sx={{ mt: 2, width: '100%', maxWidth: 220 }}
      label={t('states.term')}
      value={typed ?? state.plazo ?? ''}
      disabled={readOnly}
      error={typed !== null}
      helperText={typed !== null ? t('states.termWrong', { most: MAX_TERM }) : null}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(null)
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('states.termOf', { state: state.nombre }),
          inputMode: 'numeric',
          maxLength: 4,
          autoComplete: 'off',
        },
        input: { endAdornment: <InputAdornment position="end">{t('states.workingDays')}</InputAdornment> },
        formHelperText: { role: 'alert' },
      }}
    />
  )
}
