import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGroup } from '../domain/assignment/group'
import { writeDay } from '../domain/dates'
import { plain } from '../domain/text/search'
import type { ListAssigneesResponse } from '../domain/assignment/assignable'

export { MAX_NOTE } from '../domain/answer/note'

type Person = ListAssigneesResponse['people'][number]

/** To whom answers to a form may be given, and without one who may stand in: read once, when somebody wants to know (REACH-08). */
export type ListPeople = (formId: string | null) => Promise<ListAssigneesResponse>

/** The name, and the username where it says more; of a group which area it is, and until when somebody is away. */
function labelOf(t: TFunction<'staff'>, { username, name, away }: Person): string {
  if (isGroup(username)) return t('turn.group', { name })
  const called = name === username ? name : `${name} (${username})`
  return away === undefined ? called : t('turn.away', { name: called, day: writeDay(away) })
}

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const has = (label: string, words: readonly string[]): boolean =>
  words.every((word) => wordsIn(label).some((part) => part.startsWith(word)))

/** The people who may have an answer, for a picker by name. */
export function useAssigneesToPick(formId: string | null, list: ListPeople, value: string) {
  const { t } = useTranslation('staff')
  const [words, onSearch] = useState<string | null>(null)
  const { data, isLoading, isError } = useQuery({
    queryKey: ['assignees', formId],
    queryFn: () => list(formId),
  })
  const people = (data?.people ?? []).map((one) => ({
    id: one.username,
    label: labelOf(t, one),
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
