import { isPhoto, isVoice, listedIn } from '../../domain/question-types/files/list'
import { takenWords } from '../../domain/question-types/files/taken-words'
import { FileIcon } from '../../ui/native/icons'
import { FileLink } from '../attachments/AttachmentDisplay'
import { StoredPicture } from '../attachments/StoredPicture'
import { StoredSound } from '../attachments/StoredSound'
import type { DisplayProps } from '../display-props'
import { SummaryDisplay } from '../shared/SummaryDisplay'
import styles from './FilesDisplay.module.css'

/** The files of a list in their order: photos as pictures, voice notes to be played, others as links, each with what is said of it (KIND-08). */
export function FilesDisplay(props: DisplayProps) {
  const { response, t } = props
  const listed = listedIn(response.respuesta)
  if (!listed) return <SummaryDisplay {...props} />
  return (
    <ol className={styles.files}>
      {listed.map((file) => {
        const taken = takenWords(file)
        const caption = file.caption.trim()
        return (
          <li key={file.path}>
            {isPhoto(file) ? (
              <StoredPicture
                path={file.path}
                name={file.name}
                alt={caption || t('display.image', { name: file.name })}
                className={styles.picture}
              />
            ) : isVoice(file) ? (
              <StoredSound path={file.path} name={file.name} />
            ) : (
              <FileLink file={file} icon={<FileIcon />} t={t} />
            )}
            {caption === '' ? null : <p dir="auto">{caption}</p>}
            {taken === '' ? null : <p className={styles.taken}>{taken}</p>}
          </li>
        )
      })}
    </ol>
  )
}
