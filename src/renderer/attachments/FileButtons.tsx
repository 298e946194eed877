import { useRef } from 'react'
import { acceptedBy, type FileKind } from '../../domain/files/limits'
import { Button } from '../../ui/native/Button'
import { CameraIcon, FileIcon, VideoIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './FileInput.module.css'

const CHOOSE = {
  imagen: 'file.chooseImage',
  documento: 'file.chooseDocument',
  video: 'file.chooseVideo',
} as const
const ICON = { imagen: FileIcon, documento: FileIcon, video: VideoIcon }

/** Buttons that open the camera (on phones) or the file chooser. */
export function FileButtons({ kind, onChoose }: { kind: FileKind; onChoose: (files: File[]) => void }) {
  const { t } = useForm()
  const Icon = ICON[kind]
  return (
    <div className={styles.buttons}>
      {kind === 'documento' ? null : (
        <span className={styles.camera}>
          <Chooser
            accept={acceptedBy(kind)}
            camera
            icon={kind === 'imagen' ? <CameraIcon /> : <VideoIcon />}
            words={kind === 'imagen' ? t('file.takePhoto') : t('file.takeVideo')}
            onChoose={onChoose}
          />
        </span>
      )}
      <Chooser accept={acceptedBy(kind)} icon={<Icon />} words={t(CHOOSE[kind])} onChoose={onChoose} />
    </div>
  )
}

interface ChooserProps {
  accept: string
  camera?: boolean
  icon: React.ReactNode
  words: string
  /** Several at once. */
  multiple?: boolean
  onChoose: (files: File[]) => void
}

/** A button that opens the camera or the file chooser. */
export function Chooser({ accept, camera = false, icon, words, multiple, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words}
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Choosing the same file again must count as a choice.
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button icon={icon} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  )
}
