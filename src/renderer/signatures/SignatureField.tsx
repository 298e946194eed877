import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Signature } from '../../domain/form/signature'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { MAX_NAME_LENGTH, signatureKey } from '../../engine/signatures'
import styles from './Signature.module.css'
import { SignatureFrame } from './SignatureFrame'
import { SignatureUpload } from './SignatureUpload'
import { isTyped, SignByName } from './SignByName'

const load = () => import('./SignaturePad')
const SignaturePad = lazy(async () => ({ default: (await load()).SignaturePad }))

/** Loads the pad before it is drawn. */
export async function loadPad(): Promise<void> {
  await load()
}

/** One signature: drawn or uploaded, with the name of who signs (SIGN-01, SIGN-02). */
export function SignatureField({ setting, index }: { setting: Signature; index: number }) {
  const { answering, t } = useForm()
  const { signatures } = answering
  const state = useSyncExternalStore(
    (listener) => signatures.on(index, listener),
    () => signatures.state(index),
  )
  const key = signatureKey(index)
  const fault = state.shown ? signatures.fault(index) : null
  const draws = setting.typeOfSignature !== 'upload'
  const hasPicture = state.picture !== null || state.isMaking
  const uploads = setting.typeOfSignature !== 'draw'
  const nameError = fault === 'signatureName' ? t('problem.signatureName') : undefined
  return (
    <SignatureFrame setting={setting} index={index}>
      {(title, lang) => (
        <>
          {draws && !state.uploaded ? (
            <Suspense fallback={<div className={styles.pad}>{t('signature.loading')}</div>}>
              <SignaturePad
                title={title}
                lang={lang}
                strokes={state.strokes}
                hasPicture={hasPicture}
                onDraw={(picture, strokes) => signatures.make(index, picture, strokes)}
                onClear={() => signatures.draw(index, null, [])}
              />
            </Suspense>
          ) : null}
          {state.uploaded || (uploads && !hasPicture) ? (
            <SignatureUpload index={index} state={state} title={title} lang={lang} />
          ) : null}
          {fault === 'signatureMissing' || fault === 'signatureEmpty' ? (
            <p className={styles.error}>
              <AlertIcon />
              <span>{t(`problem.${fault}`)}</span>
            </p>
          ) : null}
          <Field
            id={`${key}-name`}
            label={t('signature.name')}
            hint={t('signature.nameHint')}
            error={nameError}
          >
            <input
              id={`${key}-name`}
              className={control.control}
              autoComplete="name"
              maxLength={MAX_NAME_LENGTH}
              value={state.names}
              aria-invalid={nameError ? true : undefined}
              aria-describedby={describedBy(`${key}-name`, { hint: true, error: Boolean(nameError) })}
              onChange={(event) => {
                signatures.rename(index, event.target.value)
                // A signature made from a name no longer counts when the name changes.
                if (isTyped(state.strokes)) signatures.draw(index, null, [])
              }}
              onBlur={() => signatures.leave(index)}
            />
          </Field>
          {draws ? <SignByName index={index} state={state} /> : null}
        </>
      )}
    </SignatureFrame>
  )
}
