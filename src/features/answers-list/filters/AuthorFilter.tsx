import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAuthors } from '../../../data/staff/list-settings'
import { FilterText } from '../../../ui/staff/FilterText'

interface AuthorFilterProps {
  formId: string
  value: string
  onApply: (author: string) => void
}

/** Who answered: chosen among those who did, by their names, or typed as the username (ALIST-02, DAY-01). */
export function AuthorFilter({ formId, value, onApply }: AuthorFilterProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const [isAsked, ask] = useState(false)
  // When the names cannot be read, a username can be typed.
  const { data: authors = [] } = useQuery({
    queryKey: ['authors', formId],
    queryFn: () => listAuthors(formId),
    enabled: isAsked,
  })
  return (
    <>
      <FilterText
        label={t('answers.filters.author')}
        value={value}
        list={id}
        isOneOf={(typed) => authors.some(({ author }) => author === typed)}
        onFocus={() => ask(true)}
        onApply={onApply}
      />
      <datalist id={id}>
        {authors.map(({ author, name }) => (
          <option key={author} value={author}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
