import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { messageAction } from '../../../ui/MessagePage'
import { CopyButton } from '../../../ui/native/CopyButton'
import styles from './Saved.module.css'

/** The code that gets the PDF of the answer later on, and where it is used (PUB-04). */
export function PdfCode({ code }: { code: string }) {
  const { t } = useTranslation('finish')
  return (
    <section className={styles.part} aria-labelledby="saved-pdf-code">
      <h2 id="saved-pdf-code">{t('code.title')}</h2>
      <p className={styles.code}>{code}</p>
      <p className={styles.says}>{t('code.text')}</p>
      <div className={styles.actions}>
        <CopyButton text={code} label={t('code.copy')} done={t('code.copied')} />
        <Link className={messageAction.plain} to={paths.recordLookup.href(code)}>
          {t('code.link')}
        </Link>
      </div>
    </section>
  )
}
