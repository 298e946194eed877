import { lazy, Suspense } from 'react'
import { useForm } from '../context'
import styles from '../parts/SectionView.module.css'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const SIGNATURES_HEADING = 'signatures-heading'

// Most forms ask for no signature.
const SignatureField = lazy(async () => ({
  default: (await import('./SignatureField')).SignatureField,
}))

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
      <Suspense fallback={<p>{t('signature.loading')}</p>}>
        {answering.signatures.settings.map((setting, index) => (
          <SignatureField key={setting.indexSignature} setting={setting} index={index} />
        ))}
      </Suspense>
    </section>
  )
}
