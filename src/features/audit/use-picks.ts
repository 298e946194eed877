import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFormsPage } from '../../data/staff/list-forms'
import { listUsersPage } from '../../data/staff/users'
import { localized } from '../../domain/language'
import { fullName } from '../../domain/user/full-name'
import { useLanguage } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { useDebounced } from '../../lib/use-debounced'
import type { Picked } from '../../ui/staff/SearchPicker'
import { personWords } from './entry-words'

/** What a picker offers for the words it looks for; nothing is read before somebody comes to its field. */
function usePicks(key: readonly unknown[], find: (words: string) => Promise<Picked[]>) {
  const [words, onSearch] = useState<string | null>(null)
  const settled = useDebounced(words ?? '')
  const found = useQuery({
    queryKey: ['picks', ...key, settled],
    queryFn: () => find(settled),
    enabled: words !== null,
  })
  return {
    offered: found.data ?? [],
    isLoading: found.isLoading || settled !== (words ?? ''),
    isFailed: found.isError,
    onSearch,
  }
}

/** The forms of the reader's own list, a page of them: a read for each. */
export function useFormsToPick() {
  const { user } = useSession()
  const language = useLanguage()
  return usePicks(['forms', user.username, user.areas], async (name) => {
    const { forms } = await listFormsPage({ user, filter: { name, area: '' } })
    return forms.map((form) => ({ id: form.id, label: localized(form, 'titulo', language) || form.id }))
  })
}

/**
 * The staff by the beginning of the username or address, a page of them: a read for each.
 * @param municipality whose staff; '' for everybody's
 */
export function usePeopleToPick(municipality: string) {
  return usePicks(['people', municipality], async (text) => {
    const { users } = await listUsersPage({ municipalityPath: municipality, text }, null)
    return users.map((user) => ({
      id: user.username,
      label: personWords({ nameOf: () => fullName(user) }, user.username),
    }))
  })
}
