import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '../../lib/formats'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'

const OrphanedAnswers = lazy(async () => ({ default: (await import('./OrphanedAnswers')).OrphanedAnswers }))

interface FoundAgainProps {
  onDiscard: () => void
  /** Leads to where the person was. */
  onGoOn: () => void
}

/** What one has to know of the draft before going on: found again, changed, open elsewhere (ANS-22). */
export function RestoredNotice({ onDiscard, onGoOn }: FoundAgainProps) {
  const { answering, t } = useForm()
  const [hasLeft, setLeft] = useState(answering.left().length > 0)
  return (
    <>
      {answering.isSecondTab ? (
        <Notice tone="warning" title={t('draft.otherTab')}>
          <p>{t('draft.otherTabText')}</p>
        </Notice>
      ) : null}
      <FoundAgain onDiscard={onDiscard} onGoOn={onGoOn} />
      {hasLeft ? (
        <Suspense fallback={null}>
          <OrphanedAnswers
            onForget={() => {
              answering.forgetLeft()
              setLeft(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Says that an earlier try was found on this device; it can be discarded. */
function FoundAgain({ onDiscard, onGoOn }: FoundAgainProps) {
  const { answering, t } = useForm()
  const [isAsking, setAsking] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const { restoredAt, isOfEarlierVersion } = answering
  if (!restoredAt || isClosed) return null
  return (
    <>
      <Notice
        tone={isOfEarlierVersion ? 'warning' : 'info'}
        title={t('draft.restored', { when: formatDateTime(restoredAt) })}
        actions={
          <>
            <Button
              onClick={() => {
                setClosed(true)
                onGoOn()
              }}
            >
              {t('draft.goOn')}
            </Button>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        <p>{isOfEarlierVersion ? t('draft.changed') : t('draft.restoredKeep')}</p>
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
