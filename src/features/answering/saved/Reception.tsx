import { zoneOf } from '../../../domain/zone'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/formats'
import { Button } from '../../../ui/native/Button'
import { Notice } from '../../../ui/native/Notice'
import type { Proof } from './use-proof'

interface ReceptionProps {
  proof: Proof
  /** Asks the server again. */
  onRetry: () => void
}

/** What the server says of an answer that was just sent: when it came, or that nobody can tell now (REACH-09). */
export function Reception({ proof, onRetry }: ReceptionProps) {
  const { t } = useTranslation('finish')
  if (proof.status === 'received') {
    const { fecha, emisor } = proof.told
    return (
      <div role="status">
        {fecha === null ? null : (
          <p>{t('proof.received', { day: formatDate(new Date(fecha), zoneOf(emisor)) })}</p>
        )}
      </div>
    )
  }
  if (proof.status !== 'unchecked') return <div role="status">{t('proof.checkingText')}</div>
  return (
    <Notice
      tone="warning"
      title={t(`proof.why.${proof.why}`)}
      actions={<Button onClick={onRetry}>{t('proof.retry')}</Button>}
    >
      <p>{t('proof.sentUnchecked')}</p>
    </Notice>
  )
}
