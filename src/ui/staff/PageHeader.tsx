import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Box, Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { listAddress } from '../../lib/list-address'

interface PageHeaderProps {
  title: ReactNode
  /** One line under the title: place, count, date. */
  description?: ReactNode
  /** The page that this one belongs to, as a link above the title; a list opens as it was shown last. */
  back?: { to: string; label: string }
  /** Buttons at the end; the main action last. */
  actions?: ReactNode
  /** Paper has a head of its own. */
  screenOnly?: boolean
}

/** The top of each staff page: its title and its one main action. */
export function PageHeader({ title, description, back, actions, screenOnly = false }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 6, ...(screenOnly && { displayPrint: 'none' }) }}>
      {back && (
        <Link
          component={RouterLink}
          to={listAddress(back.to)}
          sx={{
            display: 'inline-flex',
            displayPrint: 'none',
            alignItems: 'center',
            gap: 1,
            minHeight: 32,
            mb: 1,
          }}
        >
          <ArrowBackIcon fontSize="small" aria-hidden />
          {back.label}
        </Link>
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 3, justifyContent: 'space-between', alignItems: { sm: 'flex-end' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" dir="auto" tabIndex={-1}>
            {title}
          </Typography>
          {description && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{description}</Typography>}
        </Box>
        {actions && (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', flexShrink: 0 }}>
            {actions}
          </Stack>
        )}
      </Stack>
    </Box>
  )
}
