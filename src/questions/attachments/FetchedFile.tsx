import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFile } from '../../lib/files'
import { useNear } from '../../lib/use-near'
import { Button } from '../../ui/native/Button'
import { AlertIcon } from '../../ui/native/icons'
import { Spinner } from '../../ui/native/Spinner'
import styles from './StoredPicture.module.css'

interface FetchedFileProps {
  /** Its path in the file store; '' for none. */
  path: string
  name: string
  accepts: 'image' | 'audio'
  /** What shows it, by its address on this page. */
  children: (address: string) => ReactNode
}

const NONE = { image: 'picture.none', audio: 'picture.noSound' } as const

/** A file of an answer, fetched when it is scrolled near; says why when it cannot be shown. */
export function FetchedFile({ path, name, accepts, children }: FetchedFileProps) {
  const { t } = useTranslation('staff')
  const box = useRef<HTMLDivElement>(null)
  const { status, isAsking, address, type, again } = useFile(path, useNear(box))
  if (status === 'ready' && type.startsWith(`${accepts}/`)) return children(address)
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
  const isAnother = status === 'ready'
  return (
    <div className={styles.problem}>
      <p role="status">
        <AlertIcon />
        <span>{t(isAnother ? NONE[accepts] : `picture.${status}`, { name })}</span>
      </p>
      {isAnother ? null : (
        <Button busy={isAsking} onClick={again}>
          {t(isAsking ? 'picture.asking' : 'picture.retry')}
        </Button>
      )}
    </div>
  )
}
