import { lazy, Suspense } from 'react'
import { useForm } from '../context'
import styles from '../parts/SectionView.module.css'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const SIGNATURES_HEADING = 'signatures-heading'

// Most forms ask for no signature.
const load = () => import('./SignatureField')
const SignatureField = lazy(async () => ({ default: (await load()).SignatureField }))

/** Loads what signing needs while there is a network: in the street it may be gone when it comes to signing. */
export const loadSigning = async (): Promise<void> => (await load()).loadPad()

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
