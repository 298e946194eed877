import type { ReactNode } from 'react'
import type { Signature } from '../../domain/form/signature'
import { foreignTag } from '../../domain/language'
import { signatureKey } from '../../engine/signatures'
import { useForm } from '../context'
import { usePipedText } from '../use-piped-text'
import styles from './Signature.module.css'

interface SignatureFrameProps {
  setting: Signature
  index: number
  disabled?: boolean
  /** @param title what the signature is called */
  children: (title: string, lang: string | undefined) => ReactNode
}

/** A signature's place, with what is signed and by whom. */
export function SignatureFrame({ setting, index, disabled, children }: SignatureFrameProps) {
  const { answering, language, t } = useForm()
  const title = usePipedText(setting, 'title') || t('signature.untitled', { number: index + 1 })
  const lang = foreignTag(setting, 'title', language)
  return (
    <fieldset id={signatureKey(index)} className={styles.signature} disabled={disabled}>
      <legend lang={lang} className={styles.title}>
        {title}
      </legend>
      {answering.signatures.isRequired(index) ? (
        <p className={styles.who}>{t('signature.required')}</p>
      ) : null}
      <p className={styles.who}>
        {setting.tipeOfSignatory === 'intern' ? t('signature.intern') : t('signature.citizen')}
      </p>
      {children(title, lang)}
    </fieldset>
  )
}
