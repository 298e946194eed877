import { useTranslation } from 'react-i18next'
import { SearchPicker } from '../../../ui/staff/SearchPicker'
import { FilterPopover } from './FilterPopover'
import { useAuthorName, useAuthorsToPick } from './use-authors'

interface AuthorFilterProps {
  formId: string
  value: string
  onApply: (author: string) => void
}

/** Who answered: chosen among those who did, by name (ALIST-02, DAY-01). */
export function AuthorFilter({ formId, value, onApply }: AuthorFilterProps) {
  const { t } = useTranslation('staff')
  const label = useAuthorName(formId, value)
  return (
    <FilterPopover label={t('answers.author')} value={label} onRemove={() => onApply('')}>
      {(close) => (
        <AuthorField
          formId={formId}
          value={value}
          onApply={(author) => {
            onApply(author)
            if (author !== '') close()
          }}
        />
      )}
    </FilterPopover>
  )
}

function AuthorField({ formId, value, onApply }: AuthorFilterProps) {
  const { t } = useTranslation('staff')
  const label = useAuthorName(formId, value)
  const picks = useAuthorsToPick(formId)
  return (
    <SearchPicker
      label={t('answers.author')}
      value={value === '' ? null : { id: value, label }}
      none={t('answers.filters.noAuthor')}
      {...picks}
      onChoose={onApply}
      autoFocus
    />
  )
}
