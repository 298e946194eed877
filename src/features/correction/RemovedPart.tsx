import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/native/Button'
import styles from './Correction.module.css'

interface RemovedPartProps {
  /** The words that say what was taken away. */
  words: string
  /** The name of the button that puts it back, for screen readers: unseen. */
  back: ReactNode
  onBack: () => void
  /** Its content. */
  children: ReactNode
  /** DOM id of what takes the focus. */
  id?: string
}

/** A row or further answer that was taken away: its content, struck through, and a button that puts it back. */
export function RemovedPart({ words, back, onBack, children, id }: RemovedPartProps) {
  const { t } = useTranslation('correction')
  return (
    <>
      <div id={id} tabIndex={id === undefined ? undefined : -1} className={styles.was}>
        <span className={styles.word}>{words}</span>
        <del dir="auto">{children}</del>
      </div>
      <div>
        <Button onClick={onBack}>
          <span aria-hidden>{t('away.back')}</span>
          {back}
        </Button>
      </div>
    </>
  )
}
