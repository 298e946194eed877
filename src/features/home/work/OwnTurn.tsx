import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { unseenQuery } from '../../../data/staff/notices'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'

/** What became this person's turn, before what is everybody's; nothing while there is none (DAY-04, REACH-08). */
export function OwnTurn() {
  const { t } = useTranslation('staff')
  const { user, ability } = useSession()
  const { data: count = 0 } = useQuery({ ...unseenQuery(user), enabled: ability.can('read', 'answer') })
  if (count === 0) return null
  return (
    <Stack
      direction="row"
      sx={{
        ...{ alignItems: 'center', flexWrap: 'wrap', columnGap: 4, rowGap: 2, mb: 8, px: 4, py: 3 },
        borderInlineStart: '6px solid var(--color-accent)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      <Typography sx={{ flex: '1 1 240px', fontSize: 'var(--text-18)', fontWeight: 'var(--weight-medium)' }}>
        {t('home.work.ownTurn', { count })}
      </Typography>
      <Button component={RouterLink} to={paths.tasks.href()} variant="contained" endIcon={<ArrowIcon />}>
        {t('home.work.ownTasks')}
      </Button>
    </Stack>
  )
}
