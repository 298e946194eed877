import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkoutKey, LAST_STEP } from '../../engine/purchase'
import { usePoll } from '../../lib/poll'
import { Button } from '../../ui/native/Button'
import { BackIcon, NextIcon } from '../../ui/native/icons'
import { focusPlace } from '../focus-place'
import { BuyerStep } from './BuyerStep'
import { DoneStep } from './DoneStep'
import { FailureNotice } from './FailureNotice'
import { OrderStep } from './OrderStep'
import styles from './Purchase.module.css'
import { SummaryStep } from './SummaryStep'
import { usePurchase } from './use-purchase'

/** How often the stock is asked for while the wizard is visible. */
const PACE = { first: 10_000, most: 30_000 }

const STEPS = [
  { name: 'order', View: OrderStep },
  { name: 'buyer', View: BuyerStep },
  { name: 'summary', View: SummaryStep },
] as const

/** A button that leads nowhere from here looks so, and says so when it is pressed. */
const way = (isEnd: boolean) => ({ 'aria-disabled': isEnd, look: isEnd ? 'grey' : 'plain' }) as const

/** Buying in three steps: order, personal data, account summary (PAY-01). */
export function Wizard() {
  const { t } = useTranslation('payment')
  const { purchase, state } = usePurchase()
  const { step, failure } = state
  useEffect(() => void purchase.refresh(), [purchase])
  usePoll(true, PACE, purchase.refresh)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus()
  }, [step])

  const go = (next: number) => {
    const stands = purchase.go(next)
    if (stands) focusPlace(checkoutKey(stands))
  }
  /** The step at which somebody pressed for another that there is not. */
  const [end, setEnd] = useState<number | null>(null)
  const turn = (next: number) => {
    if (next < 0 || next > LAST_STEP) setEnd(step)
    else go(next)
  }
  const { name, View } = STEPS[step] ?? STEPS[0]
  return (
    <div className={styles.wizard}>
      {step > 0 ? <DoneStep name="order" onChange={() => go(0)} /> : null}
      {step > 1 ? <DoneStep name="buyer" onChange={() => go(1)} /> : null}
      <div className={styles.head}>
        <div>
          <p className={styles.counter}>{t('step.counter', { number: step + 1, total: LAST_STEP + 1 })}</p>
          <h3 ref={heading} tabIndex={-1} className={styles.stepTitle}>
            {t(`step.${name}`)}
          </h3>
          <p role="status">{end === step ? t(step === 0 ? 'step.isFirst' : 'step.isLast') : ''}</p>
        </div>
        <div className={styles.ways}>
          <Button
            {...way(step === 0)}
            icon={<BackIcon />}
            aria-label={t('step.back')}
            title={t('step.back')}
            onClick={() => turn(step - 1)}
          />
          <Button
            {...way(step === LAST_STEP)}
            icon={<NextIcon />}
            aria-label={t('step.next')}
            title={t('step.next')}
            onClick={() => turn(step + 1)}
          />
        </div>
      </div>
      {failure ? <FailureNotice failure={failure} /> : null}
      <View />
      {step === 0 && purchase.isBuyerKnown() ? <DoneStep name="buyer" onChange={() => go(1)} /> : null}
    </div>
  )
}
