import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/native/Button'
import styles from './Correction.module.css'

interface AwayProps {
  /** What is away, said in a word. */
  words: string
  /** What is put back, for who hears it alone. */
  back: string
  onBack: () => void
  /** What it holds. */
  children: ReactNode
  /** DOM id of what takes the focus. */
  id?: string
}

/** A row or further answer that is taken away: what it held, struck through, and the way back. */
export function Away({ words, back, onBack, children, id }: AwayProps) {
  const { t } = useTranslation('correction')
  return (
    <>
      <div id={id} tabIndex={id === undefined ? undefined : -1} className={styles.was}>
        <span className={styles.word}>{words}</span>
        <del dir="auto">{children}</del>
      </div>
      <div>
        <Button aria-label={back} onClick={onBack}>
          {t('away.back')}
        </Button>
      </div>
    </>
  )
}
