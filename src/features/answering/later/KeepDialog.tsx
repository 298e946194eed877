import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { savedMeanwhile, type SavedDraftState } from '../../../data/public/saved-draft'
import { draftDays } from '../../../domain/saved-draft/saved-draft'
import { isMailAddress } from '../../../domain/mail/address'
import { cleanAddress } from '../../../domain/text/clean'
import { zoneOf } from '../../../domain/zone'
import type { Answering } from '../../../engine/answering'
import type { SavedDraftLink } from '../../../engine/saved-draft/link'
import { formatDateTime } from '../../../lib/formats'
import { useLanguage } from '../../../lib/i18n'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { Notice } from '../../../ui/native/Notice'
import { AddressField } from '../reaching/AddressField'
import { DoneDialog } from './DoneDialog'
import { failureKeyOf, type LaterFailure } from './failure'
import { keepNow, tooLarge } from './keep'
import { TooLarge } from './TooLarge'
import styles from './Later.module.css'

interface KeepDialogProps {
  answering: Answering
  /** Of a draft that is kept already. */
  link: SavedDraftLink | null
  /** The mail with its link came back: another address is needed. */
  isReturned: boolean
  onKept: (link: SavedDraftLink) => void
  onClose: () => void
}

/** How keeping stands. */
type Standing =
  | { step: 'asking' | 'keeping' }
  | { step: 'failed'; why: LaterFailure }
  | { step: 'meanwhile'; kept: SavedDraftState }
  | { step: 'kept'; until: number; address: string }

/** Asks for the address to which the link goes, keeps the draft and says what comes next. */
export function KeepDialog({ answering, link, isReturned, onKept, onClose }: KeepDialogProps) {
  const { t } = useTranslation('later')
  const language = useLanguage()
  const id = useId()
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [standing, setStanding] = useState<Standing>({ step: 'asking' })
  // As in the mail: the town hall keeps it (OPS-08).
  const zone = zoneOf(answering.version)
  const isKnown = link !== null && link.revision > 0 && !isReturned
  const large = tooLarge(answering)

  /** @param over the state that another device kept and that this one replaces, by the person's word */
  async function keep(over?: SavedDraftState): Promise<void> {
    const given = cleanAddress(address)
    const isMissing = given === '' ? !isKnown : !isMailAddress(given)
    setWrong(isMissing)
    if (isMissing) return document.getElementById(id)?.focus()
    setStanding({ step: 'keeping' })
    try {
      const from = link && { ...link, revision: over?.revision ?? link.revision }
      const kept = await keepNow(answering, { link: from, address: given, language })
      onKept(kept)
      setStanding({ step: 'kept', until: kept.until, address: given })
    } catch (error) {
      const kept = savedMeanwhile(error)
      setStanding(kept ? { step: 'meanwhile', kept } : { step: 'failed', why: failureKeyOf(error) })
    }
  }

  if (large) return <TooLarge {...large} onClose={onClose} />
  const isBusy = standing.step === 'keeping'
  if (standing.step === 'kept') {
    const when = formatDateTime(new Date(standing.until), zone)
    return (
      <DoneDialog title={t('keptTitle')} onClose={onClose}>
        <p>{standing.address ? t('keptMailed', { address: standing.address }) : t('keptAgain')}</p>
        <p>{t('keptUntil', { when })}</p>
      </DoneDialog>
    )
  }
  return (
    <Dialog
      title={t('title')}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {standing.step === 'meanwhile' ? null : (
            <Button look="primary" busy={isBusy} onClick={() => void keep()}>
              {t(isBusy ? 'keeping' : 'keep')}
            </Button>
          )}
        </>
      }
    >
      <form
        className={styles.steps}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void keep()
        }}
      >
        {standing.step === 'meanwhile' ? null : (
          <>
            <p>{t('explain', { count: draftDays(answering.version) })}</p>
            <p>{t('secret')}</p>
            <AddressField
              id={id}
              label={t(isKnown ? 'addressAgain' : 'address')}
              hint={t('addressHint')}
              error={isWrong ? t('addressWrong') : null}
              isRequired={!isKnown}
              value={address}
              onChange={(typed) => {
                setAddress(typed)
                setWrong(false)
              }}
            />
          </>
        )}
        {standing.step === 'failed' ? (
          <Notice tone="danger" urgent title={t(`failure.${standing.why}`)}>
            <p>{t('staysHere')}</p>
          </Notice>
        ) : null}
        {standing.step === 'meanwhile' && link ? (
          <Notice
            tone="warning"
            urgent
            title={t('newer', { when: formatDateTime(new Date(standing.kept.savedAt), zone) })}
            actions={
              <>
                <Button onClick={() => void keep(standing.kept)}>{t('replace')}</Button>
                <Link to={paths.later.href(link)}>{t('fetch')}</Link>
              </>
            }
          >
            <p>{t('newerText')}</p>
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}
