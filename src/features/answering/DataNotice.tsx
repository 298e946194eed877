import { useTranslation } from 'react-i18next'
import type { Branding } from '../../domain/geography/branding'
import styles from './DataNotice.module.css'

/** What becomes of the data, before they are sent (PDF-02); nothing where the municipality says nothing of it. */
export function DataNotice({ marca }: { marca: Branding | undefined }) {
  const { t } = useTranslation('answering')
  const { avisoDatos = '' } = marca ?? {}
  if (avisoDatos === '') return null
  return (
    <section className={styles.notice} aria-labelledby="data-notice">
      <h2 id="data-notice">{t('form.dataNotice')}</h2>
      <p dir="auto">{avisoDatos}</p>
    </section>
  )
}
