import { useEffect, useState } from 'react'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../context'
import { useSaveState } from './use-saved'

interface SaveFailuresProps {
  /** Opens the form anew as it is now, with what was typed. */
  onRenew?: () => void
}

/** Why the last try did not save, what stays safe and what to do (ANS-11 to ANS-15). */
export function SaveFailures({ onRenew }: SaveFailuresProps) {
  const { answering, t } = useForm()
  const { failure } = useSaveState(answering)
  if (!failure) return null
  const close = () => answering.saving.dismiss()
  const button = <Button onClick={close}>{t('save.understood')}</Button>
  if (failure === 'earlier') return <SavedEarlier />
  if (failure === 'changed' && onRenew) return <FormChanged onRenew={onRenew} />
  if (failure === 'offline') {
    return (
      <Dialog title={t('save.offlineTitle')} onClose={close} actions={button}>
        <OfflineText />
      </Dialog>
    )
  }
  if (failure === 'failed' || failure === 'refused' || failure === 'changed') {
    return (
      <Dialog title={t('save.failed')} onClose={close} actions={button}>
        <p>{failure === 'failed' ? t('save.kept') : t('save.refused')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={t(`access.${failure}Title`)} onClose={close} actions={button}>
      <p>{t(`access.${failure}Text`)}</p>
      <p>{t('save.notSaved')}</p>
    </Dialog>
  )
}

/** The form has a new version, in which the answer can go on (ANS-11). */
function FormChanged({ onRenew }: { onRenew: () => void }) {
  const { answering, t } = useForm()
  const close = () => answering.saving.dismiss()
  return (
    <Dialog
      title={t('save.changedTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('save.later')}</Button>
          <Button
            look="primary"
            onClick={() => {
              close()
              onRenew()
            }}
          >
            {t('save.changedGo')}
          </Button>
        </>
      }
    >
      <p>{t('save.changedText')}</p>
    </Dialog>
  )
}

/** An earlier try is stored without the later changes: which of the two the town hall gets is the person's word (ANS-15). */
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
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const onOnline = () => setBack(true)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <>
      <p>{t('save.offlineText')}</p>
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
