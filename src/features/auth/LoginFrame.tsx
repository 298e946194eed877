import type { ReactNode } from 'react'
import { Brand } from '../../ui/Brand'
import { LanguagePicker } from '../../ui/LanguagePicker'
import { MAIN_ID } from '../../ui/use-page-start'
import styles from './LoginPage.module.css'

/** The frame of the pages before there is a session. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <LanguagePicker />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
