import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/native/Button'
import styles from './Purchase.module.css'

/** A step of the wizard that may be told in a line. */
export type DoneStepName = 'order' | 'buyer'

interface DoneLineProps {
  name: DoneStepName
  /** What was said in it. */
  said: readonly string[]
  busy?: boolean
  onChange: () => void
}

/** A step that is done, in a line, and the way back to it (PAY-01). */
export function DoneLine({ name, said, busy = false, onChange }: DoneLineProps) {
  const { t } = useTranslation('payment')
  return (
    <div className={styles.done}>
      <p>
        <span className={styles.muted}>{t(`step.${name}`)}</span>
        <span dir="auto" className={styles.said}>
          {said.join(' · ')}
        </span>
      </p>
      <Button
        look="quiet"
        busy={busy}
        aria-label={t('step.changeNamed', { step: t(`step.${name}`) })}
        onClick={onChange}
      >
        {t('step.change')}
      </Button>
    </div>
  )
}
