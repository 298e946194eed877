import { useTranslation } from 'react-i18next'
import type { Branding } from '../../domain/geography/branding'
import styles from './DataNotice.module.css'

/** Says before sending what the data are used for (PDF-02); nothing where the municipality gives no text. */
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
