import { useEffect, useState } from 'react'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../context'
import { useSaveState } from './use-saved'

/** Why the last try did not save, what stays safe and what to do (ANS-14, ANS-15). */
export function SaveFailures() {
  const { answering, t } = useForm()
  const { failure } = useSaveState(answering)
  if (!failure) return null
  const close = () => answering.saving.dismiss()
  const button = <Button onClick={close}>{t('save.understood')}</Button>
  if (failure === 'offline') {
    return (
      <Dialog title={t('save.offlineTitle')} onClose={close} actions={button}>
        <OfflineText />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('save.failed')} onClose={close} actions={button}>
      <p>{failure === 'refused' ? t('save.refused') : t('save.kept')}</p>
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
