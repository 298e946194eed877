import { Button, Link, Skeleton } from '@mui/material'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { usersOf } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { historyOf, type HistoryEntry } from '../../domain/correction/history'
import type { DateWriter } from '../../domain/dates'
import { useDates } from '../../lib/use-dates'
import { useAbility } from '../../lib/ability'
import { paths } from '../../lib/paths'
import { StatusTag } from '../../ui/staff/StatusTag'
import styles from './History.module.css'
import { useAnswerTrail } from './use-answer-trail'

/**
 * What happened to an answer from the day it was given, in the order of time, with who and when: from the answer itself
 * and from the audit trail (VIEW-03, CORR-09). When the trail cannot be read, the rest is still shown. People who may
 * read the trail get a link to all of it (SEC-06).
 */
export function History({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const trail = useAnswerTrail(answer)
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{t('view.history.title')}</h2>
      {trail.data?.isCut && <p className={styles.about}>{t('view.history.cut')}</p>}
      <ol>
        {historyOf(answer, trail.data).map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ol>
      {ability.can('manage', usersOf(answer.municipalityPath)) && (
        <Link
          component={RouterLink}
          to={paths.audit.href(answer.id)}
          sx={{ mt: 2, display: 'inline-block', displayPrint: 'none' }}
        >
          {t('view.history.record')}
        </Link>
      )}
      {trail.isPending && (
        <div role="status" aria-busy="true" aria-label={t('view.history.loading')} className={styles.loading}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </div>
      )}
      {trail.isError && (
        <div role="alert" className={styles.failed}>
          <p>{t('view.history.failed')}</p>
          <Button size="small" variant="outlined" onClick={() => void trail.refetch()}>
            {t('forms.retry')}
          </Button>
        </div>
      )}
    </section>
  )
}

const TONE = { waiting: 'warning', completed: 'success', replaced: 'neutral' } as const

function aboutOf(
  t: TFunction<'staff'>,
  write: DateWriter,
  { who, when, parts, from, to, recipients }: HistoryEntry,
): string {
  const said = [
    write('dateTime', when),
    who && t('view.history.who', { who }),
    parts > 0 && t('view.history.parts', { count: parts }),
    recipients !== null && t('view.history.recipients', { count: recipients }),
    (from !== '' || to !== '') && t('view.history.states', { from: from || '–', to: to || '–' }),
  ]
  return said.filter(Boolean).join(' · ')
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('staff')
  const write = useDates()
  const { kind, about, until, comment, state } = entry
  return (
    <li>
      <strong>{t(`view.history.${kind}`)}</strong>
      <p className={styles.about}>{aboutOf(t, write, entry)}</p>
      {about.length > 0 && (
        <p className={styles.about}>
          {t(kind === 'revision' ? 'view.history.untouched' : 'view.history.asked', {
            what: about.join(', '),
          })}
        </p>
      )}
      {(['vanished', 'unoffered'] as const).map((gone) => {
        const { count, about: words } = entry[gone]
        return count === 0 ? null : (
          <p key={gone} className={styles.about}>
            {t(`view.history.${gone}`, { count, what: words.join(', ') })}
          </p>
        )
      })}
      {until && <p className={styles.about}>{t('view.until', { date: write('date', until) })}</p>}
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {state && <StatusTag label={t(`view.history.${state}`)} tone={TONE[state]} />}
    </li>
  )
}
