import { useQuery } from '@tanstack/react-query'
import { listErasures } from '../../data/staff/person'
import { useLanguage } from '../../lib/i18n'

/** How often it is asked how far an erasure is, while one is worked on. */
const WATCHED_MS = 3000

/** What was asked to be erased in a municipality, as it stands now, and what an erasure does. */
export function useErasures(municipality: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['erasures', municipality, language],
    queryFn: () => listErasures({ municipality, language }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.erasures.some((one) => one.state === 'borrando') ? WATCHED_MS : false,
  })
}
