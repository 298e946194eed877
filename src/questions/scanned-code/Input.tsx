import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { behaviourOf } from '../../domain/question-types'
import { useCameraCodes } from '../../lib/scan/use-camera-codes'
import { Button } from '../../ui/native/Button'
import { CameraIcon, CloseIcon } from '../../ui/native/icons'
import { Notice } from '../../ui/native/Notice'
import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'
import styles from './Input.module.css'

const KEYBOARD = {
  ...{ type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
} as const

/** A code that the camera reads, or that is typed; readers that are plugged in type it too (KIND-07). */
export function ScannedCodeInput(props: InputProps) {
  const { t } = useTranslation('kinds')
  const [reads, setReads] = useState(false)
  const [said, say] = useState('')
  const { question, onChange } = props
  return (
    <div className={styles.field}>
      <TypedInput {...props} keyboard={KEYBOARD} />
      <div>
        <Button
          icon={reads ? <CloseIcon /> : <CameraIcon />}
          onClick={() => {
            setReads(!reads)
            say('')
          }}
        >
          {t(reads ? 'scan.stop' : 'scan.start')}
        </Button>
      </div>
      {reads ? (
        <Scanner
          onCode={(code) => {
            const respuesta = behaviourOf(question).normalize(code, question)
            onChange({ respuesta })
            say(t('scan.found', { code: respuesta }))
            setReads(false)
          }}
        />
      ) : null}
      <p role="status">{said}</p>
    </div>
  )
}

function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('kinds')
  const { video, failed } = useCameraCodes('any', onCode)
  if (failed)
    return (
      <Notice tone="warning">
        <p>{t('scan.failed')}</p>
      </Notice>
    )
  return <video ref={video} muted playsInline aria-label={t('scan.camera')} className={styles.video} />
}
