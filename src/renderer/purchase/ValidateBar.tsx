import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkoutKey, LAST_STEP } from '../../engine/purchase'
import { Button } from '../../ui/native/Button'
import { BackIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { SaveBar, useSaveWords } from '../form/SaveBar'
import styles from './Purchase.module.css'
import { usePurchase } from './use-purchase'
import { useTotal } from './use-total'

interface ValidateBarProps {
  says: string
  toast: ReactNode
  onBack: (() => void) | undefined
}

/**
 * The button of the step: it leads to the next one, and reserves once the order is complete (§2.5). What it costs stands on
 * it; pressed too early it leads to what is missing.
 */
export function ValidateBar({ says, toast, onBack }: ValidateBarProps) {
  const { t } = useTranslation('payment')
  const { answering, t: say } = useForm()
  const { purchase, state } = usePurchase()
  const { words, isBusy } = useSaveWords()
  const total = useTotal()
  const isReady = purchase.isReady()
  const press = () => {
    const isLast = isReady || state.step === LAST_STEP
    const stands = isLast ? purchase.reveal() : purchase.go(state.step + 1)
    if (stands) return focusPlace(checkoutKey(stands))
    if (isLast) void answering.saving.save()
  }
  const reserve = total === null ? t('reserveFree') : t('reserve', { total })
  const goOn = total === null ? t('goOn') : t('goOnWith', { total })
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
            <Button look={isReady ? 'main' : 'primary'} wide busy={isBusy} onClick={press}>
              {isBusy ? words : isReady ? reserve : goOn}
            </Button>
          </div>
        </>
      }
    />
  )
}
