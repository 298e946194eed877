import type { QuestionPath } from '../../domain/answer/path'
import type { ListedFile } from '../../domain/question-types/files/list'
import { CameraIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './Files.module.css'
import { usePreview } from './use-preview'

interface ListedPictureProps {
  path: QuestionPath
  file: ListedFile
  isSending: boolean
}

/** A photo of the list in small, as soon as the device or the store has it. */
export function ListedPicture({ path, file, isSending }: ListedPictureProps) {
  const { t } = useForm()
  const address = usePreview(path, file.path, isSending)
  if (!address) {
    return (
      <span className={styles.sheet}>
        <CameraIcon />
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt={t('file.preview', { name: file.caption.trim() || file.name })}
      decoding="async"
    />
  )
}
