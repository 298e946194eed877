import { useTranslation } from 'react-i18next'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { signaturePath } from '../../domain/files/storage-path'
import type { Signature } from '../../domain/form/signature'
import { StoredPicture } from '../../questions/attachments/StoredPicture'
import styles from './Read.module.css'

/** The signatures; a missing one says so. */
export function SignatureList({ formId, signatures }: { formId: string; signatures: Signature[] }) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  if (signatures.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="signatures">
      <h2 id="signatures">{t('display.signatures')}</h2>
      <ul className={styles.signatures}>
        {signatures.map((signature) => (
          <li key={signature.indexSignature} className={styles.signature}>
            {signature.imgURL === '' ? (
              <p className={styles.lead}>{t('display.notSigned')}</p>
            ) : (
              <StoredPicture
                path={signaturePath(formId, signature.imgID)}
                name={signature.names}
                alt={t('display.signatureOf', { name: signature.names })}
                opens={false}
              />
            )}
            <strong>{signature.names}</strong>
            <p className={styles.lead} dir="auto" lang={foreignTag(signature, 'title', language)}>
              {localized(signature, 'title', language)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
