import { When } from '../../ui/staff/When'
import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Breakable } from '../../ui/staff/Breakable'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { EndedTag } from './EndedTag'
import type { ShownUsers } from './shown-user'
import { UserActions } from './UserActions'

/** The staff on a phone: a card each (USER-01, NAV-05). */
export function UserCards({ users, ...actions }: ShownUsers) {
  const { t } = useTranslation('users')
  return (
    <CardList label={t('title')}>
      {users.map((shown) => {
        const { user, municipality, areas, role, updatedBy } = shown
        return (
          <Card key={user.username}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <Breakable text={user.username} />
            </Typography>
            <EndedTag user={user} />
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <Breakable text={user.email} />
            </Typography>
            <CardTerms
              terms={[
                { term: t('role'), value: role ? t(`roles.${role}`) : t('noRole') },
                { term: t('municipality'), value: municipality },
                { term: t('areas'), value: areas },
                {
                  term: t('lastUpdate'),
                  value: user.lastUpdate && <When moment={user.lastUpdate} at={user.municipalityPath} />,
                },
                { term: t('updatedBy'), value: updatedBy },
              ]}
            />
            <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
              <UserActions shown={shown} variant="outlined" {...actions} />
            </Box>
          </Card>
        )
      })}
    </CardList>
  )
}
