import type { ReactNode } from 'react'
import type { Attachment } from '../../domain/form/question'
import { Button } from '../../ui/native/Button'
import { AlertIcon, CheckIcon, CloseIcon, TrashIcon } from '../../ui/native/icons'
import { ProgressRing } from '../../ui/native/ProgressRing'
import { useForm } from '../context'
import type { UploadView } from '../../engine/pending-file'
import styles from './FileInput.module.css'

interface SendingFileProps {
  view: UploadView
  onRetry: () => void
  onRemove: () => void
}

const ON_ITS_WAY: readonly UploadView['status'][] = ['preparing', 'sending']
const CAN_BE_TRIED: readonly UploadView['status'][] = ['waiting', 'failed', 'tooMany']

/** A file on its way: how far it is, or why it waits, and what can be done. */
export function SendingFile({ view, onRetry, onRemove }: SendingFileProps) {
  const { t } = useForm()
  const { name, status } = view
  const isOnItsWay = ON_ITS_WAY.includes(status)
  return (
    <div className={styles.status}>
      <StatusWords view={view} />
      <div className={styles.buttons}>
        {CAN_BE_TRIED.includes(status) ? <Button onClick={onRetry}>{t('file.retry')}</Button> : null}
        {isOnItsWay ? (
          <Button
            look="quiet"
            icon={<CloseIcon />}
            aria-label={t('file.cancelFile', { name })}
            onClick={onRemove}
          >
            {t('file.cancel')}
          </Button>
        ) : (
          <RemoveButton name={name} onRemove={onRemove} />
        )}
      </div>
    </div>
  )
}

function StatusWords({ view: { name, status, part, fault } }: { view: UploadView }) {
  const { t } = useForm()
  if (status === 'preparing' || status === 'sending') {
    // Nothing is heard of the first part until all of it arrived: a small file is that part.
    const isHeardOf = status === 'sending' && part > 0
    return (
      <div className={styles.moving}>
        <ProgressRing value={isHeardOf ? part : null} label={name} />
        <p>
          {isHeardOf
            ? t('file.uploading', { name, percent: Math.round(part * 100) })
            : t(status === 'sending' ? 'file.sending' : 'file.preparing', { name })}
        </p>
      </div>
    )
  }
  if (status === 'waiting') {
    return (
      <p className={styles.waiting} role="status">
        <AlertIcon />
        <span>{t('file.waiting', { name })}</span>
      </p>
    )
  }
  if (status === 'tooMany') {
    return (
      <FileAlert>
        {t('file.tooMany')} {t('file.failedKept')}
      </FileAlert>
    )
  }
  if (status === 'lost') return <FileAlert>{t('file.lost', { name })}</FileAlert>
  if (status === 'refused') {
    return <FileAlert>{t('file.refused', { name, problem: t(`file.${fault ?? 'unreadable'}`) })}</FileAlert>
  }
  return (
    <FileAlert>
      {t('file.failed')} {t('file.failedKept')}
    </FileAlert>
  )
}

/** What is wrong with a file, at its field. */
export function FileAlert({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <AlertIcon />
      <span>{children}</span>
    </p>
  )
}

/** A file that is with the answer. */
export function AttachedFile({
  attached,
  onRemove,
  children,
}: {
  attached: Attachment
  onRemove: () => void
  children?: ReactNode
}) {
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
        {children}
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
