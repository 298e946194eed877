import { Alert, AlertTitle, Button } from '@mui/material'
import { useSnackbar } from 'notistack'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/staff/toast'
import { useEditor } from '../store/context'
import styles from './DraftNotices.module.css'
import { UnsavableChanges } from './UnsavableChanges'
import { whenSaved } from './when-saved'

/**
 * Notices about the changes on this device: they were found, another tab edits too, they cannot be kept (EDIT-23).
 * @param onDiscard throws the changes away and opens what is stored
 */
export function DraftNotices({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('editor')
  const { draft } = useEditor()
  return (
    <>
      {draft.restoredAt ? <Restored at={draft.restoredAt} onDiscard={onDiscard} /> : null}
      {draft.strandedAt && draft.stranded ? (
        <UnsavableChanges
          title={t('draft.stranded', { when: whenSaved(draft.strandedAt) })}
          text={t('draft.strandedText')}
          form={draft.stranded}
          forget={draft.forget}
        />
      ) : null}
      {draft.elsewhere ? <Elsewhere /> : null}
      <UnsavedDraftNotice />
    </>
  )
}

function Restored({ at, onDiscard }: { at: Date; onDiscard: () => void }) {
  const { t } = useTranslation('editor')
  const { store, newer } = useEditor()
  const toast = useToast()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const discard = (): void => {
    // The stored form is newer than the one that the changes were made to, so it has to be opened.
    if (newer) return onDiscard()
    const { saved } = store.get()
    // An ordinary edit, so that it can be undone.
    store.edit(() => saved)
    setOpen(false)
    toast.info(t('draft.discarded'))
  }
  return (
    <Alert severity="info" role="status" className={styles.notice}>
      <AlertTitle>{t('draft.restored', { when: whenSaved(at) })}</AlertTitle>
      {t('draft.restoredText')}
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={() => setOpen(false)}>
          {t('draft.keep')}
        </Button>
        <Button size="small" color="error" onClick={discard}>
          {t('draft.discard')}
        </Button>
      </div>
    </Alert>
  )
}

function Elsewhere() {
  const { t } = useTranslation('editor')
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Alert severity="warning" role="status" className={styles.notice} onClose={() => setOpen(false)}>
      <AlertTitle>{t('draft.elsewhere')}</AlertTitle>
      {t('draft.elsewhereText')}
    </Alert>
  )
}

/** Says once that the device cannot keep the changes; the message stays until it is closed. */
function UnsavedDraftNotice() {
  const { t } = useTranslation('editor')
  const { draft } = useEditor()
  const { enqueueSnackbar } = useSnackbar()
  const failed = useSyncExternalStore(draft.onMark, () => draft.mark().failed)
  const [wasSaid, setSaid] = useState(false)
  useEffect(() => {
    if (!failed || wasSaid) return
    setSaid(true)
    enqueueSnackbar(t('draft.notKept'), { variant: 'warning', persist: true })
  }, [enqueueSnackbar, failed, t, wasSaid])
  return null
}
