import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonKind } from '../../domain/citizen/identity'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { PlusIcon } from '../../ui/native/icons'
import { Notice } from '../../ui/native/Notice'
import type { Search } from '../../engine/recipient'
import { PRODUCT } from './product'

interface SearchOutcomeProps {
  search: Search
  kind: PersonKind
  onRetry: () => void
  onCreate: () => void
}

/** A search that found nobody offers to create them (RECIP-03); one that failed says so (RECIP-07). */
export function SearchOutcome({ search, kind, onRetry, onCreate }: SearchOutcomeProps) {
  const { t } = useTranslation('recipient')
  if (search === 'notFound') {
    return (
      <Notice
        tone="info"
        title={t('notFound.title')}
        actions={
          <Button look="primary" icon={<PlusIcon />} onClick={onCreate}>
            {t(`notFound.create.${kind}`)}
          </Button>
        }
      >
        <p>{t('notFound.text')}</p>
      </Notice>
    )
  }
  if (search === 'noLink') {
    return (
      <Notice tone="warning" urgent title={t('noLink.title')}>
        <p>{t('noLink.text')}</p>
      </Notice>
    )
  }
  if (search === 'limited') {
    return (
      <Notice tone="warning" urgent title={t('failed.limitedTitle')}>
        <p>{t('failed.limited')}</p>
      </Notice>
    )
  }
  return search === 'failed' || search === 'offline' ? <SearchFailed why={search} onRetry={onRetry} /> : null
}

/** The failure as a dialog, and as a line once that is closed. */
function SearchFailed({ why, onRetry }: { why: 'failed' | 'offline'; onRetry: () => void }) {
  const { t } = useTranslation('recipient')
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(false), [why])
  const retry = (
    <Button look="primary" onClick={onRetry}>
      {t('failed.retry')}
    </Button>
  )
  const text = why === 'offline' ? t('failed.offline') : t('failed.kept')
  if (isRead) {
    return (
      <Notice tone="warning" title={t('failed.search', { product: PRODUCT })} actions={retry}>
        <p>{text}</p>
      </Notice>
    )
  }
  return (
    <Dialog
      title={t('failed.search', { product: PRODUCT })}
      onClose={() => setRead(true)}
      actions={
        <>
          <Button onClick={() => setRead(true)}>{t('failed.close')}</Button>
          {retry}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
