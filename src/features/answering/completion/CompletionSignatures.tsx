import { Suspense, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { isSigned } from '../../../domain/answer/locks'
import type { Signature } from '../../../domain/form/signature'
import { webAddress } from '../../../domain/web-address'
import { useForm } from '../context'
import { signatureKey } from '../engine/signatures'
import section from '../parts/SectionView.module.css'
import signature from '../signatures/Signature.module.css'
import { SIGNATURES_HEADING } from '../signatures/SignatureSection'
import styles from './Completion.module.css'
import { LockWord } from './CompletionQuestion'
import { useCompleting } from './context'

// Most answers ask for no signature.
const SignatureField = lazy(async () => ({
  default: (await import('../signatures/SignatureField')).SignatureField,
}))

/** Signatures that are there, those that staff may give here, and those that only the citizen gives (SIGN-05). */
export function CompletionSignatures() {
  const { stored, openSignatures } = useCompleting()
  const { answering, t } = useForm()
  const { settings } = answering.signatures
  if (settings.length === 0) return null
  return (
    <section className={section.section} aria-labelledby={SIGNATURES_HEADING}>
      <header className={section.heading}>
        <h2 id={SIGNATURES_HEADING} tabIndex={-1}>
          {t('signature.title')}
        </h2>
      </header>
      <Suspense fallback={<p role="status">{t('signature.loading')}</p>}>
        {settings.map((setting, index) => {
          const { indexSignature } = setting
          if (openSignatures.includes(indexSignature)) {
            return <SignatureField key={indexSignature} setting={setting} index={index} />
          }
          const given = stored.signatures.find((one) => one.indexSignature === indexSignature)
          return <Closed key={indexSignature} setting={given ?? setting} index={index} />
        })}
      </Suspense>
    </section>
  )
}

function Closed({ setting, index }: { setting: Signature; index: number }) {
  const { t } = useTranslation('completion')
  const { t: answering } = useForm()
  const title = setting.title || answering('signature.untitled', { number: index + 1 })
  const isGiven = isSigned(setting)
  return (
    <fieldset id={signatureKey(index)} className={signature.signature} disabled={!isGiven}>
      <legend className={signature.title}>{title}</legend>
      <p className={signature.who}>
        {answering(setting.tipeOfSignatory === 'intern' ? 'signature.intern' : 'signature.citizen')}
      </p>
      {isGiven ? (
        <>
          <img
            className={styles.signed}
            src={webAddress(setting.imgURL) ?? undefined}
            alt={t('signatureOf', { name: setting.names })}
          />
          <p>{setting.names}</p>
          <LockWord signed />
        </>
      ) : (
        <p className={styles.citizen}>{t('citizenSigns')}</p>
      )}
    </fieldset>
  )
}
