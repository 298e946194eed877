import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/native/Button'
import { CheckIcon, CloseIcon, Icon } from '../../../ui/native/icons'
import { FileAlert } from '../../attachments/FileStatus'
import {
  canRecord,
  clockOf,
  recordingFault,
  startRecording,
  type Recorder,
  type Recording,
  type RecordingFault,
} from './recorder'
import styles from './VoiceRecorder.module.css'

const MicrophoneIcon = () => (
  <Icon>
    <path d="M12 4a2.5 2.5 0 0 1 2.5 2.5V11a2.5 2.5 0 0 1-5 0V6.5A2.5 2.5 0 0 1 12 4zM6 11a6 6 0 0 0 12 0M12 17v3.5" />
  </Icon>
)

/** A note ends by itself after so many seconds. */
const MAX_SECONDS = 300

/** Records a voice note and gives it as a file; nothing where the browser does not record (KIND-08). */
export function VoiceRecorder({ onRecorded }: { onRecorded: (file: File) => void }) {
  const { t } = useTranslation('files')
  const [recorder, setRecorder] = useState<Recorder | null>(null)
  const [fault, setFault] = useState<RecordingFault | null>(null)
  const isAsking = useRef(false)
  const isGone = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(onRecorded)
  useEffect(() => {
    latest.current = onRecorded
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  // Whoever leaves the question keeps what was said until then.
  useEffect(() => () => recorder?.stop(), [recorder])
  if (!canRecord()) return null

  function done({ sound, ending, seconds }: Recording): void {
    setRecorder(null)
    const name = `${t('voice.name', { time: clockOf(seconds) })}.${ending}`
    latest.current(new File([sound], name, { type: sound.type }))
  }
  async function begin(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    setFault(null)
    try {
      const started = await startRecording(done)
      if (isGone.current) started.discard()
      else setRecorder(started)
    } catch (error) {
      setFault(recordingFault(error))
    } finally {
      isAsking.current = false
    }
  }
  function discard(): void {
    recorder?.discard()
    setRecorder(null)
    button.current?.focus()
  }
  return (
    <div className={styles.recorder}>
      {recorder ? <Running onEnd={recorder.stop} /> : null}
      <div className={styles.buttons}>
        <Button
          ref={button}
          icon={recorder ? <CheckIcon /> : <MicrophoneIcon />}
          onClick={() => (recorder ? recorder.stop() : void begin())}
        >
          {t(recorder ? 'voice.stop' : 'voice.record')}
        </Button>
        {recorder ? (
          <Button look="quiet" icon={<CloseIcon />} onClick={discard}>
            {t('voice.discard')}
          </Button>
        ) : null}
      </div>
      {fault ? <FileAlert>{t(`voice.${fault}`)}</FileAlert> : null}
    </div>
  )
}

/** How long the recording is by now; ends it when it is as long as one may be. */
function Running({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('files')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - began) / 1000)
      setSeconds(passed)
      if (passed >= MAX_SECONDS) onEnd()
    }, 250)
    return () => clearInterval(timer)
  }, [onEnd])
  return (
    <p className={styles.running}>
      <span className={styles.light} aria-hidden="true" />
      <span role="status">{t('voice.recording')}</span>
      <span className={styles.clock} role="timer">
        {clockOf(seconds)} / {clockOf(MAX_SECONDS)}
      </span>
    </p>
  )
}
