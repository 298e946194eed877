import { Outlet, useMatches } from 'react-router-dom'
import { useSession } from '../../lib/session'
import { SkipLink } from '../../ui/SkipLink'
import { MAIN_ID, usePageFocus } from '../../ui/use-page-focus'
import { STAFF_PAGES } from '../staff-pages'
import { ForbiddenPage } from './ForbiddenPage'
import { Queries } from './Queries'
import { RequireSession } from './RequireSession'
import styles from './StaffShell.module.css'
import { TopBar } from './TopBar'

/** The frame of everything done with a session. */
export function StaffShell() {
  return (
    <RequireSession>
      <Queries>
        <Frame />
      </Queries>
    </RequireSession>
  )
}

function Frame() {
  const page = STAFF_PAGES[useMatches().at(-1)?.id ?? '']
  usePageFocus()
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id={MAIN_ID} className={page?.wide ? styles.wide : styles.main} tabIndex={-1}>
        <Permitted />
      </main>
    </>
  )
}

/** The page, or why it is not shown (AUTH-10). */
function Permitted() {
  const { ability } = useSession()
  const needs = STAFF_PAGES[useMatches().at(-1)?.id ?? '']?.needs
  return needs && ability.cannot(needs.action, needs.subject) ? <ForbiddenPage /> : <Outlet />
}
