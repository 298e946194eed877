import { Autocomplete, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../store/context'

interface NamePickerProps<T> {
  label: string
  help?: string
  options: readonly T[]
  nameOf: (option: T) => string
  keyOf: (option: T) => string
  onPick: (option: T) => void
}

/** Picks something by its name, again and again: nothing stays picked. */
export function NamePicker<T>({ label, help, options, nameOf, keyOf, onPick }: NamePickerProps<T>) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  return (
    <Autocomplete
      key={options.length}
      autoHighlight
      fullWidth
      options={options}
      value={null}
      blurOnSelect
      disabled={readOnly}
      noOptionsText={t('rules.noQuestions')}
      openText={label}
      closeText={label}
      getOptionLabel={nameOf}
      getOptionKey={keyOf}
      onChange={(_, option) => option && onPick(option)}
      renderInput={(input) => <TextField {...input} label={label} helperText={help} />}
    />
  )
}
