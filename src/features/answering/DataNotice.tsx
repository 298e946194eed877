import { useTranslation } from 'react-i18next'
import type { Branding } from '../../domain/geography/branding'
import styles from './DataNotice.module.css'

/** What becomes of the data and where the municipality is reached, before they are sent (PDF-02); nothing where it says neither. */
export function DataNotice({ marca }: { marca: Branding | undefined }) {
  const { t } = useTranslation('answering')
  const { avisoDatos = '', contacto = '' } = marca ?? {}
  if (avisoDatos === '' && contacto === '') return null
  return (
    <section className={styles.notice} aria-labelledby="data-notice">
      <h2 id="data-notice">{t(avisoDatos === '' ? 'form.contact' : 'form.dataNotice')}</h2>
      {avisoDatos !== '' && <p dir="auto">{avisoDatos}</p>}
      {contacto !== '' && (
        <p dir="auto">
          {avisoDatos !== '' && <strong>{t('form.contact')}: </strong>}
          {contacto}
        </p>
      )}
    </section>
  )
}
