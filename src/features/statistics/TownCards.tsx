import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { ShareBar } from './ShareBar'
import { TownPlace } from './TownPlace'
import type { TownsShown } from './towns-shown'

/** Municipalities on a phone: a card each (NAV-05). */
export function TownCards({ label, statistics, number, share }: TownsShown) {
  const { t } = useTranslation('statistics')
  const { towns, elsewhere, total } = statistics
  const longest = Math.max(elsewhere, ...towns.map(({ answers }) => answers))
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
      {towns.map((town) => (
        <Card key={town.path}>
          {card(town.nombre, town.answers, town.share, <TownPlace town={town} />)}
          <CardTerms
            terms={(['forms', 'users'] as const).map((of) => ({
              term: t(`towns.${of}`),
              value: number(town[of]),
            }))}
          />
        </Card>
      ))}
      {elsewhere > 0 && <Card>{card(t('towns.elsewhere'), elsewhere, elsewhere / total)}</Card>}
    </CardList>
  )
}
