import { useTranslation } from 'react-i18next'
import { useAssigneesToPick, type ListPeople } from '../../lib/assignees'
import { SearchPicker } from './SearchPicker'

interface AssigneeFieldProps {
  /** null: whoever works in the municipality. */
  formId: string | null
  list: ListPeople
  label: string
  /** Username; '' for nobody. */
  value: string
  onChoose: (username: string) => void
  autoFocus?: boolean
}

/** Finds one of the people who may have an answer, by name (REACH-08). */
export function AssigneeField({
  formId,
  list,
  label,
  value,
  onChoose,
  autoFocus = true,
}: AssigneeFieldProps) {
  const { t } = useTranslation('staff')
  const { chosen, isError, ...picks } = useAssigneesToPick(formId, list, value)
  return (
    <SearchPicker
      label={label}
      value={chosen}
      none={isError ? t('turn.peopleFailed') : t('turn.nobodyFound')}
      {...picks}
      onChoose={onChoose}
      autoFocus={autoFocus}
    />
  )
}
