import { Box, type SvgIconProps } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'

const TONES = {
  neutral: ['text', 'surface-2', 'border-strong'],
  primary: ['primary', 'primary-soft', 'primary'],
  info: ['info', 'info-soft', 'info'],
  success: ['success', 'success-soft', 'success'],
  warning: ['warning', 'warning-soft', 'warning'],
  danger: ['danger', 'danger-soft', 'danger'],
} as const
export type Tone = keyof typeof TONES

interface StatusTagProps {
  /** The state in a word: the colour alone would not be enough. */
  label: ReactNode
  tone?: Tone
  icon?: ComponentType<SvgIconProps>
}

/** The state of something, as a word with a colour. */
export function StatusTag({ label, tone = 'neutral', icon: Icon }: StatusTagProps) {
  const [text, ground, edge] = TONES[tone]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: '100%',
        px: 2,
        py: '1px',
        border: `1px solid var(--color-${edge})`,
        borderRadius: 'var(--radius-pill)',
        color: `var(--color-${text})`,
        backgroundColor: `var(--color-${ground})`,
        fontSize: 'var(--text-14)',
        fontWeight: 'var(--weight-medium)',
        lineHeight: 1.5,
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 16 }} />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
    </Box>
  )
}
