import { useTranslation } from 'react-i18next'
import type { QuestionPath } from '../../domain/answer/path'
import type { FileRequirements } from '../../domain/form/file-requirements'
import { isPhoto, isVoice, MAX_CAPTION, type ListedFile } from '../../domain/question-types/files/list'
import { isBlank } from '../../domain/text/clean'
import type { FileLists } from '../../engine/file-lists'
import type { UploadView } from '../../engine/pending-file'
import { DownIcon, UpIcon } from '../../questions/ranking/icons'
import { Button } from '../../ui/native/Button'
import control from '../../ui/native/control.module.css'
import { FileIcon, TrashIcon } from '../../ui/native/icons'
import { SendingFile } from '../attachments/FileStatus'
import { useForm } from '../context'
import { AnnotateButton } from './AnnotateButton'
import styles from './Files.module.css'
import { ListedPicture } from './ListedPicture'
import { ListedSound } from './ListedSound'
import { TakenWords } from './TakenWords'
import { reservedSpace } from '../../ui/reserved-space'

interface ListedRowProps {
  id: string
  path: QuestionPath
  lists: FileLists
  file: ListedFile
  /** Its position, and of how many. */
  at: number
  total: number
  asked: FileRequirements
  /** How it is on its way; null once it has arrived. */
  view: UploadView | null
  /** Something of the list is wrong, and may be told. */
  isInvalid: boolean
  say: (words: string) => void
  onRemove: () => void
  /** The photo was drawn on: its row is another one now. */
  onReplaced: () => void
}

/** A file of the list: the picture, what is said of it, and its place among the others. */
export function ListedRow(props: ListedRowProps) {
  const { id, path, lists, file, at, total, asked, view, isInvalid, say, onRemove, onReplaced } = props
  const { t } = useTranslation('files')
  const { t: answeringTexts } = useForm()
  const { name, caption } = file
  const called = caption.trim() || name
  const move = (by: 1 | -1): void => {
    lists.move(path, file.path, by)
    say(t('moved', { name: called, place: at + 1 + by, total }))
  }
  const lacksCaption = isInvalid && asked.captions === 'required' && isBlank(caption)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {isPhoto(file) ? (
          <ListedPicture path={path} file={file} isSending={view !== null} />
        ) : isVoice(file) ? null : (
          <span className={styles.sheet}>
            <FileIcon />
          </span>
        )}
        <div className={styles.about}>
          <p className={styles.name} dir="auto">
            {`${at + 1}. ${name}`}
          </p>
          {isPhoto(file) ? <TakenWords {...{ path, lists, file, asked }} /> : null}
        </div>
      </div>
      {isVoice(file) ? <ListedSound path={path} file={file} isSending={view !== null} /> : null}
      {asked.captions === 'none' ? null : (
        <label className={styles.caption}>
          <span>{t(asked.captions === 'required' ? 'caption.required' : 'caption.optional')}</span>
          <textarea
            id={`${id}-caption`}
            dir="auto"
            rows={1}
            maxLength={MAX_CAPTION}
            className={`${control.control} ${styles.words}`}
            value={caption}
            aria-label={t('caption.of', { name, number: at + 1 })}
            aria-required={asked.captions === 'required' || undefined}
            aria-invalid={lacksCaption || undefined}
            onChange={({ target }) => lists.describe(path, file.path, { caption: target.value })}
          />
        </label>
      )}
      <div className={styles.actions}>
        <Button
          look="quiet"
          icon={<UpIcon />}
          style={reservedSpace(at > 0)}
          aria-label={t('up', { name: called })}
          onClick={() => move(-1)}
        >
          {t('upShort')}
        </Button>
        <Button
          look="quiet"
          icon={<DownIcon />}
          style={reservedSpace(at < total - 1)}
          aria-label={t('down', { name: called })}
          onClick={() => move(1)}
        >
          {t('downShort')}
        </Button>
        {isPhoto(file) ? <AnnotateButton {...{ path, lists, file, called, onReplaced }} /> : null}
        {view ? null : (
          <Button
            look="quiet"
            icon={<TrashIcon />}
            aria-label={answeringTexts('file.removeFile', { name: called })}
            onClick={onRemove}
          >
            {answeringTexts('file.remove')}
          </Button>
        )}
      </div>
      {view ? (
        <SendingFile view={view} onRetry={() => lists.retry(path, file.path)} onRemove={onRemove} />
      ) : null}
    </li>
  )
}

interface ComingRowProps {
  view: UploadView
  onRetry: () => void
  onRemove: () => void
}

/** A file that is being prepared, or cannot be. */
export function ComingRow({ view, onRetry, onRemove }: ComingRowProps) {
  return (
    <li className={styles.row}>
      <SendingFile view={view} onRetry={onRetry} onRemove={onRemove} />
    </li>
  )
}
