import { When } from '../../ui/staff/When'
import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { AreaNames } from './AreaNames'
import { LastAccess } from './LastAccess'
import type { ShownUsers } from './shown-user'
import { UserActions } from './UserActions'
import { UserName } from './UserName'

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
              <UserName user={user} />
            </Typography>
            <CardTerms
              terms={[
                { term: t('role'), value: role ? t(`roles.${role}`) : t('noRole') },
                { term: t('areas'), value: <AreaNames names={areas} of={user.username} /> },
                { term: t('lastSignIn'), value: <LastAccess user={user} /> },
                { term: t('municipality'), value: municipality },
              ]}
            />
            {user.lastUpdate && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {t('lastUpdate')}: <When moment={user.lastUpdate} at={user.municipalityPath} />
                {updatedBy && <> · {t('updatedByName', { name: updatedBy })}</>}
              </Typography>
            )}
            <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
              <UserActions shown={shown} variant="outlined" {...actions} />
            </Box>
          </Card>
        )
      })}
    </CardList>
  )
}
