import MenuIcon from '@mui/icons-material/Menu'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { staysHome } from '../../domain/access/home'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { Brand } from '../../ui/Brand'
import { LanguagePicker } from '../../ui/LanguagePicker'
import { AccountMenu } from './AccountMenu'
import { navFor } from './nav'
import { NavDrawer } from './NavDrawer'
import { NoticeBell } from './NoticeBell'
import styles from './TopBar.module.css'

/** The code that sends answers is as large as a page, and no page needs it to be shown. */
const DeviceMark = lazy(async (): Promise<{ default: ComponentType }> => {
  // Without network it may not load, and nothing could be sent anyway.
  const part = await import('./DeviceMark').catch(() => null)
  return { default: part?.DeviceMark ?? (() => null) }
})
const LaterMark = () => (
  <Suspense fallback={null}>
    <DeviceMark />
  </Suspense>
)

/** With more links the name of the product goes first, and on a narrow desk all of them go into the menu. */
const FEW_LINKS = 8

/** The bar at the top: where one can go, in which language, as whom (NAV-01); folds on a phone (NAV-05). */
export function TopBar() {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const [open, setOpen] = useState(false)
  const links = navFor(ability, staysHome(user))
  return (
    <header className={links.length > FEW_LINKS ? `${styles.bar} ${styles.crowded}` : styles.bar}>
      <span className={styles.narrow}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={t('shell.openMenu')}
          onClick={() => setOpen(true)}
        >
          <MenuIcon aria-hidden />
        </IconButton>
      </span>
      <Link to={paths.home.href()} className={styles.brand} aria-label={t('shell.brand')}>
        <Brand />
      </Link>
      <nav className={styles.links} aria-label={t('shell.nav.label')}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} className={styles.link}>
            {t(label)}
          </NavLink>
        ))}
      </nav>
      <span className={styles.language}>
        <LanguagePicker />
      </span>
      <LaterMark />
      <NoticeBell />
      <AccountMenu />
      <NavDrawer open={open} onClose={() => setOpen(false)} links={links} />
    </header>
  )
}
