import { Box, type SvgIconProps } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'

const NEUTRAL = ['text', 'surface-2', 'border-strong'] as const

const TONES = {
  neutral: NEUTRAL,
  primary: ['primary', 'primary-soft', 'primary'],
  info: ['info', 'info-soft', 'info'],
  success: ['success', 'success-soft', 'success'],
  warning: ['warning', 'warning-soft', 'warning'],
  danger: ['danger', 'danger-soft', 'danger'],
  // The colours of states, by their codes.
  azul: ['state-1', 'state-1-soft', 'state-1'],
  ocre: ['state-2', 'state-2-soft', 'state-2'],
  violeta: ['state-3', 'state-3-soft', 'state-3'],
  verde: ['state-4', 'state-4-soft', 'state-4'],
  rosa: ['state-5', 'state-5-soft', 'state-5'],
  turquesa: ['state-6', 'state-6-soft', 'state-6'],
  gris: NEUTRAL,
} as const
export type Tone = keyof typeof TONES

/** The colours of a tone: of its text, its ground and its edge. */
export const toneColors = (tone: Tone): { color: string; backgroundColor: string; borderColor: string } => {
  const [text, ground, edge] = TONES[tone]
  return {
    color: `var(--color-${text})`,
    backgroundColor: `var(--color-${ground})`,
    borderColor: `var(--color-${edge})`,
  }
}

interface StatusTagProps {
  /** The state in a word: the colour alone would not be enough. */
  label: ReactNode
  tone?: Tone
  icon?: ComponentType<SvgIconProps>
}

/** The state of something, as a word with a colour. */
export function StatusTag({ label, tone = 'neutral', icon: Icon }: StatusTagProps) {
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
        border: '1px solid',
        ...toneColors(tone),
        borderRadius: 'var(--radius-pill)',
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
