import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import type { ViewsControl } from './use-views'

interface ViewTabsProps {
  views: ViewsControl
  /** The address after `?` of what is shown now, from its first page. */
  shown: string
  /** The button that saves and removes views. */
  end: ReactNode
}

/** The saved views of a list as tabs, the whole list first (DAY-02). */
export function ViewTabs({ views, shown, end }: ViewTabsProps) {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const all = [{ nombre: t('answers.saved.everything'), filtro: '' }, ...views.views.form, ...views.views.own]
  return (
    <Box
      component="nav"
      aria-label={t('answers.saved.label')}
      sx={{
        display: 'flex',
        gap: 1,
        mb: 2,
        borderBottom: '1px solid var(--color-border)',
        overflowX: 'auto',
        displayPrint: 'none',
      }}
    >
      {all.map(({ nombre, filtro }, index) => {
        const isShown = filtro === shown
        return (
          <Link
            key={index}
            component={RouterLink}
            to={filtro === '' ? pathname : `${pathname}?${filtro}`}
            aria-current={isShown ? 'true' : undefined}
            underline="none"
            sx={{
              flexShrink: 0,
              maxWidth: 260,
              px: 3,
              py: '3px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              color: isShown ? 'var(--color-primary)' : 'var(--color-text-muted)',
              fontWeight: isShown ? 'var(--weight-bold)' : undefined,
              borderBottom: `3px solid ${isShown ? 'var(--color-primary)' : 'transparent'}`,
              // Forced colours draw each border: the one that is shown stays thicker.
              '@media (forced-colors: active)': { borderBottomWidth: isShown ? 3 : 0 },
              '&:hover': { color: 'var(--color-primary)' },
              '&:focus-visible': { outlineOffset: -3 },
            }}
          >
            {nombre}
          </Link>
        )
      })}
      {end}
    </Box>
  )
}
