import { Box, Button, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/formats'
import { Breakable } from '../../ui/staff/Breakable'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import type { ShownUsers } from './shown-user'

/** The staff on a phone: a card each (USER-01, NAV-05). */
export function UserCards({ users, onEdit }: ShownUsers) {
  const { t } = useTranslation('users')
  return (
    <CardList label={t('title')}>
      {users.map(({ user, town, areas, role, isMine }) => (
        <Card key={user.username}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Breakable text={user.username} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Breakable text={user.email} />
          </Typography>
          <CardTerms
            terms={[
              { term: t('role'), value: role ? t(`roles.${role}`) : t('noRole') },
              { term: t('municipality'), value: town },
              { term: t('areas'), value: areas },
              { term: t('lastUpdate'), value: formatDateTime(user.lastUpdate) },
              { term: t('updatedBy'), value: user.lastUpdateBy },
            ]}
          />
          {isMine && (
            <Box sx={{ mt: 3 }}>
              <Button
                variant="outlined"
                aria-label={t('editOf', { name: user.username })}
                onClick={() => onEdit(user)}
              >
                {t('edit')}
              </Button>
            </Box>
          )}
        </Card>
      ))}
    </CardList>
  )
}
