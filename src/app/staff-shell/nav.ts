import type { AppAbility } from '../../lib/ability'
import { OPERATION_PATH } from '../../lib/operation-path'
import { paths } from '../../lib/paths'
import { STAFF_PAGES, type Need } from '../staff-pages'

interface NavLink {
  to: string
  label: `shell.nav.${'home' | 'forms' | 'tasks' | 'users' | 'areas' | 'tables' | 'municipalities' | 'statistics' | 'audit' | 'operation'}`
  needs?: Need | undefined
}

/** The links of the bar, in order; each is shown to people who may open it (NAV-01). */
const NAV: readonly NavLink[] = [
  { to: paths.home.href(), label: 'shell.nav.home' },
  { to: paths.forms.href(), label: 'shell.nav.forms', needs: STAFF_PAGES.forms?.needs },
  { to: paths.tasks.href(), label: 'shell.nav.tasks', needs: STAFF_PAGES.tasks?.needs },
  { to: paths.users.href(), label: 'shell.nav.users', needs: STAFF_PAGES.users?.needs },
  { to: paths.areas.href(), label: 'shell.nav.areas', needs: STAFF_PAGES.areas?.needs },
  { to: paths.tables.href(), label: 'shell.nav.tables', needs: STAFF_PAGES.tables?.needs },
  {
    to: paths.municipalities.href(),
    label: 'shell.nav.municipalities',
    needs: STAFF_PAGES.municipalities?.needs,
  },
  { to: paths.statistics.href(), label: 'shell.nav.statistics', needs: STAFF_PAGES.statistics?.needs },
  { to: paths.audit.href(), label: 'shell.nav.audit', needs: STAFF_PAGES.audit?.needs },
  { to: OPERATION_PATH, label: 'shell.nav.operation', needs: STAFF_PAGES.operation?.needs },
]

/**
 * The links for somebody.
 * @param staysHome whether they stay on the home page, which leads others on to another page (HOME-01)
 */
export function navFor(ability: AppAbility, staysHome: boolean): readonly NavLink[] {
  return NAV.filter(({ to, needs }) => {
    if (to === paths.home.href()) return staysHome
    return !needs || ability.can(needs.action, needs.subject)
  })
}
