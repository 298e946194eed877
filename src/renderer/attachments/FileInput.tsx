import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import type { FileKind, FileProblem } from '../../domain/files/limits'
import type { Attachment, Question } from '../../domain/form/question'
import { foreignTag, localized } from '../../domain/language'
import { useForm } from '../context'
import type { UploadView } from '../../engine/pending-file'
import { focusPlace } from '../focus-place'
import { NamedPart } from '../../ui/NamedPart'
import { FileButtons } from './FileButtons'
import styles from './FileInput.module.css'
import { AttachedFile, FileAlert, SendingFile } from './FileStatus'
import { SendOriginal } from './SendOriginal'

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

/** Another file can be chosen instead of one that cannot be sent. */
const CHOOSE_AGAIN: readonly UploadView['status'][] = ['refused', 'lost']

/** DOM id of the control for one file of a question. */
export const fileKey = (path: QuestionPath, kind: FileKind): string => `${pathKey(path)}-${kind}`

/** A file that can be chosen, is being sent, or is attached. A picture shows at once. */
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
  const choose = ([file]: File[]) => {
    if (file) setProblem(uploads.choose(path, kind, file))
    box.current?.querySelector('button')?.focus()
  }
  const canChoose = view ? CHOOSE_AGAIN.includes(view.status) : !attached
  const preview = useSyncExternalStore(
    (listener) => uploads.on(path, kind, listener),
    () => (kind === 'imagen' ? uploads.preview(path, attached?.path) : null),
  )
  // The picture was sent before this page was opened: by an earlier try, or with the stored answer.
  const missing = kind === 'imagen' && !preview ? attached?.path : undefined
  useEffect(() => {
    if (missing) void uploads.fetchPreview(path, missing)
  }, [uploads, path, missing])
  const name = view?.name ?? attached?.name ?? ''
  return (
    <div ref={box} id={id} className={styles.file} role="group" aria-labelledby={`${id}-name`}>
      <NamedPart
        id={`${id}-name`}
        sentence={(part) => t('file.forQuestion', { kind: label, question: part })}
        part={localized(question, 'titulo', language)}
        lang={foreignTag(question, 'titulo', language)}
      />
      <p className={styles.label}>{label}</p>
      {preview ? (
        <img
          className={styles.preview}
          src={preview}
          alt={t('file.preview', { name })}
          decoding="async"
          data-sending={view && view.status !== 'refused' ? true : undefined}
        />
      ) : null}
      {view ? (
        <SendingFile view={view} onRetry={() => uploads.retry(path, kind)} onRemove={remove} />
      ) : attached ? (
        <AttachedFile attached={attached} onRemove={remove}>
          {kind === 'imagen' ? <SendOriginal path={path} attached={attached.path} /> : null}
        </AttachedFile>
      ) : (
        <p className={styles.hint}>{t(HINT[kind])}</p>
      )}
      {canChoose ? (
        <>
          <FileButtons kind={kind} onChoose={choose} />
          {problem ? <FileAlert>{t(`file.${problem}`)}</FileAlert> : null}
        </>
      ) : null}
    </div>
  )
}
