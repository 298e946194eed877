import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, Button, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'

interface PagerProps {
  /** The page shown; 1 is the first. */
  page: number
  pageSize: number
  /** The page that the address asks for; it says so where another one is shown. */
  asked?: number
  /** How many there are in all; null while it is not known. */
  total: number | null
  /** Whether another page follows; needed only when the total is not known. */
  hasNext?: boolean
  onPage: (page: number) => void
}

/** Each way stands at its own edge and what is shown in the middle: what is not there leaves no gap and moves nothing. */
const LAYOUT = {
  display: 'grid',
  gridTemplateAreas: { xs: '"range range" "previous next"', sm: '"previous range next"' },
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr auto 1fr' },
  alignItems: 'center',
  gap: 2,
  py: 3,
}

/** Steps through a list page by page and says which part of it is shown. Draws nothing for a single page. */
export function Pager({ page, asked = page, pageSize, total, hasNext = false, onPage }: PagerProps) {
  const { t } = useTranslation('staff')
  const more = total === null ? hasNext : page * pageSize < total
  const number = (value: number) => formatNumber(value, currentTag())
  const from = number((page - 1) * pageSize + 1)
  const to = total === null ? page * pageSize : Math.min(page * pageSize, total)
  const range =
    total === null
      ? t('ui.pager.page', { page: number(page) })
      : t('ui.pager.range', { from, to: number(to), total: number(total) })
  const steps = (page > 1 || more) && (
    <Box component="nav" aria-label={t('ui.pager.label')} sx={LAYOUT}>
      <Typography
        aria-live="polite"
        sx={{
          gridArea: 'range',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'center',
        }}
      >
        {range}
      </Typography>
      {page > 1 && (
        <Button
          variant="outlined"
          startIcon={<ChevronLeftIcon aria-hidden />}
          onClick={() => onPage(page - 1)}
          sx={{ gridArea: 'previous', justifySelf: 'start' }}
        >
          {t('ui.pager.previous')}
        </Button>
      )}
      {more && (
        <Button
          variant="outlined"
          endIcon={<ChevronRightIcon aria-hidden />}
          onClick={() => onPage(page + 1)}
          sx={{ gridArea: 'next', justifySelf: 'end' }}
        >
          {t('ui.pager.next')}
        </Button>
      )}
    </Box>
  )
  if (asked <= page) return steps || null
  const where = { asked: number(asked), page: number(page) }
  return (
    <>
      <Typography role="status" sx={{ pt: 3 }}>
        {more ? t('ui.pager.notReached', where) : t('ui.pager.ended', where)}
      </Typography>
      {steps}
    </>
  )
}
