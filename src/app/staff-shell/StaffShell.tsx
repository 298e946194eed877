import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useCallback, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { knownZone, zoneAt } from '../../data/staff/zones'
import { useSession } from '../../lib/session'
import { ZoneProvider } from '../../lib/zone'
import { ZoneReaderProvider } from '../../lib/zone-reader'
import { useLoaded } from '../../renderer/use-loaded'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { SkipLink } from '../../ui/SkipLink'
import { SlowWords } from '../../ui/SlowWords'
import { MAIN_ID, usePageStart } from '../../ui/use-page-start'
import { ErrorPage } from '../ErrorPage'
import { staffPageAt, type Need } from '../staff-pages'
import { FactorAgain } from './FactorAgain'
import { FactorGrace } from './FactorGrace'
import { ForbiddenPage } from './ForbiddenPage'
import { LoadingPage, PageSkeleton } from './LoadingPage'
import { Queries } from './Queries'
import { RequireSession } from './RequireSession'
import styles from './StaffShell.module.css'
import { TopBar } from './TopBar'

/** The frame of everything done with a session. */
export function StaffShell() {
  return (
    <RequireSession>
      <Queries>
        <OwnClock>
          <Frame />
        </OwnClock>
      </Queries>
    </RequireSession>
  )
}

const ZONES = { known: knownZone, read: zoneAt }

/** Pages say days and hours by the clock of the person's own municipality, unless they belong to another one (OPS-08). */
function OwnClock({ children }: { children: ReactNode }) {
  const { municipalityPath } = useSession().user
  const [loaded] = useLoaded(useCallback(() => zoneAt(municipalityPath), [municipalityPath]))
  const zone = knownZone(municipalityPath) ?? (loaded.status === 'done' ? loaded.value : null)
  if (zone === null) return <LoadingPage />
  return (
    <ZoneReaderProvider reader={ZONES}>
      <ZoneProvider zone={zone}>{children}</ZoneProvider>
    </ZoneReaderProvider>
  )
}

/** Says that a page takes long to read what it shows outlines for. */
function SlowPage() {
  const outlines = useIsFetching({ predicate: ({ state }) => state.data === undefined })
  return <SlowWords waiting={outlines > 0} />
}

function Frame() {
  const page = staffPageAt(useLocation().pathname)
  usePageStart()
  return (
    <>
      <SkipLink />
      <TopBar />
      {/* Their texts come later: nothing else of the page waits for them. */}
      <Suspense fallback={null}>
        <FactorGrace />
        <FactorAgain />
      </Suspense>
      <main id={MAIN_ID} className={page?.wide ? styles.wide : styles.main} tabIndex={-1}>
        <SlowPage />
        <ErrorBoundary fallback={<ErrorPage />}>
          <Suspense fallback={<PageSkeleton />}>
            <Permitted needs={page?.needs} orNeeds={page?.orNeeds} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  )
}

/** The page, or why it is not shown (AUTH-10). */
function Permitted({ needs, orNeeds }: { needs: Need | undefined; orNeeds: Need | undefined }) {
  const { ability } = useSession()
  const has = (need: Need | undefined) => need && ability.can(need.action, need.subject)
  return !needs || has(needs) || has(orNeeds) ? <Outlet /> : <ForbiddenPage />
}
