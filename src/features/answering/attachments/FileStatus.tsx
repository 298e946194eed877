import type { Attachment } from '../../../domain/form/question'
import { Button } from '../../../ui/native/Button'
import { AlertIcon, CheckIcon, TrashIcon } from '../../../ui/native/icons'
import { ProgressBar } from '../../../ui/native/ProgressBar'
import { useForm } from '../context'
import type { UploadView } from '../engine/uploads'
import styles from './FileInput.module.css'

interface SendingFileProps {
  view: UploadView
  onRetry: () => void
  onRemove: () => void
}

/** A file on its way: how far it is, or why it waits, and what can be done. */
export function SendingFile({ view, onRetry, onRemove }: SendingFileProps) {
  const { t } = useForm()
  const { name, status } = view
  const percent = Math.round(view.part * 100)
  return (
    <div className={styles.status}>
      {status === 'sending' ? (
        <>
          <p>{t('file.uploading', { name, percent })}</p>
          <ProgressBar value={view.part} label={name} />
        </>
      ) : null}
      {status === 'waiting' ? (
        <p className={styles.waiting} role="status">
          <AlertIcon />
          <span>{t('file.waiting', { name })}</span>
        </p>
      ) : null}
      {status === 'lost' ? (
        <p className={styles.error} role="alert">
          <AlertIcon />
          <span>{t('file.lost', { name })}</span>
        </p>
      ) : null}
      {status === 'failed' ? (
        <p className={styles.error} role="alert">
          <AlertIcon />
          <span>
            {t('file.failed')} {t('file.failedKept')}
          </span>
        </p>
      ) : null}
      <div className={styles.buttons}>
        {status === 'sending' || status === 'lost' ? null : (
          <Button onClick={onRetry}>{t('file.retry')}</Button>
        )}
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
    </div>
  )
}

/** A file that is with the answer. */
export function AttachedFile({ attached, onRemove }: { attached: Attachment; onRemove: () => void }) {
  const { t } = useForm()
  const { name } = attached
  return (
    <div className={styles.status}>
      <p className={styles.done} role="status">
        <CheckIcon />
        <span>{t('file.attached', { name })}</span>
      </p>
      <div className={styles.buttons}>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
    </div>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useForm()
  return (
    <Button look="quiet" icon={<TrashIcon />} aria-label={t('file.removeFile', { name })} onClick={onRemove}>
      {t('file.remove')}
    </Button>
  )
}
