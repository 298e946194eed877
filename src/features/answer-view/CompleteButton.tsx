import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canMoveAnswer } from '../../domain/access/area-access'
import type { Answer } from '../../domain/answer/answer'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'

/** Leads whoever may complete the answer to where that is done (COMP-01). */
export function CompleteButton({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  if (!canMoveAnswer(user, answer)) return null
  return (
    <Button variant="outlined" component={Link} to={paths.complete.href(answer.id)}>
      {t('answers.complete')}
    </Button>
  )
}
