import { Box } from '@mui/material'
import { fullName } from '../../domain/user/full-name'
import type { User } from '../../domain/user/user'
import { Breakable } from '../../ui/staff/Breakable'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/staff/StatusTag'

/** Marks a user who was ended; nothing for others (USER-05). */
function EndedTag({ user }: { user: User }) {
  const { t } = useTranslation('users')
  if (user.baja !== true) return null
  return (
    <Box component="span" sx={{ display: 'block', mt: 1, whiteSpace: 'nowrap' }}>
      <StatusTag label={t('isEnded')} />
    </Box>
  )
}

/** What somebody is called, and below it what they sign in with. */
export function UserName({ user }: { user: User }) {
  const name = fullName(user)
  const isNamed = name !== user.username
  return (
    <>
      <Box component="span" dir="auto" sx={{ fontWeight: 'var(--weight-medium)' }}>
        <Breakable text={name} />
      </Box>
      <Box
        component="span"
        sx={{
          ...{ display: 'block', color: 'text.secondary', fontSize: 'var(--text-14)' },
          fontWeight: 'normal',
        }}
      >
        {isNamed && (
          <>
            <Breakable text={user.username} />
            {' · '}
          </>
        )}
        <Breakable text={user.email} />
      </Box>
      <EndedTag user={user} />
    </>
  )
}
