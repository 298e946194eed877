import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { PublicAccount } from '../../data/public/account'
import { isAnswerCode } from '../../domain/codes/answer-code'
import { localized } from '../../domain/language'
import { zoneOf } from '../../domain/zone'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { useNamePlace } from '../../lib/place'
import { useTitle } from '../../lib/title'
import { ZoneProvider } from '../../lib/zone'
import { DoneTitle } from '../../ui/native/DoneTitle'
import { MessagePage, messageAction } from '../../ui/MessagePage'
import { Button } from '../../ui/native/Button'
import { CopyButton } from '../../ui/native/CopyButton'
import styles from './PublicSavedPage.module.css'
import { CodeLinks } from './saved/CodeLinks'
import { NoProof, OtherCode } from './saved/NoProof'
import { Reception } from './saved/Reception'
import { useProof } from './saved/use-proof'
import { readSavedState } from './saved-state'

/** Loaded only for the few forms that have them. */
const SavedBooking = lazy(async () => ({ default: (await import('./saved/SavedBooking')).SavedBooking }))
const CopyDownload = lazy(async () => ({ default: (await import('./saved/CopyDownload')).CopyDownload }))
const PdfCode = lazy(async () => ({ default: (await import('./saved/PdfCode')).PdfCode }))

interface PublicSavedPageProps {
  ways?: ReactNode
  account?: PublicAccount
}

/**
 * The last page of a public answer: its code, large, and what comes next (ANS-16, PUB-03).
 * @param ways links that lead on; to another answer when left out
 * @param account who answered; this browser's nameless account when left out
 */
export function PublicSavedPage(props: PublicSavedPageProps) {
  const { t } = useTranslation('finish')
  const { formId = '', docCode = '' } = useParams()
  if (!isAnswerCode(docCode)) {
    return (
      <MessagePage title={t('saved.badCodeTitle')} actions={<OtherCode />}>
        <p>{t('saved.badCodeText')}</p>
      </MessagePage>
    )
  }
  return <SavedAnswer formId={formId} docCode={docCode} {...props} />
}

/**
 * An answer with a code. That it was saved is said by the store when it was just sent, and by the server when the page
 * was opened by its address; only with the server's word the page can be printed (REACH-09).
 */
function SavedAnswer({
  formId,
  docCode,
  ways,
  account,
}: PublicSavedPageProps & { formId: string; docCode: string }) {
  const { t } = useTranslation('finish')
  const told = readSavedState(useLocation().state)
  const language = useLanguage()
  const [proof, checkAgain] = useProof(formId, docCode)
  const server = proof.status === 'received' ? proof.told : null
  const textOf = (field: string) => localized(server?.textos ?? {}, field, language)
  const title = told?.title || textOf('titulo') || server?.titulo
  const voucher = told?.voucher ?? textOf('customizedVoucherText')
  const hasStates = told?.hasStates || (server !== null && server.estado !== '')
  const books = told?.books || server?.conTurno
  const [mayLeave, setMayLeave] = useState(!told?.isFresh || told.copyOf === '')
  const onCopy = useCallback(() => setMayLeave(true), [])
  useTitle(t('saved.pageTitle'), title)
  useNamePlace(told?.place || server?.emisor.nombre, told?.place ? told.brand : server?.emisor.marca)
  const isRefused = proof.status === 'unknown' || proof.status === 'noVale'
  if (isRefused || (told === null && proof.status !== 'received')) {
    return <NoProof proof={proof} code={docCode} onRetry={checkAgain} />
  }
  return (
    <article className={styles.page}>
      <DoneTitle>{t('saved.title')}</DoneTitle>
      {title ? (
        <p dir="auto" className={styles.form}>
          {title}
        </p>
      ) : null}
      <Reception proof={proof} onRetry={checkAgain} />
      <section className={styles.code} aria-labelledby="saved-code">
        <h2 id="saved-code">{t('saved.code')}</h2>
        <p className={styles.value}>{docCode}</p>
        <CopyButton text={docCode} label={t('saved.copy')} done={t('saved.copied')} />
        {hasStates ? <p>{t('saved.codeForState')}</p> : null}
        <CodeLinks formId={formId} code={docCode} hasStates={hasStates} />
      </section>
      <Suspense fallback={null}>
        {books ? (
          <ZoneProvider zone={zoneOf(server?.emisor ?? { zonaHoraria: told?.zone })}>
            <SavedBooking
              code={docCode}
              title={title ?? ''}
              told={told}
              before={server?.turno ?? null}
              mayLeave={mayLeave}
              account={account}
            />
          </ZoneProvider>
        ) : null}
        {told?.copyOf ? <CopyDownload told={told} code={docCode} onEnd={onCopy} /> : null}
        {told?.pdfCode ? <PdfCode code={told.pdfCode} /> : null}
      </Suspense>
      {voucher ? (
        <p dir="auto" className={styles.voucher}>
          {voucher}
        </p>
      ) : null}
      <section aria-labelledby="saved-next" className={styles.next}>
        <h2 id="saved-next">{t('saved.next')}</h2>
        <ul>
          <li>{t('saved.nextKeep')}</li>
          <li>{t('saved.nextUse')}</li>
          {books ? null : <li>{t('saved.nextNothing')}</li>}
        </ul>
      </section>
      {server && <Button onClick={() => window.print()}>{t('saved.print')}</Button>}
      {ways ?? (
        <Link className={messageAction.plain} to={paths.publicAnswer.href(formId)}>
          {t('saved.again')}
        </Link>
      )}
    </article>
  )
}
