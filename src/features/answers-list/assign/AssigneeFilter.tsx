import { useTranslation } from 'react-i18next'
import { listAssignees } from '../../../data/staff/assignment'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { useColleagueNames } from '../../../lib/colleagues'
import { AssigneeField } from '../../../ui/staff/AssigneeField'
import { FilterPopover } from '../filters/FilterPopover'

interface AssigneeFilterProps {
  formId: string
  value: string
  onApply: (username: string) => void
}

/** Whose turn it is, chosen by name (REACH-08). */
export function AssigneeFilter({ formId, value, onApply }: AssigneeFilterProps) {
  const { t } = useTranslation('staff')
  const nameOf = useColleagueNames([value], getColleagueNames)
  return (
    <FilterPopover label={t('turn.assignee')} value={value && nameOf(value)} onRemove={() => onApply('')}>
      {(close) => (
        <AssigneeField
          formId={formId}
          list={listAssignees}
          label={t('turn.assignee')}
          value={value}
          onChoose={(username) => {
            onApply(username)
            if (username !== '') close()
          }}
        />
      )}
    </FilterPopover>
  )
}
