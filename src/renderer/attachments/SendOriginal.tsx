import type { QuestionPath } from '../../domain/answer/path'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { Button } from '../../ui/native/Button'
import { useForm } from '../context'
import styles from './FileInput.module.css'

const MB = 1024 * 1024

/** Sends the photo as the camera made it instead of the scaled one, while this page still has it. */
export function SendOriginal({ path, attached }: { path: QuestionPath; attached: string }) {
  const { answering, t } = useForm()
  const original = answering.uploads.original(attached)
  if (!original) return null
  const megabytes = Math.max(Math.round((original.file.size / MB) * 10) / 10, 0.1)
  return (
    <>
      <Button look="quiet" onClick={() => answering.uploads.sendOriginal(path, original)}>
        {t('file.sendOriginal', { megabytes: formatNumber(megabytes, currentTag()) })}
      </Button>
      <p className={styles.hint}>{t('file.originalHint')}</p>
    </>
  )
}
