import { Button, CircularProgress } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { spotText } from '../../../lib/spot-text'
import type { useProof } from './use-proof'
import { useOpenPlace } from './use-shown-findings'
import styles from './Proof.module.css'

/** How far the check of the rules is: under way, ended, not possible, and what it could not decide (LOGIC-07). */
export function ProofNote({ state, cancel, retry }: ReturnType<typeof useProof>) {
  const { t } = useTranslation(['editor', 'common'])
  const { t: tStaff } = useTranslation('staff')
  const open = useOpenPlace()
  if (state.status === 'none') return null
  if (state.status === 'working')
    return (
      <div className={styles.note}>
        <p role="status" className={styles.working}>
          <CircularProgress size={18} aria-hidden />
          {t('proof.working')}
        </p>
        <Button size="small" onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    )
  if (state.status !== 'told')
    return (
      <div className={styles.note}>
        <p role="status">{t(state.status === 'failed' ? 'proof.failed' : 'proof.cancelled')}</p>
        <Button size="small" onClick={retry}>
          {t('proof.again')}
        </Button>
      </div>
    )
  const { undecided } = state.proof
  if (undecided.length === 0) return <p className={styles.done}>{t('proof.done')}</p>
  return (
    <details className={styles.undecided}>
      <summary>{t('proof.undecided', { count: undecided.length })}</summary>
      <p>{t('proof.undecidedWhy')}</p>
      <ul>
        {undecided.map(({ spot, place }, at) => (
          <li key={at}>
            <button type="button" className={styles.place} onClick={() => open(place, true)}>
              {spotText(tStaff, spot)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
