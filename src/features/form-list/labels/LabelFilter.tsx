import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterText } from '../../../ui/staff/FilterText'
import { useKnownLabels } from './use-known-labels'

interface LabelFilterProps {
  value: string
  onApply: (label: string) => void
}

/** Leaves the forms with a label: one of those that were listed, or any that is typed (DAY-04). */
export function LabelFilter({ value, onApply }: LabelFilterProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const known = useKnownLabels()
  return (
    <>
      <FilterText
        label={t('forms.labels.one')}
        value={value}
        list={id}
        isOneOf={(typed) => known.includes(typed)}
        onApply={onApply}
      />
      <datalist id={id}>
        {known.map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}
