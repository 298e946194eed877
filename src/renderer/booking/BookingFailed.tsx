import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/native/Button'
import { Notice } from '../../ui/native/Notice'
import { errorCode } from './error-code'

const TEXTS = {
  forbidden: 'elsewhere',
  limited: 'limited',
  offline: 'offline',
  timeout: 'common:failures.slow',
  down: 'common:failures.down',
} as const
type Told = keyof typeof TEXTS
const isTold = (code: unknown): code is Told => typeof code === 'string' && code in TEXTS

/** Why the appointment cannot be shown or booked now; the answer is safe (§2.8). */
export function BookingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['booking', 'common'])
  const code = errorCode(error)
  const text = isTold(code) ? TEXTS[code] : 'failed'
  // Who came in otherwise than when answering is refused again.
  const isFinal = text === 'elsewhere'
  return (
    <Notice
      urgent
      tone={isFinal ? 'warning' : 'danger'}
      title={t(text)}
      actions={isFinal ? null : <Button onClick={onRetry}>{t('retry')}</Button>}
    >
      <p>{t('safe')}</p>
    </Notice>
  )
}
