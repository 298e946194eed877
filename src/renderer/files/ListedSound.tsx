import { useTranslation } from 'react-i18next'
import type { QuestionPath } from '../../domain/answer/path'
import type { ListedFile } from '../../domain/question-types/files/list'
import styles from './Files.module.css'
import { usePreview } from './use-preview'

interface ListedSoundProps {
  path: QuestionPath
  file: ListedFile
  isSending: boolean
}

/** A voice note of the list, played as soon as the device or the store has it. */
export function ListedSound({ path, file, isSending }: ListedSoundProps) {
  const { t } = useTranslation('files')
  const address = usePreview(path, file.path, isSending)
  if (!address) return null
  return (
    // What somebody said a moment ago has no captions but the one that they write.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      controls
      preload="metadata"
      className={styles.sound}
      src={address}
      aria-label={t('voice.play', { name: file.caption.trim() || file.name })}
    />
  )
}
