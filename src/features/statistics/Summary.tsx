import DownIcon from '@mui/icons-material/TrendingDown'
import FlatIcon from '@mui/icons-material/TrendingFlat'
import UpIcon from '@mui/icons-material/TrendingUp'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lengthOf, spanBefore, type Span } from '../../domain/statistics/period'
import { changeOf } from '../../domain/statistics/shares'
import { formatNumber, formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { dayWords } from './days'
import type { Statistics } from './use-statistics'

interface FactProps {
  label: string
  value: string
  /** What the page is about; the others stand beside it. */
  main?: boolean
  children?: ReactNode
}

function Fact({ label, value, main = false, children }: FactProps) {
  return (
    <Box
      sx={{
        gridColumn: main ? { xs: '1 / -1', lg: 'auto' } : 'auto',
        minWidth: 0,
        p: 4,
        border: '1px solid var(--color-border)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          component="p"
          sx={{
            fontSize: main ? 'var(--text-36)' : 'var(--text-28)',
            overflowWrap: 'anywhere',
            fontWeight: 'var(--weight-bold)',
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}

/** How the answers compare with those of as many days before, in a word and an icon, without praise or blame. */
function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('statistics')
  const change = changeOf(now, before)
  if (change === null) return null
  const share = formatShare(Math.abs(change), currentTag())
  const [Icon, words] =
    change === 0
      ? ([FlatIcon, t('summary.same')] as const)
      : change > 0
        ? ([UpIcon, t('summary.more', { share })] as const)
        : ([DownIcon, t('summary.less', { share })] as const)
  return (
    <Typography sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1 }}>
      <Icon fontSize="small" aria-hidden />
      {words}
    </Typography>
  )
}

/** What a period comes to (STAT-04). */
export function Summary({ span, statistics }: { span: Span; statistics: Statistics }) {
  const { t } = useTranslation('statistics')
  const { total, before, municipalities } = statistics
  const number = (count: number) => formatNumber(count, currentTag())
  const earlier = spanBefore(span)
  const answering = municipalities.filter(({ answers }) => answers > 0).length
  return (
    <Box
      component="dl"
      aria-label={t('summary.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '2fr 1fr 1fr' },
        gap: 4,
        mt: 0,
        mb: 8,
      }}
    >
      <Fact main label={t('answers')} value={number(total)}>
        <Change now={total} before={before} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('summary.before', {
            from: dayWords(earlier.from),
            to: dayWords(earlier.to),
            number: number(before),
          })}
        </Typography>
      </Fact>
      <Fact label={t('summary.perDay')} value={number(Math.round((100 * total) / lengthOf(span)) / 100)} />
      <Fact
        label={t('summary.municipalities')}
        value={t('summary.of', { part: number(answering), whole: number(municipalities.length) })}
      />
    </Box>
  )
}
