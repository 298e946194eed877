import { Box, Button, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/use-dates'
import type { NamedSession } from '../../../data/staff/web-sessions'
import { Card, CardTerms } from '../../../ui/staff/CardList'
import { StatusTag } from '../../../ui/staff/StatusTag'

interface SessionCardProps {
  session: NamedSession
  /** Whether it is the session of this browser. */
  isThis: boolean
  onClose: () => void
}

/** One session: device, since when, last used, until when (USER-05). */
export function SessionCard({ session, isThis, onClose }: SessionCardProps) {
  const write = useDates()
  const { t } = useTranslation('users')
  const device = session.origen?.dispositivo || t('sessions.unknownDevice')
  return (
    <Card>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 3, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h3" component="h2">
              {device}
            </Typography>
            {isThis && <StatusTag tone="primary" label={t('sessions.this')} />}
          </Stack>
          <CardTerms
            terms={[
              { term: t('sessions.begun'), value: write('dateTime', session.begun) },
              { term: t('sessions.used'), value: write('dateTime', session.usada) },
              { term: t('sessions.ends'), value: write('dateTime', session.vence) },
            ]}
          />
        </Box>
        <Button
          variant="outlined"
          color={isThis ? 'primary' : 'error'}
          aria-label={
            isThis ? undefined : t('sessions.closeOf', { device, begun: write('dateTime', session.begun) })
          }
          onClick={onClose}
          sx={{ flexShrink: 0 }}
        >
          {isThis ? t('sessions.signOut') : t('sessions.close')}
        </Button>
      </Stack>
    </Card>
  )
}
