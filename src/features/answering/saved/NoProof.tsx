import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/native/Button'
import { MessagePage, messageAction } from '../../../ui/MessagePage'
import { Spinner } from '../../../ui/native/Spinner'
import styles from './Saved.module.css'
import type { Proof } from './use-proof'

interface NoProofProps {
  proof: Exclude<Proof, { status: 'received' }>
  code: string
  onRetry: () => void
}

/** A page with a code of which the server does not say that it received an answer (REACH-09): nothing of it is a proof. */
export function NoProof({ proof, code, onRetry }: NoProofProps) {
  const { t } = useTranslation('finish')
  if (proof.status === 'unknown') {
    return (
      <MessagePage title={t('proof.unknownTitle')} actions={<OtherCode />}>
        <p>{t('proof.unknownText', { code })}</p>
      </MessagePage>
    )
  }
  if (proof.status === 'noVale') {
    return (
      <MessagePage title={t('proof.invalidTitle')}>
        <p>{t('proof.invalidText', { code })}</p>
      </MessagePage>
    )
  }
  const isChecking = proof.status === 'checking'
  return (
    <MessagePage
      title={t(isChecking ? 'proof.checking' : 'proof.uncheckedTitle')}
      actions={isChecking ? null : <Button onClick={onRetry}>{t('proof.retry')}</Button>}
    >
      <p className={styles.code}>{code}</p>
      {isChecking ? (
        <p className={styles.making} role="status">
          <Spinner />
          {t('proof.checkingText')}
        </p>
      ) : (
        <>
          <p>{t(`proof.why.${proof.why}`)}</p>
          <p>{t('proof.uncheckedText')}</p>
        </>
      )}
    </MessagePage>
  )
}

/** Leads to where a code is typed, for who has it in another way than by this address. */
export function OtherCode() {
  const { t } = useTranslation('finish')
  return (
    <Link className={messageAction.plain} to={paths.status.href()}>
      {t('links.status')}
    </Link>
  )
}
