import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAuthors } from '../../../data/staff/list-settings'
import { plain } from '../../../domain/text/search'
import type { Picked } from '../../../ui/staff/SearchPicker'

interface Author {
  author: string
  name: string
}

const useNames = (formId: string, enabled: boolean) =>
  useQuery({ queryKey: ['authors', formId], queryFn: () => listAuthors(formId), enabled })

/** The name, and the username where it says more. */
const labelOf = ({ author, name }: Author): string => (name === author ? name : `${name} (${author})`)

const begin = (text: string, words: string[]): boolean => {
  const parts = plain(text).split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

/** What a filter by author is called: the name once it was read, until then as it is stored. */
export function useAuthorName(formId: string, author: string): string {
  const { data } = useNames(formId, false)
  const known = data?.authors.find((one) => one.author === author)
  return known ? labelOf(known) : author
}

/** Who answered a form, for a picker by name; read when somebody comes to its field (DAY-01). */
export function useAuthorsToPick(formId: string) {
  const [words, onSearch] = useState<string | null>(null)
  const [isAsked, ask] = useState(false)
  const { data, isLoading, isError } = useNames(formId, isAsked)
  const typed = plain(words ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const offered: Picked[] = (data?.authors ?? [])
    .filter((one) => begin(labelOf(one), typed))
    .map((one) => ({ id: one.author, label: labelOf(one) }))
  return {
    offered,
    isLoading,
    // A username counts where not everybody can be offered.
    free: isError || data?.isCut === true,
    onSearch: (next: string | null) => {
      if (next !== null) ask(true)
      onSearch(next)
    },
  }
}
