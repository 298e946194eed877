import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkoutKey } from '../../engine/purchase'
import { Button } from '../../ui/native/Button'
import { BackIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { SaveBar, useSaveWords } from '../form/SaveBar'
import styles from './Purchase.module.css'
import { usePurchase } from './use-purchase'

interface ValidateBarProps {
  says: string
  toast: ReactNode
  onBack: (() => void) | undefined
}

/**
 * The button that validates the order. It is grey until the order is complete (§2.5); pressed then, it leads to what is
 * missing.
 */
export function ValidateBar({ says, toast, onBack }: ValidateBarProps) {
  const { t } = useTranslation('payment')
  const { answering, t: say } = useForm()
  const { purchase } = usePurchase()
  const { words, isBusy } = useSaveWords()
  const isReady = purchase.isReady()
  const validate = () => {
    const stands = purchase.reveal()
    if (stands) return focusPlace(checkoutKey(stands))
    void answering.saving.save()
  }
  return (
    <SaveBar
      says={says}
      toast={toast}
      buttons={
        <>
          {onBack ? (
            <Button icon={<BackIcon />} onClick={onBack}>
              {say('form.back')}
            </Button>
          ) : null}
          <div className={styles.way}>
            <Button
              look={isReady ? 'main' : 'grey'}
              wide
              busy={isBusy}
              aria-disabled={!isReady}
              onClick={validate}
            >
              {isBusy ? words : t('validate')}
            </Button>
          </div>
        </>
      }
    />
  )
}
