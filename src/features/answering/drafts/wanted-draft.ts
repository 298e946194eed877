import { useSearchParams } from 'react-router-dom'
import { DRAFT_PARAMETER } from '../../../lib/draft-address'

/** Which of the drafts of a form the address names; undefined for the first one. */
export function useWantedDraft(): number | undefined {
  const [search] = useSearchParams()
  const number = Number(search.get(DRAFT_PARAMETER))
  return Number.isInteger(number) && number > 0 ? number : undefined
}
