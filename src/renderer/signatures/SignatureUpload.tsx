import { useEffect, useRef, useState } from 'react'
import { pictureFormat } from '../../domain/files/content'
import { signatureProblem } from '../../domain/files/limits'
import { Button } from '../../ui/native/Button'
import { AlertIcon, FileIcon, TrashIcon } from '../../ui/native/icons'
import { useNewest } from '../../lib/use-newest'
import { useForm } from '../context'
import type { SignatureState } from '../../engine/signatures'
import styles from './Signature.module.css'

/** A signature as a PNG from this device (SIGN-01), shown with a way to take it off (SIGN-03). */
export function SignatureUpload({
  index,
  state,
  title,
  lang,
}: {
  index: number
  state: SignatureState
  title: string
  lang: string | undefined
}) {
  const { answering, t } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'signatureType' | 'signatureSize' | null>(null)
  const newest = useNewest()
  const address = usePictureAddress(state.uploaded ? state.picture : null)
  if (address) {
    return (
      <div className={styles.uploaded}>
        <img className={styles.picture} src={address} alt={title} lang={lang} />
        <Button look="quiet" icon={<TrashIcon />} onClick={() => answering.signatures.draw(index, null, [])}>
          {t('signature.removeImage')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('signature.upload')}
        accept="image/png"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          const isNewest = newest.begin()
          const found = problemOf(file)
          const sound = found.then((fault) => (fault === null ? file : null))
          answering.signatures.make(index, sound, [], true)
          void found.then((fault) => isNewest() && setProblem(fault))
        }}
      />
      <Button icon={<FileIcon />} onClick={() => input.current?.click()}>
        {t('signature.upload')}
      </Button>
      {problem ? (
        <p className={styles.error} role="alert">
          <AlertIcon />
          <span>{t(`signature.${problem}`)}</span>
        </p>
      ) : null}
    </div>
  )
}

const FIRST_BYTES = 16

/** Why the file cannot be a signature: it is too large, or no PNG by its name or its bytes (SIGN-01). */
async function problemOf(file: File): Promise<'signatureType' | 'signatureSize' | null> {
  const found = signatureProblem(file)
  if (found) return found
  const head = await file
    .slice(0, FIRST_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return pictureFormat(new Uint8Array(head)) === 'png' ? null : 'signatureType'
}

function usePictureAddress(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return setAddress(null)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
