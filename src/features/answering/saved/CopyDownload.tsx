import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { DataError } from '../../../data/errors'
import { serviceFailureKey } from '../../../data/failure-key'
import { useLanguage } from '../../../lib/i18n'
import { downloadFile } from '../../../lib/download-file'
import { Button } from '../../../ui/native/Button'
import { DownloadIcon } from '../../../ui/native/icons'
import { Notice } from '../../../ui/native/Notice'
import { Spinner } from '../../../ui/native/Spinner'
import { copyName, fetchCopy } from '../finish/fetch-copy'
import type { SavedState } from '../saved-state'
import styles from './Saved.module.css'

interface CopyDownloadProps {
  told: SavedState
  /** The answer's code, which names the file. */
  code: string
  /** Called when the download has ended, successfully or not. */
  onEnd: () => void
}

type Copy =
  | { status: 'waiting' | 'making' }
  | { status: 'failed'; error: unknown }
  | { status: 'done'; file: Blob }

const isLimited = (error: unknown): boolean => error instanceof DataError && error.code === 'limited'

/** The copy of the answer that was just given. It downloads by itself once, and again on demand (ANS-21). */
export function CopyDownload({ told, code, onEnd }: CopyDownloadProps) {
  const { t } = useTranslation(['finish', 'common'])
  const [copy, setCopy] = useState<Copy>({ status: 'waiting' })
  const fetchIt = useFetchCopy(told.copyOf)
  const name = copyName(code)

  const make = useCallback(async () => {
    setCopy({ status: 'making' })
    try {
      const file = await fetchIt()
      downloadFile(file, name)
      setCopy({ status: 'done', file })
    } catch (error) {
      setCopy({ status: 'failed', error })
    } finally {
      onEnd()
    }
  }, [fetchIt, name, onEnd])
  useOnce(told, make)
  const why = copy.status === 'failed' ? serviceFailureKey(copy.error) : null

  return (
    <section className={styles.part} aria-labelledby="saved-copy">
      <h2 id="saved-copy">{t('copy.title')}</h2>
      {/* The region is on the page before it has a text, or screen readers miss the first message. */}
      <div role="status">
        {copy.status === 'making' ? (
          <p className={styles.making}>
            <Spinner />
            {t('copy.making')}
          </p>
        ) : null}
        {copy.status === 'done' ? <p>{t('copy.done')}</p> : null}
      </div>
      {copy.status === 'waiting' ? (
        <Button icon={<DownloadIcon />} onClick={() => void make()}>
          {t('copy.download')}
        </Button>
      ) : null}
      {copy.status === 'done' ? (
        <Button icon={<DownloadIcon />} onClick={() => downloadFile(copy.file, name)}>
          {t('copy.again')}
        </Button>
      ) : null}
      {copy.status === 'failed' ? (
        <Notice
          tone="danger"
          urgent
          title={t('copy.failed')}
          actions={<Button onClick={() => void make()}>{t('copy.retry')}</Button>}
        >
          <p>{t(isLimited(copy.error) ? 'copy.limitedText' : 'copy.failedText')}</p>
          {why ? <p>{t(why)}</p> : null}
        </Notice>
      ) : null}
    </section>
  )
}

/** Makes the copy and fetches it; the code for that is loaded only then. */
function useFetchCopy(answerId: string): () => Promise<Blob> {
  const language = useLanguage()
  return useCallback(async () => {
    const { publicAnswerPdf } = await import('../../../data/public/pdf')
    return fetchCopy(await publicAnswerPdf(answerId, { language }))
  }, [answerId, language])
}

/** Does the work once for this entry of the browser's history, so that a reload downloads nothing. */
function useOnce(told: SavedState, work: () => Promise<void>): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const began = useRef(false)
  useEffect(() => {
    if (!told.isFresh || began.current) return
    began.current = true
    const state: SavedState = { ...told, isFresh: false }
    void navigate(pathname, { replace: true, state })
    void work()
  }, [told, navigate, pathname, work])
}
