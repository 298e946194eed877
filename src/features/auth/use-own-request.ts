import { useEffect, useState } from 'react'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import { askForAccess, readOwnRequest, type GetAccessRequestResponse } from '../../data/staff/own-request'
import type { ServiceFailure } from '../../domain/failures/service-failure'
import type { SoundAccess } from '../../domain/user/access-request'
import { useLanguage } from '../../lib/i18n'

/** Failures with texts of their own. */
const FAILURES = ['offline', 'limited', 'forbidden'] as const
export type RequestFailure = (typeof FAILURES)[number] | ServiceFailure | 'failed'
const failureOf = (error: unknown): RequestFailure =>
  serviceFailureOf(error) ?? FAILURES.find((code) => code === errorCodeOf(error)) ?? 'failed'

/** The state of the request; `nobody`: nobody came from the provider in this page. */
export type RequestState =
  | { status: 'loading' | 'nobody' }
  | { status: 'unknown'; failure: RequestFailure }
  | { status: 'known'; own: GetAccessRequestResponse }

/** Reads the own request and sends one (USER-06). */
export function useOwnRequest() {
  const language = useLanguage()
  const [standing, setStanding] = useState<RequestState>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  useEffect(() => {
    let isGone = false
    const tell = (next: RequestState) => {
      if (!isGone) setStanding(next)
    }
    readOwnRequest().then(
      (own) => tell(own ? { status: 'known', own } : { status: 'nobody' }),
      (error: unknown) => tell({ status: 'unknown', failure: failureOf(error) }),
    )
    return () => {
      isGone = true
    }
  }, [tries])

  const ask = async (draft: SoundAccess) => {
    setFailure(null)
    try {
      await askForAccess({ ...draft, language })
      setStanding((before) =>
        before.status === 'known' ? { ...before, own: { ...before.own, state: 'open' } } : before,
      )
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  const retry = () => {
    setStanding({ status: 'loading' })
    setTries((count) => count + 1)
  }
  return { standing, failure, ask, retry }
}
