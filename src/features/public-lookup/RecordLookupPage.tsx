import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { recordPdf } from '../../data/public/record'
import { NO_SENDER } from '../../domain/geography/sender'
import { useLanguage } from '../../lib/i18n'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { Notice } from '../../ui/native/Notice'
import { CodeForm } from './CodeForm'
import styles from './Lookup.module.css'
import { LookupFailed } from './LookupFailed'
import { useCodeSearch } from './use-code-search'
import { readRecordCode } from '../../domain/codes/read-code'

/** How long after the message the file opens (§2.9). */
const OPENS_AFTER_MS = 1000

/** Opens a record in the tab that waits for it, or here where the browser blocked the tab. */
function openSoon(tab: Window | null, url: string): void {
  setTimeout(() => {
    if (tab && !tab.closed) tab.location.replace(url)
    else window.location.assign(url)
  }, OPENS_AFTER_MS)
}

/**
 * Gives the PDF of an answer to people who have its code (PUB-02). A code in the address is filled in, not searched.
 */
export function RecordLookupPage() {
  const { t } = useTranslation('lookup')
  const language = useLanguage()
  const [params] = useSearchParams()
  const tab = useRef<Window | null>(null)
  const look = useCallback(
    async (code: string) => {
      try {
        const record = await recordPdf({ code: readRecordCode(code), language })
        openSoon(tab.current, record.downloadUrl)
        return record
      } catch (error) {
        tab.current?.close()
        throw error
      }
    },
    [language],
  )
  const { busy, outcome, search } = useCodeSearch(look)
  const emisor = outcome?.kind === 'found' ? outcome.found.emisor : NO_SENDER
  useTitle(t('title'))
  useNamePlace(emisor.nombre, emisor.marca)
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <CodeForm
        id="record-code"
        initial={params.get('codigo') ?? ''}
        hint={t('hint')}
        busy={busy}
        onSearch={(code) => {
          // Browsers let a page open a tab only while a press is handled, so the tab is opened first and waits for its
          // document.
          tab.current = window.open('', '_blank')
          void search(code)
        }}
      />
      {outcome?.kind === 'found' && (
        <Notice tone="success" title={t('found')}>
          <a href={outcome.found.downloadUrl} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </Notice>
      )}
      {outcome !== null && outcome.kind !== 'found' && (
        <LookupFailed why={outcome.kind} missing={t('missing')} failed={t('failed')} />
      )}
    </article>
  )
}
