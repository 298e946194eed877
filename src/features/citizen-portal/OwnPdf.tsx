import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CITIZEN } from '../../data/citizen/citizen'
import { DataError } from '../../data/errors'
import { serviceFailureKey } from '../../data/failure-key'
import { pdfFor } from '../../data/public/pdf'
import { useLanguage } from '../../lib/i18n'
import { Button } from '../../ui/native/Button'
import { DownloadIcon } from '../../ui/native/icons'
import styles from './CitizenPortal.module.css'

type Outcome =
  | { kind: 'none' | 'making' | 'limited' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'done'; address: string }

/** The PDF of an own answer (CIT-03, PDF-01). */
export function OwnPdf({ answerId, code }: { answerId: string; code: string }) {
  const { t } = useTranslation(['citizen', 'common'])
  const language = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const make = async () => {
    setOutcome({ kind: 'making' })
    try {
      setOutcome({ kind: 'done', address: await pdfFor(CITIZEN, answerId, { language }) })
    } catch (error) {
      const isLimited = error instanceof DataError && error.code === 'limited'
      setOutcome(isLimited ? { kind: 'limited' } : { kind: 'failed', error })
    }
  }
  return (
    <div className={styles.pdf}>
      {outcome.kind === 'done' ? null : (
        <Button icon={<DownloadIcon />} busy={outcome.kind === 'making'} onClick={() => void make()}>
          {t('view.pdf')}
        </Button>
      )}
      <div role="status">
        {outcome.kind === 'making' ? t('view.pdfMaking') : null}
        {outcome.kind === 'limited' ? t('view.pdfLimited') : null}
        {outcome.kind === 'failed' ? t(serviceFailureKey(outcome.error) ?? 'view.pdfFailed') : null}
        {outcome.kind === 'done' ? (
          <a href={outcome.address} target="_blank" rel="noopener noreferrer" download={`${code}.pdf`}>
            {t('view.pdfOpen')}
          </a>
        ) : null}
      </div>
    </div>
  )
}
