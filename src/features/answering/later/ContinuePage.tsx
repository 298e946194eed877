import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { errorCodeOf } from '../../../data/errors'
import { isDraftId, isDraftSecret } from '../../../domain/saved-draft/saved-draft'
import type { DraftSlot } from '../../../engine/draft-slot'
import { formatDateTime } from '../../../lib/formats'
import { paths } from '../../../lib/paths'
import { useTitle } from '../../../lib/title'
import { MessagePage, messageAction } from '../../../ui/MessagePage'
import { Button } from '../../../ui/native/Button'
import { claimFor, fetchSavedDraft, goOnHere, type Fetched } from './continue'
import { failureKeyOf, type LaterFailure } from './failure'
import type { SavedDraftStatus } from '../../../data/public/saved-draft'

type Standing =
  | { step: 'fetching' }
  | { step: 'over'; status: Exclude<SavedDraftStatus, 'kept'> | 'unknown'; formId: string }
  | { step: 'failed'; why: LaterFailure }
  /** This device has a draft of the form too. */
  | { step: 'asking'; fetched: Fetched; slot: DraftSlot; savedAt: Date }

/** Where a mailed link leads: fetches the draft, opens it in this browser and goes on with it (REACH-04). */
export function ContinuePage() {
  const { id = '' } = useParams()
  const secret = useLocation().hash.slice(1)
  return isDraftId(id) && isDraftSecret(secret) ? (
    <Continue key={id + secret} id={id} secret={secret} />
  ) : (
    <Over status="unknown" formId="" />
  )
}

function Continue({ id, secret }: { id: string; secret: string }) {
  const { t } = useTranslation('later')
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const [standing, setStanding] = useState<Standing>({ step: 'fetching' })
  useTitle(t('continueTitle'))

  const goOn = useCallback(
    async ({ told, unpacked }: Fetched, slot: DraftSlot) => {
      if (unpacked) await goOnHere(slot, unpacked, { id, secret, revision: told.revision, until: told.until })
      await navigate(paths.publicAnswer.href(told.formId), { replace: true })
    },
    [id, secret, navigate],
  )
  useEffect(() => {
    let isCurrent = true
    let claimed: DraftSlot | null = null
    const begin = async () => {
      const fetched = await fetchSavedDraft(id, secret)
      const { status, formId } = fetched.told
      if (!isCurrent) return
      if (status !== 'kept') return setStanding({ step: 'over', status, formId })
      const { slot, savedAt } = await claimFor(formId)
      claimed = slot
      if (!isCurrent) return slot.release()
      const isSame = savedAt?.getTime() === fetched.unpacked?.draft.savedAt.getTime()
      if (savedAt && !isSame) return setStanding({ step: 'asking', fetched, slot, savedAt })
      await goOn(fetched, slot)
    }
    begin().catch((error: unknown) => {
      claimed?.release()
      if (!isCurrent) return
      if (errorCodeOf(error) === 'notFound') setStanding({ step: 'over', status: 'unknown', formId: '' })
      else setStanding({ step: 'failed', why: failureKeyOf(error) })
    })
    return () => {
      isCurrent = false
      claimed?.release()
    }
  }, [id, secret, round, goOn])

  if (standing.step === 'over') return <Over {...standing} />
  if (standing.step === 'failed') {
    return (
      <MessagePage
        urgent
        title={t('notFetched')}
        actions={
          <Button
            look="primary"
            onClick={() => {
              setStanding({ step: 'fetching' })
              setRound(round + 1)
            }}
          >
            {t('again')}
          </Button>
        }
      >
        <p>{t(`failure.${standing.why}`)}</p>
        <p>{t('stillKept')}</p>
      </MessagePage>
    )
  }
  if (standing.step === 'asking') {
    const { fetched, slot, savedAt } = standing
    const { told } = fetched
    return (
      <MessagePage
        title={t('whichTitle')}
        actions={
          <>
            <Button look="primary" onClick={() => void goOn(fetched, slot)}>
              {t('takeKept')}
            </Button>
            <Button
              onClick={() => {
                slot.release()
                void navigate(paths.publicAnswer.href(told.formId), { replace: true })
              }}
            >
              {t('takeHere')}
            </Button>
          </>
        }
      >
        <p>{t('whichHere', { when: formatDateTime(savedAt) })}</p>
        <p>{t('whichKept', { when: formatDateTime(new Date(told.savedAt)) })}</p>
        <p>{t('whichText')}</p>
      </MessagePage>
    )
  }
  return (
    <MessagePage title={t('fetching')}>
      <p>{t('fetchingText')}</p>
    </MessagePage>
  )
}

/** Says why a link leads nowhere any more, and where to go on. */
function Over({ status, formId }: { status: Exclude<SavedDraftStatus, 'kept'> | 'unknown'; formId: string }) {
  const { t } = useTranslation(['later', 'refused'])
  useTitle(t(`over.${status}Title`))
  const isLate = status === 'late'
  const anew =
    formId !== '' && status !== 'gone' ? (
      <Link
        key="anew"
        className={isLate ? messageAction.main : messageAction.plain}
        to={paths.publicAnswer.href(formId)}
      >
        {t('anew')}
      </Link>
    ) : null
  const sent = (
    <Link key="sent" className={isLate ? messageAction.plain : messageAction.main} to={paths.status.href()}>
      {t('refused:status')}
    </Link>
  )
  return (
    <MessagePage title={t(`over.${status}Title`)} actions={isLate ? [anew, sent] : [sent, anew]}>
      <p>{t(`over.${status}Text`)}</p>
    </MessagePage>
  )
}
