import { useTranslation } from 'react-i18next'
import { acceptedBy } from '../../domain/files/limits'
import type { ListedKind } from '../../domain/form/file-requirements'
import { CameraIcon, FileIcon, PlusIcon } from '../../ui/native/icons'
import { Chooser } from '../attachments/FileButtons'
import fileStyles from '../attachments/FileInput.module.css'
import { useForm } from '../context'
import { VoiceRecorder } from './voice/VoiceRecorder'

interface ChoosersProps {
  kinds: readonly ListedKind[]
  onChoose: (kind: 'imagen' | 'documento' | 'audio', files: File[]) => void
}

/** Buttons that open the camera, the gallery or the files of the device. */
export function Choosers({ kinds, onChoose }: ChoosersProps) {
  const { t } = useTranslation('files')
  const { t: answeringTexts } = useForm()
  return (
    <div className={fileStyles.buttons}>
      {kinds.includes('photo') ? (
        <>
          <span className={fileStyles.camera}>
            <Chooser
              camera
              accept={acceptedBy('imagen')}
              icon={<CameraIcon />}
              words={answeringTexts('file.takePhoto')}
              onChoose={(files) => onChoose('imagen', files)}
            />
          </span>
          <Chooser
            multiple
            accept={acceptedBy('imagen')}
            icon={<PlusIcon />}
            words={t('choosePhotos')}
            onChoose={(files) => onChoose('imagen', files)}
          />
        </>
      ) : null}
      {kinds.includes('document') ? (
        <Chooser
          multiple
          accept={acceptedBy('documento')}
          icon={<FileIcon />}
          words={t('chooseDocuments')}
          onChoose={(files) => onChoose('documento', files)}
        />
      ) : null}
      {kinds.includes('voice') ? (
        <>
          <VoiceRecorder onRecorded={(file) => onChoose('audio', [file])} />
          <Chooser
            multiple
            accept={acceptedBy('audio')}
            icon={<FileIcon />}
            words={t('chooseSounds')}
            onChoose={(files) => onChoose('audio', files)}
          />
        </>
      ) : null}
    </div>
  )
}
