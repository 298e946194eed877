import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isGroup } from '../domain/assignment/group'
import { fullName } from '../domain/user/full-name'
import { useSession } from './session'

const HOUR_MS = 3_600_000

/**
 * What those people are called by their usernames, and groups by the paths of their areas: asked once for all of them, and not at all where it is only oneself.
 * Until it is known, and of who is not told about, the username.
 */
export function useColleagueNames(
  usernames: readonly string[],
  load: (others: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): (username: string) => string {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const others = [...new Set(usernames)].filter((one) => one !== '' && one !== user.username).sort()
  const { data } = useQuery({
    ...{ queryKey: ['colleagues', others], queryFn: () => load(others), enabled: others.length > 0 },
    ...{ staleTime: HOUR_MS, placeholderData: keepPreviousData },
  })
  return (username) => {
    if (username === user.username) return fullName(user)
    const name = data?.get(username)
    return name !== undefined && isGroup(username) ? t('turn.group', { name }) : (name ?? username)
  }
}
