import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { officeName } from '../../domain/answer/corrections/author'
import { isLate } from '../../domain/answer/corrections/request'
import type { Revising } from '../../engine/correction/revising'
import { formatDate, formatDateTime } from '../../lib/formats'
import { useZone } from '../../lib/zone'
import { Notice } from '../../ui/native/Notice'
import styles from './CitizenPortal.module.css'

/**
 * What the citizen has to know before: what is asked for, by whom and until when, and what happened meanwhile (CORR-08,
 * CORR-10).
 */
export function RevisionNotices({
  revising: { request, stored, asked, asksPlace, carried },
}: {
  revising: Revising
}) {
  const zone = useZone()
  const { t } = useTranslation('citizen')
  const { comment, sentDateTime, vence } = request
  const until = vence === null ? '' : formatDate(vence, zone)
  const [late] = useState(() => isLate(request, new Date()))
  return (
    <>
      {carried ? (
        <Notice tone="warning" title={t('revise.carriedTitle')}>
          <p>{t('revise.carriedText')}</p>
        </Notice>
      ) : null}
      {late ? (
        <Notice tone="warning" title={t('revise.lateTitle', { date: until })}>
          <p>{t('revise.lateText')}</p>
        </Notice>
      ) : null}
      <Notice tone="info" title={t('revise.asksTitle')}>
        {comment ? (
          <p dir="auto" className={styles.said}>
            {comment}
          </p>
        ) : null}
        {asksPlace ? <p>{t('revise.asksPlace')}</p> : null}
        {asked.length > 0 || !asksPlace ? <p>{t('revise.asks', { count: asked.length })}</p> : null}
        {until && !late ? <p>{t('revise.until', { date: until })}</p> : null}
        <p>{t('revise.by', { who: officeName(stored), date: formatDateTime(sentDateTime, zone) })}</p>
      </Notice>
    </>
  )
}
