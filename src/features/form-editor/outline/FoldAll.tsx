import CloseAllIcon from '@mui/icons-material/UnfoldLess'
import OpenAllIcon from '@mui/icons-material/UnfoldMore'
import { useSyncExternalStore } from 'react'
import type { CanvasTexts } from '../canvas/texts'
import { useFolds } from './folds'
import styles from './Outline.module.css'

/** Closes all sections of the outline, or opens them when all are closed. */
export function FoldAll({ t }: { t: CanvasTexts }) {
  const folds = useFolds()
  const closed = useSyncExternalStore(folds.on, folds.areAllClosed)
  const label = t(closed ? 'outline.openAll' : 'outline.closeAll')
  const Icon = closed ? OpenAllIcon : CloseAllIcon
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={() => folds.setAll(!closed)}
    >
      <Icon fontSize="small" aria-hidden />
    </button>
  )
}
