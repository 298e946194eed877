import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { AlertIcon } from '../../../ui/native/icons'
import { Notice } from '../../../ui/native/Notice'
import { useForm } from '../context'
import { SaveFailures } from '../form/SaveFailures'
import { useSaveState } from '../form/use-saved'
import styles from './Completion.module.css'

/** How long the banner stays (§2.8); the line that is left of it stays until the next try. */
const BANNER_MS = 4_000

/** Somebody else changed the answer meanwhile, or there is no network (ANS-14). */
export function CompletionDialogs({ onRenew }: { onRenew: () => void }) {
  const { t } = useTranslation('completion')
  const { answering, t: answeringTexts } = useForm()
  const { failure } = useSaveState(answering)
  if (failure === 'offline') return <SaveFailures />
  if (failure !== 'changed') return null
  const close = () => answering.saving.dismiss()
  return (
    <Dialog
      title={t('changedTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{answeringTexts('save.later')}</Button>
          <Button
            look="primary"
            onClick={() => {
              close()
              onRenew()
            }}
          >
            {t('changedGo')}
          </Button>
        </>
      }
    >
      <p>{t('changedText')}</p>
    </Dialog>
  )
}

/** Why it was not stored: a banner for a while, then a line. */
export function CompletionFailure() {
  const { answering } = useForm()
  const { failure, tries } = useSaveState(answering)
  if (failure !== 'failed' && failure !== 'forbidden') return null
  return <Told key={tries} isForbidden={failure === 'forbidden'} />
}

function Told({ isForbidden }: { isForbidden: boolean }) {
  const { t } = useTranslation('completion')
  const [isBanner, setBanner] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setBanner(false), BANNER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isBanner) {
    return (
      <p className={styles.failure}>
        <AlertIcon />
        <span>{t('failed')}</span>
      </p>
    )
  }
  return (
    <Notice tone="danger" title={t('failed')} urgent>
      <p>{t(isForbidden ? 'failedForbidden' : 'failedKept')}</p>
    </Notice>
  )
}
