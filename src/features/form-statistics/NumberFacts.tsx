import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { meanOf, medianOf, spreadOf } from '../../domain/statistics/figures'
import type { NumberSummary } from '../../domain/statistics/aggregates/form-summary'
import { number } from './shown'

interface NumberFactsProps {
  numbers: NumberSummary
  /** The numbers of the period that it is compared with. */
  before: NumberSummary | null
}

const FACTS = { mean: meanOf, median: medianOf, spread: spreadOf }

/** Figures of a question with numbers: mean, median and spread (STAT-02). */
export function NumberFacts({ numbers, before }: NumberFactsProps) {
  const { t } = useTranslation('statistics')
  const rounded = (value: number | null) => (value === null ? '–' : number(Math.round(value * 100) / 100))
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2, mt: 0, mb: 3 }}>
        {(['mean', 'median', 'spread'] as const).map((fact) => (
          <div key={fact}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {t(`form.${fact}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontWeight: 'var(--weight-bold)', fontVariantNumeric: 'tabular-nums' }}
            >
              {rounded(FACTS[fact](numbers))}
              {before && ` (${t('form.compare.was', { value: rounded(FACTS[fact](before)) })})`}
            </Typography>
          </div>
        ))}
      </Box>
      {numbers.beyond > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('form.beyond', { count: numbers.beyond })}
        </Typography>
      )}
    </>
  )
}
