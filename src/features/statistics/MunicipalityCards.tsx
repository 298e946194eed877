import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { ShareBar } from './ShareBar'
import { MunicipalityPlace } from './MunicipalityPlace'
import type { MunicipalitiesShown } from './municipalities-shown'

/** Municipalities on a phone: a card each (NAV-05). */
export function MunicipalityCards({ label, statistics, number, share }: MunicipalitiesShown) {
  const { t } = useTranslation('statistics')
  const { municipalities, elsewhere, total } = statistics
  const longest = Math.max(elsewhere, ...municipalities.map(({ answers }) => answers))
  const card = (name: string, answers: number, part: number, place?: ReactNode) => (
    <>
      <Stack direction="row" sx={{ gap: 3, justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        <Typography sx={{ fontWeight: 'var(--weight-bold)', fontVariantNumeric: 'tabular-nums' }}>
          {number(answers)}
        </Typography>
      </Stack>
      {place}
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', mt: 2 }}>
        <ShareBar value={answers} longest={longest} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{share(part)}</Typography>
      </Stack>
    </>
  )
  return (
    <CardList label={label}>
      {municipalities.map((municipality) => (
        <Card key={municipality.path}>
          {card(
            municipality.nombre,
            municipality.answers,
            municipality.share,
            <MunicipalityPlace municipality={municipality} />,
          )}
          <CardTerms
            terms={(['forms', 'users'] as const).map((of) => ({
              term: t(`municipalities.${of}`),
              value: number(municipality[of]),
            }))}
          />
        </Card>
      ))}
      {elsewhere > 0 && <Card>{card(t('municipalities.elsewhere'), elsewhere, elsewhere / total)}</Card>}
    </CardList>
  )
}
