import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { MAX_NOTE, type ListPeople } from '../../lib/assignees'
import { AssigneeField } from './AssigneeField'

interface AssignmentTyped {
  /** Username; '' for nobody. */
  to: string
  note: string
}

interface AssignFieldsProps {
  formId: string
  list: ListPeople
  typed: AssignmentTyped
  onType: (typed: AssignmentTyped) => void
}

/** To whom an answer is given, and a note for them (REACH-08). */
export function AssignFields({ formId, list, typed, onType }: AssignFieldsProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      <AssigneeField
        formId={formId}
        list={list}
        label={t('turn.to')}
        value={typed.to}
        onChoose={(to) => onType({ ...typed, to })}
      />
      <TextField
        label={t('turn.note')}
        helperText={t('turn.noteHelp')}
        value={typed.note}
        onChange={({ target }) => onType({ ...typed, note: target.value })}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, dir: 'auto' } }}
      />
    </>
  )
}
