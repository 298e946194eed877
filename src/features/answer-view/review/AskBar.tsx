import { Button } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths'
import styles from '../AnswerView.module.css'
import type { ReviewPicks } from './picks'

/** How much is ticked, and the way to the words and the day of the request (CORR-04); nothing while nothing is ticked. */
export function AskBar({ answerId, picks }: { answerId: string; picks: ReviewPicks }) {
  const { t } = useTranslation(['correction', 'staff'])
  const { items } = useSyncExternalStore(picks.on, picks.get)
  return (
    <div role="status" className={styles.askBar} data-empty={items.length === 0 || undefined}>
      {items.length > 0 && (
        <>
          <span>{t('ask.count', { count: items.length })}</span>
          <Button
            onClick={() => {
              for (const item of items) picks.tick(item, false)
            }}
          >
            {t('staff:view.untick')}
          </Button>
          <Button variant="contained" component={Link} to={paths.correct.href(answerId)}>
            {t('askBack')}
          </Button>
        </>
      )}
    </div>
  )
}
