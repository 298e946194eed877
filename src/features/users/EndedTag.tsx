import { Box } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { User } from '../../domain/user/user'
import { StatusTag } from '../../ui/staff/StatusTag'

/** Marks a user who was ended; nothing for others (USER-05). */
export function EndedTag({ user }: { user: User }) {
  const { t } = useTranslation('users')
  if (user.baja !== true) return null
  return (
    <Box component="span" sx={{ display: 'block', mt: 1, whiteSpace: 'nowrap' }}>
      <StatusTag label={t('isEnded')} />
    </Box>
  )
}
