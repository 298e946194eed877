import { Box, Button, type ButtonProps, type SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'variant'> {
  icon: ComponentType<SvgIconProps>
  label: string
}

/** A button in the head of a list: an icon and a word, on a phone the icon alone. */
export const ToolButton = ({ icon: Icon, label, ...button }: ToolButtonProps) => (
  <Button
    variant="outlined"
    size="small"
    aria-label={label}
    title={label}
    {...button}
    sx={{
      displayPrint: 'none',
      gap: 2,
      minHeight: button.size === 'medium' ? 40 : 36,
      minWidth: 36,
      px: { xs: 2, sm: 3 },
    }}
  >
    <Icon fontSize="small" aria-hidden />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
  </Button>
)
