import { lazy, Suspense } from 'react'
import { useForm } from '../context'
import { PartFrame } from '../parts/PartFrame'

/** DOM id of the heading, to which the focus goes when this part is opened. */
export const SIGNATURES_HEADING = 'signatures-heading'

// Most forms ask for no signature.
const load = () => import('./SignatureField')
const SignatureField = lazy(async () => ({ default: (await load()).SignatureField }))

/** Loads what signing needs while there is a network: in the street it may be gone when it comes to signing. */
export const loadSigning = async (): Promise<void> => (await load()).loadPad()

/** The signatures that the form asks for, after its sections. */
export function SignatureSection() {
  const { answering, closed, t } = useForm()
  return (
    <PartFrame heading={SIGNATURES_HEADING} title={t('signature.title')}>
      <Suspense fallback={<p>{t('signature.loading')}</p>}>
        {answering.signatures.settings.map((setting, index) => {
          const isClosed = answering.policy.signature(index).as !== 'open'
          const Part = closed && isClosed ? closed.Signature : SignatureField
          return <Part key={setting.indexSignature} setting={setting} index={index} />
        })}
      </Suspense>
    </PartFrame>
  )
}
