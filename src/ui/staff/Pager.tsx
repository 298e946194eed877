import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Button, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { keptRoom } from '../kept-room'

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
    <Stack
      component="nav"
      aria-label={t('ui.pager.label')}
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: { xs: 'space-between', sm: 'flex-end' },
        flexWrap: 'wrap',
        gap: 2,
        py: 3,
      }}
    >
      <Typography
        aria-live="polite"
        sx={{
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          flexBasis: { xs: '100%', sm: 'auto' },
          mr: { sm: 2 },
        }}
      >
        {range}
      </Typography>
      {/* At an end the button keeps its room, so that the other one stays where it was pressed. */}
      <Button
        variant="outlined"
        startIcon={<ChevronLeftIcon aria-hidden />}
        onClick={() => onPage(page - 1)}
        sx={keptRoom(page > 1)}
      >
        {t('ui.pager.previous')}
      </Button>
      <Button
        variant="outlined"
        endIcon={<ChevronRightIcon aria-hidden />}
        onClick={() => onPage(page + 1)}
        sx={keptRoom(more)}
      >
        {t('ui.pager.next')}
      </Button>
    </Stack>
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
