import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listAddress } from '../../lib/list-address'
import { paths } from '../../lib/paths'

interface ListTitleProps {
  title: ReactNode
  /** How many answers there are, in words; false while it is not known. */
  count?: string | false
  countRef?: Ref<HTMLParagraphElement>
  /** Whose form it is. */
  place?: string
  actions?: ReactNode
}

/** What the list is of, how many there are and what can be done with all of them, in one line (ALIST-03). */
export function ListTitle({ title, count = false, countRef, place, actions }: ListTitleProps) {
  const { t } = useTranslation('staff')
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 2,
        minHeight: 40,
        // The page begins close under the bar: rows are what people came for.
        mt: { xs: -3, sm: -6 },
        mb: 2,
      }}
    >
      <IconButton
        component={Link}
        to={listAddress(paths.forms.href())}
        aria-label={t('forms.title')}
        title={t('forms.title')}
        sx={{ displayPrint: 'none', ml: -2 }}
      >
        <ArrowBackIcon fontSize="small" />
      </IconButton>
      <Typography
        variant="h2"
        component="h1"
        dir="auto"
        tabIndex={-1}
        sx={{
          minWidth: 0,
          flex: { xs: '1 1 calc(100% - 60px)', md: '0 1 auto' },
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: '3', md: '1' },
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          '&:focus, &:hover': { WebkitLineClamp: 'none' },
        }}
      >
        {title}
      </Typography>
      <Stack direction="row" sx={{ flex: '1 1 auto', minWidth: 0, gap: 2, alignItems: 'baseline' }}>
        <Typography
          ref={countRef}
          tabIndex={-1}
          aria-live="polite"
          sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
        {place !== undefined && (
          <Typography
            variant="body2"
            noWrap
            title={place}
            sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.secondary' }}
          >
            {place}
          </Typography>
        )}
      </Stack>
      {actions && (
        <Stack
          direction="row"
          sx={{ gap: 2, flexShrink: 0, maxWidth: '100%', flexWrap: 'wrap', alignItems: 'center' }}
        >
          {actions}
        </Stack>
      )}
    </Box>
  )
}
