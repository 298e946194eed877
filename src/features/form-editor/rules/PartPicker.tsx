import { Autocomplete, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { useEditor } from '../store/context'
import { partName } from './part-names'

interface PartPickerProps {
  label: string
  help?: string
  parts: readonly FormPart[]
  onPick: (part: FormPart) => void
}

/** Picks a part of the form by its name, again and again: nothing stays picked. */
export function PartPicker({ label, help, parts, onPick }: PartPickerProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  return (
    <Autocomplete<FormPart>
      key={parts.length}
      autoHighlight
      fullWidth
      options={parts}
      value={null}
      blurOnSelect
      disabled={readOnly}
      noOptionsText={t('rules.noQuestions')}
      openText={label}
      closeText={label}
      getOptionLabel={(part) => partName(part, (number) => t('rules.unnamed', { number }))}
      getOptionKey={(part) => `${part.is} ${part.definition.id}`}
      onChange={(_, part) => part && onPick(part)}
      renderInput={(input) => <TextField {...input} label={label} helperText={help} />}
    />
  )
}
