import ClearIcon from '@mui/icons-material/Clear'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentence } from '../../../lib/sentence'
import { inOwnLanguage } from '../../../renderer/parts/own-language'

export interface ChipWords {
  label: string
  /** What it is set to; '' while it is not. */
  value: string
  /** In which languages they are, where that is not the page's. */
  labelTag?: string | undefined
  valueTag?: string | undefined
}

/** What a chip says: its name, and what it is set to. */
export function ChipText({ label, value, labelTag, valueTag }: ChipWords) {
  const { t } = useTranslation('staff')
  return (
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {value === ''
        ? inOwnLanguage(label, labelTag)
        : sentence(
            (first = '', second = '') => t('answers.filters.chip', { label: first, value: second }),
            inOwnLanguage(label, labelTag),
            inOwnLanguage(value, valueTag),
          )}
    </Box>
  )
}

interface ChipFrameProps extends ChipWords {
  /** Takes the filter away; offered while it is set. */
  onRemove: () => void
  children: ReactNode
}

/** The edge of a filter, with the button that takes it away. */
export function ChipFrame({ label, value, onRemove, children }: ChipFrameProps) {
  const { t } = useTranslation('staff')
  const isSet = value !== ''
  const remove = t('answers.filters.remove', { name: t('answers.filters.chip', { label, value }) })
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'stretch',
        flexShrink: 0,
        maxWidth: { xs: 260, sm: 360 },
        height: 36,
        border: '1px solid var(--color-border-strong)',
        borderRadius: 'var(--radius)',
        backgroundColor: isSet ? 'var(--color-primary-soft)' : 'var(--color-surface)',
        fontSize: 'var(--text-14)',
        whiteSpace: 'nowrap',
        '@media (pointer: coarse)': { height: 44 },
      }}
    >
      {children}
      {isSet && (
        <IconButton aria-label={remove} title={remove} onClick={onRemove} sx={{ p: 0, width: 32 }}>
          <ClearIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    </Box>
  )
}
