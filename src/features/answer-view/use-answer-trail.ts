import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAnswerTrail } from '../../data/staff/answer-trail'
import type { Answer } from '../../domain/answer/answer'

/** How long a change may take to reach the audit trail, and how often the page looks for it meanwhile. */
const FRESH_MS = 30_000
const LOOK_AGAIN_MS = 5000

const KEY = 'answer-trail'

/** What the audit trail tells of an answer (CORR-09); read again when the answer changes. */
export const useAnswerTrail = ({ id, lastUpdate }: Pick<Answer, 'id' | 'lastUpdate'>) =>
  useQuery({
    queryKey: [KEY, id, lastUpdate?.getTime()],
    queryFn: () => getAnswerTrail(id),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const isFresh = Date.now() - (lastUpdate?.getTime() ?? 0) < FRESH_MS
      return isFresh && state.status === 'success' ? LOOK_AGAIN_MS : false
    },
  })

/** Gives the function that reads the trail again after something that does not change the answer itself. */
export function useReadTrailAgain(answerId: string): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [KEY, answerId] })
}
