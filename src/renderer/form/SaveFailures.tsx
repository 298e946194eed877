import { useSyncExternalStore } from 'react'
import { isServiceFailure } from '../../domain/failures/service-failure'
import { useIsNetworkBack } from '../../lib/use-is-network-back'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import type { SaveFailure } from '../../engine/saving'
import { useSaveState } from './use-saved'

interface SaveFailuresProps {
  /** Opens the form anew as it is now, with what was typed. */
  onRenew?: () => void
}

/** Titles and texts of the limits that refuse it for now. */
const TOO_MANY = {
  'limit.account': 'save.limit.account',
  'limit.address': 'save.limit.address',
  'limit.form': 'save.limit.form',
  'limit.places': 'save.limit.places',
} as const
const isTooMany = (failure: SaveFailure): failure is keyof typeof TOO_MANY => failure in TOO_MANY

/** Why the last try did not save, what stays safe and what to do (ANS-11 to ANS-15). */
export function SaveFailures({ onRenew }: SaveFailuresProps) {
  const { answering, t } = useForm()
  const { failure } = useSaveState(answering)
  if (!failure) return null
  const close = () => answering.saving.dismiss()
  const button = (
    <>
      <Button onClick={close}>{t('save.understood')}</Button>
      {answering.mayBeLeft ? (
        <Button look="primary" onClick={() => void answering.saving.leave()}>
          {t('outbox.leave')}
        </Button>
      ) : null}
    </>
  )
  const only = <Button onClick={close}>{t('save.understood')}</Button>
  if (failure === 'earlier') return <SavedEarlier />
  if (failure === 'changed' && onRenew) {
    const words = { title: t('save.changedTitle'), text: t('save.changedText'), go: t('save.changedGo') }
    return <ChangedMeanwhile {...words} onRenew={onRenew} />
  }
  if (failure === 'offline') {
    return (
      <Dialog title={t('save.offlineTitle')} onClose={close} actions={button}>
        <OfflineText />
        <MayBeLeft />
      </Dialog>
    )
  }
  if (isServiceFailure(failure)) {
    return (
      <Dialog title={t(`save.${failure}Title`)} onClose={close} actions={button}>
        <p>{t(`save.${failure}Text`)}</p>
        <WhatStays />
        <MayBeLeft />
      </Dialog>
    )
  }
  if (failure === 'failed' || failure === 'refused' || failure === 'changed') {
    return (
      <Dialog title={t('save.failed')} onClose={close} actions={failure === 'failed' ? button : only}>
        {failure === 'refused' ? <p>{t('save.refused')}</p> : null}
        <WhatStays />
        {failure === 'failed' ? <MayBeLeft /> : null}
      </Dialog>
    )
  }
  if (failure === 'tooLong') {
    return (
      <Dialog title={t('save.tooLongTitle')} onClose={close} actions={only}>
        <p>{t('save.tooLongText')}</p>
      </Dialog>
    )
  }
  if (isTooMany(failure)) {
    return (
      <Dialog title={t('save.limitTitle')} onClose={close} actions={button}>
        <p>{t(TOO_MANY[failure])}</p>
        <WhatStays />
        <MayBeLeft />
      </Dialog>
    )
  }
  return (
    <Dialog title={t(`access.${failure}Title`)} onClose={close} actions={only}>
      <p>{t(`access.${failure}Text`)}</p>
      <p>{t('save.notSaved')}</p>
      <WhatStaysUnsent />
    </Dialog>
  )
}

/** Whether this device keeps what was typed. Where it has no room, only this page has it. */
function useIsKept(): boolean {
  const { keeper } = useForm().answering
  return !useSyncExternalStore(keeper.onMark, keeper.mark).failed
}

/** Says that instead of trying again one can leave it on this device, which sends it by itself (DAY-05). */
function MayBeLeft() {
  const { answering, t } = useForm()
  return answering.mayBeLeft ? <p>{t('outbox.leaveText')}</p> : null
}

/** Says that what was typed is safe, and where. */
function WhatStays() {
  const { t } = useForm()
  return <p>{useIsKept() ? t('save.kept') : t('save.keptHere')}</p>
}

/** Says what is safe of an answer that the form takes no more: saving again would not help. */
function WhatStaysUnsent() {
  const { t } = useForm()
  return useIsKept() ? <p>{t('save.stays')}</p> : null
}

interface ChangedProps {
  title: string
  text: string
  /** Words of the button that goes on. */
  go: string
  onRenew: () => void
}

/** The form or answer changed on the server; the person can go on with it as it is now (ANS-11). */
export function ChangedMeanwhile({ title, text, go, onRenew }: ChangedProps) {
  const { answering, t } = useForm()
  const close = () => answering.saving.dismiss()
  const renew = () => {
    close()
    onRenew()
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('save.later')}</Button>
          <Button look="primary" onClick={renew}>
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

/**
 * An earlier try is stored without the later changes: the person decides which of the two the town hall gets (ANS-15).
 */
function SavedEarlier() {
  const { answering, t } = useForm()
  const { saving } = answering
  return (
    <Dialog
      title={t('save.earlierTitle')}
      onClose={() => saving.dismiss()}
      actions={
        <>
          <Button onClick={() => void answering.saveAsAnother()}>{t('save.earlierAnother')}</Button>
          <Button look="primary" onClick={() => void saving.accept()}>
            {t('save.earlierKeep')}
          </Button>
        </>
      }
    >
      <p>{t('save.earlierText', { code: answering.code() })}</p>
      <p>{t('save.earlierChoice')}</p>
    </Dialog>
  )
}

function OfflineText() {
  const { t } = useForm()
  const isBack = useIsNetworkBack()
  const isKept = useIsKept()
  return (
    <>
      <p>{isKept ? t('save.offlineText') : t('save.offlineHere')}</p>
      <div aria-live="polite">
        {isBack ? (
          <Notice tone="success">
            <p>{t('save.onlineAgain')}</p>
          </Notice>
        ) : null}
      </div>
    </>
  )
}
