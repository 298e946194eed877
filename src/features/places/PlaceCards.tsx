import { Box, Stack, Typography } from '@mui/material'
import { Card, CardList } from '../../ui/staff/CardList'
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
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, mt: 2, mb: 0 }}
            >
              {columns.map(({ title, of }) => (
                <Box key={title} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {title}
                  </Box>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {of(place)}
                  </Box>
                </Box>
              ))}
            </Box>
          )}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 3 }}>
            {actions(place, { variant: 'outlined' })}
          </Stack>
        </Card>
      ))}
    </CardList>
  )
}
