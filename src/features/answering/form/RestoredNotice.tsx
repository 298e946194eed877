import { useState } from 'react'
import { formatDateTime } from '../../../lib/formats'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../context'

/** Says that an earlier try was found on this device; it can be discarded (ANS-22). */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { answering, t } = useForm()
  const [isAsking, setAsking] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const { restoredAt } = answering
  if (!restoredAt || isClosed) return null
  return (
    <>
      <Notice
        tone="info"
        title={t('draft.restored', { when: formatDateTime(restoredAt) })}
        actions={
          <>
            <Button onClick={() => setClosed(true)}>{t('draft.goOn')}</Button>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        <p>{t('draft.restoredKeep')}</p>
      </Notice>
      {isAsking ? (
        <Dialog
          title={t('draft.discardTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('draft.keep')}</Button>
              <Button look="danger" onClick={onDiscard}>
                {t('draft.discardConfirm')}
              </Button>
            </>
          }
        >
          <p>{t('draft.discardText')}</p>
        </Dialog>
      ) : null}
    </>
  )
}
