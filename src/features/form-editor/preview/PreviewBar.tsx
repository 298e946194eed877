import CloseIcon from '@mui/icons-material/Close'
import DeskIcon from '@mui/icons-material/DesktopWindowsOutlined'
import { IconButton, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../domain/language'
import { LANGUAGE_OPTIONS } from '../../../lib/language'
import { PREVIEW_WIDTHS, type PreviewWidth } from '../store/editor-store'
import styles from './Preview.module.css'

interface PreviewBarProps {
  titleId: string
  /** null on a phone, where no width can be chosen. */
  width: PreviewWidth | null
  onWidth: (width: PreviewWidth) => void
  language: Language
  onLanguage: (language: Language) => void
  onClose: () => void
}

/** Chooses the screen and the language of the preview, and closes it. */
export function PreviewBar({ titleId, width, onWidth, language, onLanguage, onClose }: PreviewBarProps) {
  const { t } = useTranslation('editor')
  const words = (one: PreviewWidth): string =>
    one === 'desktop' ? t('preview.desktop') : t('preview.phone', { width: one })
  return (
    <div className={styles.bar}>
      <h2 id={titleId} className={styles.title}>
        {t('preview.title')}
      </h2>
      {width === null ? null : (
        <ToggleButtonGroup
          size="small"
          exclusive
          value={width}
          aria-label={t('preview.width')}
          onChange={(_, chosen) => {
            const next = PREVIEW_WIDTHS.find((one) => one === chosen)
            if (next) onWidth(next)
          }}
        >
          {PREVIEW_WIDTHS.map((one) => (
            <ToggleButton key={one} value={one} aria-label={words(one)} title={words(one)}>
              {one === 'desktop' ? <DeskIcon fontSize="small" aria-hidden /> : one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <TextField
        select
        size="small"
        className={styles.language}
        label={t('preview.language')}
        value={language}
        onChange={(event) => {
          const chosen = LANGUAGE_OPTIONS.find(({ code }) => code === event.target.value)
          if (chosen) onLanguage(chosen.code)
        }}
        slotProps={{ select: { native: true } }}
      >
        {LANGUAGE_OPTIONS.map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </TextField>
      <IconButton aria-label={t('preview.close')} title={t('preview.close')} onClick={onClose}>
        <CloseIcon aria-hidden />
      </IconButton>
    </div>
  )
}
