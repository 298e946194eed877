import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAnswerTrail } from '../../data/staff/answer-trail'
import type { Answer } from '../../domain/answer/answer'

/** So long what was just done is on its way into the audit trail; it is looked for again so often. */
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

/** Reads it again once something was done that does not change the answer itself. */
export function useTrailGoesOn(answerId: string): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [KEY, answerId] })
}
