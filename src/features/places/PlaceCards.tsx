import { Stack, Typography } from '@mui/material'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import type { Listed } from './listed'

/** Places on a phone: a card each (NAV-05). */
export function PlaceCards<T extends { nombre: string; path: string }>({
  label,
  places,
  columns,
  actions,
}: Listed<T>) {
  return (
    <CardList label={label}>
      {places.map((place) => (
        <Card key={place.path}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {place.nombre}
          </Typography>
          {columns.length > 0 && (
            <CardTerms terms={columns.map(({ title, of }) => ({ term: title, value: of(place) }))} />
          )}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 3 }}>
            {actions(place, { variant: 'outlined' })}
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}
