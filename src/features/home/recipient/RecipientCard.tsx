import { Box, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { citizenName, citizenNumber } from '../../../domain/answer/people'
import type { Citizen } from '../../../domain/answer/answer'

/** The recipient that was found, with the data of the newest answer (HOME-03). */
export function RecipientCard({ citizen }: { citizen: Citizen }) {
  const { t } = useTranslation('staff')
  const facts: [label: string, value: string][] = [
    [t('home.recipient.number'), citizenNumber(citizen)],
    [t('home.recipient.email'), citizen.email],
    [t('home.recipient.phone'), citizen.telefono],
    [t('home.recipient.street'), citizen.calle],
  ]
  return (
    <Box
      sx={{
        p: 4,
        border: '1px solid var(--color-border)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      <Typography variant="h3" sx={{ mb: 2 }}>
        {citizenName(citizen)}
      </Typography>
      <Stack component="dl" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 5, rowGap: 2, m: 0 }}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </div>
          ))}
      </Stack>
    </Box>
  )
}
