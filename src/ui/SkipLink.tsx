import { useTranslation } from 'react-i18next'
import { MAIN_ID } from './use-page-start'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the bar, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      className={styles.skip}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // The address must not change, or the back button would stop here.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}
