import { useRef, useState, useSyncExternalStore } from 'react'
import { pathKey, type QuestionPath } from '../../../domain/answer/path'
import type { FileKind, FileProblem } from '../../../domain/files/limits'
import type { Attachment, Question } from '../../../domain/form/question'
import { localized } from '../../../domain/language'
import { AlertIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { FileButtons } from './FileButtons'
import styles from './FileInput.module.css'
import { AttachedFile, SendingFile } from './FileStatus'

interface FileInputProps {
  path: QuestionPath
  kind: FileKind
  question: Question
  attached: Attachment | null
}

const LABEL = {
  imagen: 'file.imageLabel',
  documento: 'file.documentLabel',
  video: 'file.videoLabel',
} as const
const HINT = { imagen: 'file.imageHint', documento: 'file.documentHint', video: 'file.videoHint' } as const

/** DOM id of the control for one file of a question. */
export const fileKey = (path: QuestionPath, kind: FileKind): string => `${pathKey(path)}-${kind}`

/** A file to be chosen, on its way, or attached; the picture shows at once. */
export function FileInput({ path, kind, question, attached }: FileInputProps) {
  const { answering, language, t } = useForm()
  const { uploads } = answering
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const view = useSyncExternalStore(
    (listener) => uploads.on(path, kind, listener),
    () => uploads.view(path, kind),
  )
  const id = fileKey(path, kind)
  const label = t(LABEL[kind])
  const remove = () => {
    uploads.remove(path, kind)
    focusPlace(id)
  }
  const preview = kind === 'imagen' ? uploads.preview(path, attached?.path) : null
  const name = view?.name ?? attached?.name ?? ''
  return (
    <div
      ref={box}
      id={id}
      className={styles.file}
      role="group"
      aria-label={t('file.forQuestion', { kind: label, question: localized(question, 'titulo', language) })}
    >
      <p className={styles.label}>{label}</p>
      {kind === 'imagen' && name ? (
        <img
          className={styles.preview}
          src={preview ?? attached?.url}
          alt={t('file.preview', { name })}
          data-sending={view ? true : undefined}
        />
      ) : null}
      {view ? (
        <SendingFile view={view} onRetry={() => uploads.retry(path, kind)} onRemove={remove} />
      ) : attached ? (
        <AttachedFile attached={attached} onRemove={remove} />
      ) : (
        <>
          <p className={styles.hint}>{t(HINT[kind])}</p>
          <FileButtons
            kind={kind}
            onChoose={(file) => {
              setProblem(uploads.choose(path, kind, file))
              box.current?.querySelector('button')?.focus()
            }}
          />
          {problem ? (
            <p className={styles.error} role="alert">
              <AlertIcon />
              <span>{t(`file.${problem}`)}</span>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}
