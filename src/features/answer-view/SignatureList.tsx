import { useTranslation } from 'react-i18next'
import type { Signature } from '../../domain/form/signature'
import styles from './AnswerView.module.css'

/** The signatures given; those still missing say so. */
export function SignatureList({ signatures }: { signatures: Signature[] }) {
  const { t } = useTranslation('staff')
  if (signatures.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="signatures">
      <h2 id="signatures">{t('view.signatures')}</h2>
      <ul className={styles.signatures}>
        {signatures.map((signature) => (
          <li key={signature.indexSignature} className={styles.signature}>
            {signature.imgURL === '' ? (
              <p className={styles.lead}>{t('view.notSigned')}</p>
            ) : (
              <img src={signature.imgURL} alt={t('view.signatureOf', { name: signature.names })} />
            )}
            <strong>{signature.names}</strong>
            <p className={styles.lead}>{signature.title}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
