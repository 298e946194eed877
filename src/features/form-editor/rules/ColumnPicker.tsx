import { Autocomplete, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { useEditor } from '../store/context'
import { partName } from './part-names'
import { useColumns } from './use-columns'

interface ColumnPickerProps {
  parts: readonly FormPart[]
  onPick: (part: FormPart, column: string) => void
}

/** Picks something that stands beside what is picked in a question; nothing where no question has columns (LOGIC-05). */
export function ColumnPicker({ parts, onPick }: ColumnPickerProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { namesOf } = useColumns()
  const columns = parts.flatMap((part) => namesOf(part).map((column) => ({ part, column })))
  if (columns.length === 0) return null
  const label = t('rules.insertColumn')
  return (
    <Autocomplete
      fullWidth
      options={columns}
      value={null}
      blurOnSelect
      disabled={readOnly}
      noOptionsText={t('rules.noQuestions')}
      openText={label}
      closeText={label}
      getOptionLabel={({ part, column }) =>
        `${partName(part, (number) => t('rules.unnamed', { number }))} · ${column}`
      }
      getOptionKey={({ part, column }) => `${part.definition.id} ${column}`}
      onChange={(_, picked) => picked && onPick(picked.part, picked.column)}
      renderInput={(input) => <TextField {...input} label={label} />}
    />
  )
}
