import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { draftDays } from '../../../domain/saved-draft/saved-draft'
import { zoneOf } from '../../../domain/zone'
import type { Answering } from '../../../engine/answering'
import { linkBeside, type SavedDraftLink } from '../../../engine/saved-draft/link'
import { formatDateTime } from '../../../lib/formats'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/native/Button'
import { Notice } from '../../../ui/native/Notice'
import { peekSavedDraft } from './keep'
import { KeepDialog } from './KeepDialog'
import styles from './Later.module.css'
import type { SavedDraftStatus } from '../../../data/public/saved-draft'

interface KeepLaterProps {
  answering: Answering
  onDiscard: () => void
}

/** What another device did with the draft since this one had it last. */
interface Meanwhile {
  status: SavedDraftStatus
  savedAt: number
}

/** Offers to keep the draft on the server and to go on by a mailed link (REACH-04). */
export function KeepLater({ answering, onDiscard }: KeepLaterProps) {
  const { t } = useTranslation('later')
  const [link, setLink] = useState<SavedDraftLink | null>(null)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [isReturned, setReturned] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const known = await linkBeside(answering.slot.files)
      if (!known || !isCurrent) return
      setLink(known)
      const told = await peekSavedDraft(known)
      if (isCurrent) setReturned(told.returned)
      const isOthers = told.status !== 'kept' || told.revision !== known.revision
      if (isCurrent && isOthers) setMeanwhile(told)
    }
    // Without network nobody knows; keeping it says so.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [answering])
  // The server keeps it, and its mail tells the same day: both are by the town hall's clock (OPS-08).
  const zone = zoneOf(answering.version)
  const isSent = meanwhile?.status === 'sent'
  if (draftDays(answering.version) === 0) return null
  return (
    <section className={styles.later} aria-labelledby="later-heading">
      <h2 id="later-heading">{t('heading')}</h2>
      {isSent ? (
        <Notice
          tone="warning"
          title={t('sentElsewhere')}
          actions={<Button onClick={onDiscard}>{t('discard')}</Button>}
        >
          <p>{t('sentElsewhereText')}</p>
        </Notice>
      ) : (
        <>
          {meanwhile?.status === 'kept' && link ? (
            <Notice
              tone="warning"
              title={t('newer', { when: formatDateTime(new Date(meanwhile.savedAt), zone) })}
              actions={<Link to={paths.later.href(link)}>{t('fetch')}</Link>}
            />
          ) : null}
          {isReturned ? (
            <Notice tone="warning" title={t('returned')}>
              <p>{t('returnedText')}</p>
            </Notice>
          ) : null}
          <p>
            {link && link.until > 0
              ? t('keptUntil', { when: formatDateTime(new Date(link.until), zone) })
              : t('text')}
          </p>
          <Button onClick={() => setOpen(true)}>{t(isReturned ? 'openAgain' : 'open')}</Button>
        </>
      )}
      {isOpen ? (
        <KeepDialog
          answering={answering}
          link={meanwhile?.status === 'late' ? null : link}
          isReturned={isReturned}
          onKept={(kept) => {
            setLink(kept)
            setMeanwhile(null)
            setReturned(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}
