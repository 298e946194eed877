import { TextField } from '@mui/material'
import { useState } from 'react'
import { renameState, MAX_STATE_NAME, stateNameProblem } from '../../../domain/form/edit-states'
import type { State, States } from '../../../domain/form/state'
import type { CanvasTexts } from '../canvas/texts'
import { useEditor } from '../store/context'

interface StateNameProps {
  state: State
  estados: States
  t: CanvasTexts
  onRename: (edit: (estados: States) => States) => void
}

/** The name of a state. On leaving the field a valid name is stored; for another one the problem is shown below. */
export function StateName({ state, estados, t, onRename }: StateNameProps) {
  const { readOnly } = useEditor()
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : stateNameProblem(estados, typed, state.id)
  const leave = (): void => {
    if (typed === null || problem !== null) return
    onRename((all) => renameState(all, state.id, typed))
    setTyped(null)
  }
  return (
    <TextField
      fullWidth
      value={typed ?? state.nombre}
      error={problem !== null}
      helperText={problem ? t(`states.problem.${problem}`) : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        if (event.key === 'Escape') setTyped(null)
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('states.nameOf', { state: state.nombre }),
          maxLength: MAX_STATE_NAME,
          readOnly,
          autoComplete: 'off',
        },
        formHelperText: { role: 'alert' },
      }}
    />
  )
}
