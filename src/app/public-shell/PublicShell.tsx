import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { PlaceProvider, usePlace } from '../../lib/place'
import { Brand } from '../../ui/Brand'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { LanguagePicker } from '../../ui/LanguagePicker'
import { LoadingBar } from '../../ui/LoadingBar'
import { SkipLink } from '../../ui/SkipLink'
import { MAIN_ID, usePageStart } from '../../ui/use-page-start'
import { ErrorPage } from '../ErrorPage'
import { OutboxMark } from './OutboxMark'
import styles from './PublicShell.module.css'

/** The frame of everything that needs no sign-in; carries nothing of the staff's. */
export function PublicShell() {
  const { t } = useTranslation()
  usePageStart()
  return (
    <PlaceProvider>
      <SkipLink />
      <LoadingBar />
      <header className={styles.header}>
        <div className={styles.bar}>
          <PlaceName />
          <LanguagePicker />
        </div>
      </header>
      <OutboxMark />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={<ErrorPage />}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <p>{t('footer')}</p>
        <p>MuniFormularios</p>
      </footer>
    </PlaceProvider>
  )
}

function PlaceName() {
  return <Brand place={usePlace()} />
}
