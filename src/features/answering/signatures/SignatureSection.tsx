import { useForm } from '../context'
import styles from '../parts/SectionView.module.css'
import { SignatureField } from './SignatureField'

export const SIGNATURES_HEADING = 'signatures-heading'

/** The signatures that the form asks for, after its sections. */
export function SignatureSection() {
  const { answering, t } = useForm()
  return (
    <section className={styles.section} aria-labelledby={SIGNATURES_HEADING}>
      <header className={styles.heading}>
        <h2 id={SIGNATURES_HEADING} tabIndex={-1}>
          {t('signature.title')}
        </h2>
      </header>
      {answering.signatures.settings.map((setting, index) => (
        <SignatureField key={setting.indexSignature} setting={setting} index={index} />
      ))}
    </section>
  )
}
