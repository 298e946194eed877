import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorState } from '../store/context'
import { useMunicipality } from './geography'

/** The municipal area that is in charge of a section: one of the form's municipality. */
export function AssociatedArea({ value, onChange }: { value: string; onChange: (nombre: string) => void }) {
  const { t } = useTranslation('editor')
  const { user, readOnly } = useEditor()
  const municipalityPath = useEditorState(({ form }) => form.municipalityPath || user.municipalityPath)
  const { municipality } = useMunicipality(municipalityPath)
  const names = municipality?.areas.map(({ nombre }) => nombre) ?? []
  const offered = value !== '' && !names.includes(value) ? [value, ...names] : names
  return (
    <TextField
      select
      fullWidth
      label={t('setting.areaAsociada')}
      value={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('setting.noArea')}</MenuItem>
      {offered.map((nombre) => (
        <MenuItem key={nombre} value={nombre}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
