import type { QuestionPath } from '../../domain/answer/path'
import { formatMegabytes } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { Button } from '../../ui/native/Button'
import { useForm } from '../context'
import styles from './FileInput.module.css'

/** Sends the photo as the camera made it instead of the scaled one, while this page still has it. */
export function SendOriginal({ path, attached }: { path: QuestionPath; attached: string }) {
  const { answering, t } = useForm()
  const original = answering.uploads.original(attached)
  if (!original) return null
  return (
    <>
      <Button look="quiet" onClick={() => answering.uploads.sendOriginal(path, original)}>
        {t('file.sendOriginal', { megabytes: formatMegabytes(original.file.size, currentTag()) })}
      </Button>
      <p className={styles.hint}>{t('file.originalHint')}</p>
    </>
  )
}
