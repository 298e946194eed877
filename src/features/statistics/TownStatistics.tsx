import { useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { Section } from './Section'
import { TownCards } from './TownCards'
import { TownTable } from './TownTable'
import type { Statistics } from './use-statistics'

/** Answers by municipality, most first, and what each one works with (STAT-04): rows on a desk, cards on a phone. */
export function TownStatistics({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics')
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const number = (count: number) => formatNumber(count, currentTag())
  const Shape = onPhone ? TownCards : TownTable
  return (
    <Section title={t('towns.title')} number={t('inAll', { number: number(statistics.total) })}>
      <Shape
        label={t('towns.title')}
        statistics={statistics}
        number={number}
        share={(part) => formatShare(part, currentTag())}
      />
    </Section>
  )
}
