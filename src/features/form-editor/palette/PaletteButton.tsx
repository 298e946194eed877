import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../canvas/AddButton.module.css'
import { useEditor } from '../store/context'
import type { PaletteEntry } from './palette'

// A menu and its pictures are worth loading only for who opens it.
const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }))

interface PaletteButtonProps {
  /** What it is added to, for screen readers. */
  to: string
  onPick: (entry: PaletteEntry) => void
}

/** Opens what can be added here, by its kind. */
export function PaletteButton({ to, onPick }: PaletteButtonProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (readOnly) return null
  return (
    <>
      <button
        type="button"
        className={buttons.add}
        aria-haspopup="menu"
        aria-label={`${t('palette.open')}: ${to}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('palette.open')}
        <ExpandMoreIcon fontSize="small" aria-hidden />
      </button>
      {anchor ? (
        <Suspense fallback={null}>
          <Palette anchor={anchor} onPick={onPick} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
