import { Suspense, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { isWrittenIn } from '../../domain/form/questions-of'
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
  usePageStart()
  return (
    <PlaceProvider>
      <SkipLink />
      <LoadingBar />
      <PlaceHeader>
        <PlaceName />
        <PlaceLanguages />
      </PlaceHeader>
      <OutboxMark />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={<ErrorPage />}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PlaceFooter />
    </PlaceProvider>
  )
}

/** The head of the page, in the municipality's colour, on which white is read in both themes (PDF-02). */
function PlaceHeader({ children }: { children: ReactNode }) {
  const { color } = usePlace()
  const own: Record<`--${string}`, string> = {
    '--color-header': color,
    '--color-header-hover': `color-mix(in srgb, ${color}, #000 15%)`,
    '--color-on-header': '#fff',
    '--color-header-focus': '#fff',
  }
  return (
    <header className={color ? styles.own : styles.header} style={(color ? own : {}) satisfies CSSProperties}>
      <div className={styles.bar}>{children}</div>
    </header>
  )
}

/** The foot of the page, with where the municipality is reached (PDF-02). */
function PlaceFooter() {
  const { t } = useTranslation()
  const { contact } = usePlace()
  return (
    <footer className={styles.footer}>
      {contact && (
        <p dir="auto" className={styles.contact}>
          <strong>{t('contact')}:</strong> {contact}
        </p>
      )}
      <p>{t('footer')}</p>
      <p>MuniFormularios</p>
    </footer>
  )
}

function PlaceName() {
  const { name, logo } = usePlace()
  return <Brand place={name} logo={logo} />
}

/** Offers the languages that the form shown has, and the reader's own; all of them where no form is answered. */
function PlaceLanguages() {
  const { form } = usePlace()
  return <LanguagePicker has={(language) => form === null || isWrittenIn(form, language)} />
}
