import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionPath } from '../../domain/answer/path'
import { renamedTo } from '../../domain/files/photo'
import type { ListedFile } from '../../domain/question-types/files/list'
import type { FileLists } from '../../engine/file-lists'
import { Button } from '../../ui/native/Button'
import { useForm } from '../context'
import { loadAnnotating } from './annotate/load-annotating'

const AnnotateDialog = lazy(async () => ({ default: (await loadAnnotating()).AnnotateDialog }))

interface AnnotateButtonProps {
  path: QuestionPath
  lists: FileLists
  file: ListedFile
  /** What the photo is called. */
  called: string
  onReplaced: () => void
}

/** Opens a photo to be drawn on; what is saved takes its place. */
export function AnnotateButton({ path, lists, file, called, onReplaced }: AnnotateButtonProps) {
  const { t } = useTranslation('files')
  const { answering } = useForm()
  const [isOpen, setOpen] = useState(false)
  const { uploads } = answering
  const address = useSyncExternalStore(
    (listener) => uploads.on(path, 'imagen', listener),
    () => uploads.preview(path, file.path),
  )
  const save = (photo: Blob): void => {
    setOpen(false)
    lists.replace(path, file.path, photo, renamedTo('image/jpeg', file.name))
    onReplaced()
  }
  if (!address) return null
  return (
    <>
      <Button look="quiet" aria-label={t('annotate.of', { name: called })} onClick={() => setOpen(true)}>
        {t('annotate.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <AnnotateDialog address={address} onSave={save} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
