import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined'
import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

const ICONS = { empty: InboxIcon, noMatch: SearchOffIcon, failed: CloudOffIcon, forbidden: LockIcon }

interface EmptyStateProps {
  /** Why there is nothing to see: nothing yet, filters too tight, could not be loaded, not allowed. */
  reason: keyof typeof ICONS
  title: string
  /** What happened, what is kept, what to do next. */
  children?: ReactNode
  /** A button to begin, to loosen the filter, to try again. */
  action?: ReactNode
  /** The heading's level on the page. */
  heading?: 'h1' | 'h2'
}

/** What a list shows instead of its rows; announced when it appears. */
export function EmptyState({ reason, title, children, action, heading = 'h2' }: EmptyStateProps) {
  const Icon = ICONS[reason]
  return (
    <Stack
      role={reason === 'failed' ? 'alert' : 'status'}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        px: 4,
        py: 12,
        border: '1px dashed var(--color-border-strong)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h3" component={heading}>
        {title}
      </Typography>
      {children && (
        <Box sx={{ color: 'text.secondary', maxWidth: '60ch', fontSize: 'var(--text-16)' }}>{children}</Box>
      )}
      {action && <Box sx={{ mt: 2, displayPrint: 'none' }}>{action}</Box>}
    </Stack>
  )
}
