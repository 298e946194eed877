import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { staysHome } from '../../domain/access/home'
import { paths } from '../../lib/paths'
import { firstNameOf } from '../../lib/person'
import { useSession } from '../../lib/session'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { FirstDay } from './first-day/FirstDay'
import { RecipientLookup } from './recipient/RecipientLookup'
import { TaskCard } from './TaskCard'
import { ChangedWork } from './work/ChangedWork'
import { OwnPlaces } from './work/OwnPlaces'
import { OwnTurn } from './work/OwnTurn'
import { useIsKnown } from './use-is-known'
import { WaitingWork, WorkSkeleton } from './work/WaitingWork'

/**
 * The first page of supervisors, administrators and census takers; everybody else begins with the list of forms
 * (HOME-01).
 */
export function HomePage() {
  const { user } = useSession()
  return staysHome(user) ? <Welcome /> : <Navigate replace to={paths.forms.href()} />
}

function Welcome() {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const isKnown = useIsKnown()
  useTitle(t('home.titleTab'))
  return (
    <>
      <PageHeader
        title={t('home.title', { name: firstNameOf(user) })}
        description={t('home.areas', { count: user.areas.length })}
      />
      {/* Together, or what came later would push down what is being read. */}
      {!isKnown && <WorkSkeleton />}
      <div hidden={!isKnown}>
        <OwnTurn />
        <FirstDay />
        {ability.can('read', 'answer') && <WaitingWork />}
        <ChangedWork />
        <OwnPlaces />
        <RecipientLookup />
        <Typography variant="h2" id="tasks">
          {t('home.tasks')}
        </Typography>
        <Box
          component="ul"
          aria-labelledby="tasks"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
            gap: 4,
            mt: 4,
            p: 0,
            listStyle: 'none',
          }}
        >
          {ability.can('read', 'form') && (
            <TaskCard to={paths.forms.href()} title={t('home.forms.title')} text={t('home.forms.text')} />
          )}
          {ability.can('create', 'form') && (
            <TaskCard
              to={paths.newForm.href()}
              title={t('home.newForm.title')}
              text={t('home.newForm.text')}
            />
          )}
        </Box>
      </div>
    </>
  )
}
