import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'borrador'

/** The address of one draft of a form. */
export const draftAddress = (form: string, number: number): string => `${form}?${PARAMETER}=${number}`

/** Which of the drafts of a form the address names; undefined for the first one there is. */
export function useWantedDraft(): number | undefined {
  const [search] = useSearchParams()
  const number = Number(search.get(PARAMETER))
  return Number.isInteger(number) && number > 0 ? number : undefined
}
