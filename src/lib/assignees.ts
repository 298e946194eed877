import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGroup } from '../domain/assignment/group'
import type { ListAssigneesResponse } from '../domain/calls/assign-answer'
import { plain } from '../domain/form/search'

export { MAX_NOTE } from '../domain/answer/note'

type Person = ListAssigneesResponse['people'][number]

/** To whom answers to a form may be given: read once, when somebody wants to know (REACH-08). */
export type ListPeople = (formId: string) => Promise<ListAssigneesResponse>

/** The name, and the username where it says more; of a group, of which area it is. */
function labelOf({ username, name }: Person, groupLabel: (name: string) => string): string {
  if (isGroup(username)) return groupLabel(name)
  return name === username ? name : `${name} (${username})`
}

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const has = (label: string, words: readonly string[]): boolean =>
  words.every((word) => wordsIn(label).some((part) => part.startsWith(word)))

/** The people who may have an answer, for a picker by name. */
export function useAssigneesToPick(formId: string, list: ListPeople, value: string) {
  const { t } = useTranslation('staff')
  const [words, onSearch] = useState<string | null>(null)
  const { data, isLoading, isError } = useQuery({
    queryKey: ['assignees', formId],
    queryFn: () => list(formId),
  })
  const people = (data?.people ?? []).map((one) => ({
    id: one.username,
    label: labelOf(one, (name) => t('turn.group', { name })),
  }))
  const typed = wordsIn(words ?? '')
  return {
    chosen: value === '' ? null : (people.find(({ id }) => id === value) ?? { id: value, label: value }),
    offered: people.filter(({ label }) => has(label, typed)),
    isLoading,
    isError,
    /** A username counts where not everybody can be offered; the server says whether it may be. */
    free: data?.isCut === true,
    onSearch,
  }
}
