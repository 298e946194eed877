import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../../data/errors'
import { decideAccess, type DecideAccessRequest } from '../../../data/staff/access-requests'
import { isServiceFailure, type ServiceFailure } from '../../../domain/failures/service-failure'
import { useToast } from '../../../ui/staff/toast'
import { useReadAgain } from '../use-users'
import { useRequestsAgain } from './use-requests'
import type { SaveUserOutcome } from '../../../domain/user/save-outcome'

const FAILURES = ['offline', 'forbidden', 'outside', 'decided', 'gone'] as const
type DecidingFailure = (typeof FAILURES)[number] | ServiceFailure | 'failed'
const failureOf = (error: unknown): DecidingFailure =>
  serviceFailureOf(error) ?? FAILURES.find((code) => code === errorCodeOf(error)) ?? 'failed'

/** The text key of a failure. */
export const requestFailureKey = (failure: DecidingFailure) =>
  isServiceFailure(failure)
    ? (`common:failures.${failure}` as const)
    : (`requests.failures.${failure}` as const)

/**
 * Accepts or refuses a request, one at a time (USER-06), and shows a message.
 * @param onDone called when it is decided
 */
export function useDeciding(onDone: () => void) {
  const { t } = useTranslation(['users', 'common'])
  const toast = useToast()
  const usersAgain = useReadAgain()
  const requestsAgain = useRequestsAgain()
  const [failure, setFailure] = useState<DecidingFailure | null>(null)

  /** @returns why no user was made, for the field that it is about; null otherwise */
  const decide = async (
    request: DecideAccessRequest,
    email: string,
  ): Promise<Exclude<SaveUserOutcome, 'saved'> | null> => {
    setFailure(null)
    try {
      const { outcome, told } = await decideAccess(request)
      if (outcome === 'decided' || outcome === 'gone') {
        setFailure(outcome)
        await requestsAgain()
        return null
      }
      if (outcome !== 'saved' && outcome !== 'refused') return outcome
      await Promise.all([usersAgain(), requestsAgain()])
      const said = outcome === 'saved' ? 'accepted' : 'refused'
      if (told) toast.success(t(`requests.${said}`, { email }))
      else toast.warning(t(`requests.${said}Untold`, { email }))
      onDone()
    } catch (error) {
      setFailure(failureOf(error))
    }
    return null
  }
  return { failure, decide }
}
