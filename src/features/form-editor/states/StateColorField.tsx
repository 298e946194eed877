import { MenuItem, TextField } from '@mui/material'
import { setStateColor } from '../../../domain/form/edit-states'
import { STATE_COLORS, stateColor, type State, type States } from '../../../domain/form/state'
import { StatusTag } from '../../../ui/staff/StatusTag'
import type { CanvasTexts } from '../canvas/texts'
import { useEditor } from '../store/context'

/** The choice that leaves the colour to the position of the state. */
const BY_POSITION = 'auto'

interface StateColorFieldProps {
  state: State
  t: CanvasTexts
  onChange: (edit: (estados: States) => States) => void
}

/** The colour in which lists show a state; also with answers, because it means nothing to them (ALIST-03). */
export function StateColorField({ state, t, onChange }: StateColorFieldProps) {
  const { readOnly } = useEditor()
  const automatic = stateColor({}, state.id)
  return (
    <TextField
      select
      size="small"
      sx={{ mt: 1, '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' } }}
      value={state.color ?? BY_POSITION}
      disabled={readOnly}
      onChange={({ target }) => {
        const color = STATE_COLORS.find((one) => one === target.value) ?? null
        onChange((all) => setStateColor(all, state.id, color))
      }}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': t('states.colorOf', { state: state.nombre }) } },
      }}
    >
      <MenuItem value={BY_POSITION}>
        <StatusTag tone={automatic} label={t('states.colorByOrder')} />
      </MenuItem>
      {STATE_COLORS.map((color) => (
        <MenuItem key={color} value={color}>
          <StatusTag tone={color} label={t(`states.colors.${color}`)} />
        </MenuItem>
      ))}
    </TextField>
  )
}
