import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFile, useFilePage } from '../../lib/files'
import { useNear } from '../../lib/use-near'
import { Button } from '../../ui/native/Button'
import { AlertIcon } from '../../ui/native/icons'
import { Spinner } from '../../ui/native/Spinner'
import styles from './StoredPicture.module.css'

interface StoredPictureProps {
  /** Its path in the file store; '' for none. */
  path: string
  name: string
  /** What it shows, for people who do not see it. */
  alt: string
  className?: string | undefined
  /** Whether it leads to the page that shows it alone. */
  opens?: boolean
}

/** A picture of an answer, fetched when it is scrolled near; says why when it cannot be shown. */
export function StoredPicture({ path, name, alt, className, opens = true }: StoredPictureProps) {
  const { t } = useTranslation('staff')
  const box = useRef<HTMLDivElement>(null)
  const { status, isAsking, address, type, again } = useFile(path, useNear(box))
  const page = useFilePage({ path, name })
  if (status === 'ready' && type.startsWith('image/')) {
    const picture = <img className={className ?? styles.picture} src={address} alt={alt} decoding="async" />
    if (page === null || !opens) return picture
    return (
      <a className={styles.link} href={page} target="_blank" rel="noopener noreferrer">
        {picture}
      </a>
    )
  }
  if (status === 'waiting') {
    return (
      <div
        ref={box}
        className={styles.waiting}
        role="img"
        aria-label={t('picture.loading', { name })}
        aria-busy="true"
      >
        <Spinner />
      </div>
    )
  }
  const isNoPicture = status === 'ready'
  return (
    <div className={styles.problem}>
      <p role="status">
        <AlertIcon />
        <span>{t(isNoPicture ? 'picture.none' : `picture.${status}`, { name })}</span>
      </p>
      {isNoPicture ? null : (
        <Button busy={isAsking} onClick={again}>
          {t(isAsking ? 'picture.asking' : 'picture.retry')}
        </Button>
      )}
    </div>
  )
}
