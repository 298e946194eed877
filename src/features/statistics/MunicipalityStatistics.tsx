import { useMediaQuery, useTheme } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { Section } from '../../ui/staff/Section'
import { MunicipalityCards } from './MunicipalityCards'
import { MunicipalityTable } from './MunicipalityTable'
import type { Statistics } from './use-statistics'

/** Answers by municipality, most first, with its forms and users (STAT-04): rows on a desktop, cards on a phone. */
export function MunicipalityStatistics({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics')
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const number = (count: number) => formatNumber(count, currentTag())
  const Shape = onPhone ? MunicipalityCards : MunicipalityTable
  return (
    <Section title={t('municipalities.title')} number={t('inAll', { number: number(statistics.total) })}>
      <Shape
        label={t('municipalities.title')}
        statistics={statistics}
        number={number}
        share={(part) => formatShare(part, currentTag())}
      />
    </Section>
  )
}
