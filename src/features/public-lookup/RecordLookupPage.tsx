import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DataError } from '../../data/errors'
import { recordPdf } from '../../data/public/lookup'
import { useLanguage } from '../../lib/i18n'
import { useTitle } from '../../lib/title'
import { Button } from '../../ui/native/Button'
import control from '../../ui/native/control.module.css'
import { describedBy, Field } from '../../ui/native/Field'
import { Notice } from '../../ui/native/Notice'
import styles from './RecordLookupPage.module.css'

/** How long after the message the file opens (§2.9). */
const OPENS_AFTER_MS = 1000

type Outcome = { kind: 'found'; url: string } | { kind: 'missing' | 'offline' | 'failed' | 'limited' }

const failureOf = (error: unknown): Outcome => {
  const code = error instanceof DataError ? error.code : 'unknown'
  if (code === 'notFound') return { kind: 'missing' }
  return { kind: code === 'offline' || code === 'limited' ? code : 'failed' }
}

/** Opens a record in the tab that waited for it, or here where the browser gave none. */
function openSoon(tab: Window | null, url: string): void {
  setTimeout(() => {
    if (tab && !tab.closed) tab.location.replace(url)
    else window.location.assign(url)
  }, OPENS_AFTER_MS)
}

/** Whoever holds the code of a record gets its PDF (PUB-02). A code in the address is filled in, not searched. */
export function RecordLookupPage() {
  const { t } = useTranslation('lookup')
  const language = useLanguage()
  const [params] = useSearchParams()
  const [code, setCode] = useState(params.get('codigo') ?? '')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useTitle(t('title'))
  const typed = code.trim()

  const search = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || typed === '') return
    setBusy(true)
    setOutcome(null)
    // A browser lets a page open tabs only while a press is handled: the tab waits for its document.
    const tab = window.open('', '_blank')
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const url = await recordPdf({ code: typed, language, timeZone })
      setOutcome({ kind: 'found', url })
      openSoon(tab, url)
    } catch (error) {
      tab?.close()
      setOutcome(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <form className={styles.form} onSubmit={(event) => void search(event)} noValidate>
        <Field id="record-code" label={t('code')} hint={t('hint')}>
          <input
            id="record-code"
            name="codigo"
            className={control.control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            aria-describedby={describedBy('record-code', { hint: true, error: false })}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
          />
        </Field>
        <Button type="submit" look="main" busy={busy} disabled={typed === ''}>
          {t('search')}
        </Button>
      </form>
      <Said outcome={outcome} />
    </article>
  )
}

/** What came of it; says so to a screen reader too. */
function Said({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('lookup')
  if (outcome === null) return null
  if (outcome.kind === 'found') {
    return (
      <Notice tone="success" title={t('found')}>
        <a href={outcome.url} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
      </Notice>
    )
  }
  if (outcome.kind === 'limited') {
    return (
      <Notice tone="warning" title={t('limited')} urgent>
        {t('limitedHelp')}
      </Notice>
    )
  }
  if (outcome.kind === 'missing') return <Notice tone="warning" title={t('missing')} urgent />
  return (
    <Notice tone="danger" title={t('failed')} urgent>
      {t(outcome.kind === 'offline' ? 'offlineHelp' : 'failedHelp')}
    </Notice>
  )
}
