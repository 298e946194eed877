import { zoneOf } from '../../domain/zone'
import { ZoneProvider } from '../../lib/zone'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router-dom'
import { citizenSession, enterAsCitizen, leaveAsCitizen } from '../../data/citizen/session'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import { CitizenProvider } from '../../lib/citizen'
import { paths } from '../../lib/paths'
import { portalToken } from '../../lib/portal-token'
import { useTitle } from '../../lib/title'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'
import type { CitizenLogin } from '../../domain/citizen/login'
import { messageAction, MessagePage } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import { Spinner } from '../../ui/native/Spinner'
import styles from './CitizenPortal.module.css'

/** Why the citizen could not enter. */
type Failure = 'refused' | 'limited' | 'outside' | 'offline' | 'failed' | ServiceFailure

/** The exchange of the token that goes on: React may start it twice, and a token counts once. */
let under: { token: string; work: ReturnType<typeof enterAsCitizen> } | null = null

function enterOnce(token: string): ReturnType<typeof enterAsCitizen> {
  if (under?.token === token) return under.work
  const work = enterAsCitizen(token)
  under = { token, work }
  // A failed exchange can be tried again.
  work.catch(() => (under = null))
  return work
}

type Entry =
  | { status: 'entering'; token: string }
  | { status: 'in'; citizen: CitizenLogin }
  | { status: 'failed'; failure: Failure; token: string }
  | { status: 'out'; wasIn: boolean }

function failureOf(error: unknown): Failure {
  const code = errorCodeOf(error)
  if (code === 'forbidden') return 'refused'
  if (code === 'limited' || code === 'outside' || code === 'offline') return code
  return serviceFailureOf(error) ?? 'failed'
}

function atFirst(): Entry {
  const token = portalToken()
  if (token !== null && token !== under?.token) return { status: 'entering', token }
  const session = citizenSession()
  return session ? { status: 'in', citizen: session.citizen } : { status: 'out', wasIn: false }
}

/** Lets people who come from the citizen portal in, for an hour, or says why not (CIT-01, §2.2). */
export function CitizenGate() {
  const [entry, setEntry] = useState<Entry>(atFirst)
  const entering = entry.status === 'entering' ? entry.token : null
  useEffect(() => {
    if (entering === null) return
    enterOnce(entering).then(
      ({ citizen }) => setEntry({ status: 'in', citizen }),
      (error: unknown) => setEntry({ status: 'failed', failure: failureOf(error), token: entering }),
    )
  }, [entering])
  const citizen = entry.status === 'in' ? entry.citizen : null
  useEffect(() => {
    if (!citizen) return
    const left = citizen.hasta * 1000 - Date.now()
    const timer = setTimeout(() => {
      leaveAsCitizen()
      setEntry({ status: 'out', wasIn: true })
    }, left)
    return () => clearTimeout(timer)
  }, [citizen])
  const retry = useCallback((token: string) => setEntry({ status: 'entering', token }), [])

  if (entry.status === 'entering') return <Entering />
  if (entry.status === 'out') return <Notice reason={entry.wasIn ? 'over' : 'out'} actions={<ToStatus />} />
  if (entry.status === 'failed') {
    const { failure, token } = entry
    // A refused token stays refused, so there is no button to try again.
    const again =
      failure === 'refused' ? null : (
        <Button look="primary" onClick={() => retry(token)}>
          <Again />
        </Button>
      )
    return <Notice reason={failure} actions={again} />
  }
  return (
    <CitizenProvider value={entry.citizen}>
      <ZoneProvider zone={zoneOf(entry.citizen.emisor)}>
        <Outlet />
      </ZoneProvider>
    </CitizenProvider>
  )
}

/** What was sent can be looked up by its code, without the portal. */
const ToStatus = () => (
  <Link className={messageAction.plain} to={paths.status.href()}>
    {useTranslation('citizen').t('entry.status')}
  </Link>
)

const Again = () => useTranslation(['citizen', 'common']).t('entry.retry')

function Entering() {
  const { t } = useTranslation(['citizen', 'common'])
  useTitle(t('entry.loading'))
  return (
    <div className={styles.entering} role="status">
      <Spinner />
      <h1>{t('entry.loading')}</h1>
    </div>
  )
}

function Notice({ reason, actions }: { reason: Failure | 'out' | 'over'; actions?: ReactNode }) {
  const { t } = useTranslation(['citizen', 'common'])
  const title = t(reason === 'out' || reason === 'over' ? `entry.${reason}Title` : 'entry.errorTitle')
  useTitle(title)
  return (
    <MessagePage urgent title={title} actions={actions}>
      <p>{isServiceFailure(reason) ? t(`common:failures.${reason}`) : t(`entry.${reason}Text`)}</p>
    </MessagePage>
  )
}
