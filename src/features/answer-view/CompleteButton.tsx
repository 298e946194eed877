import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { oneAnswer } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { canBeFilledIn } from '../../domain/correction/locks'
import { paths } from '../../lib/paths'
import { useAbility } from '../../lib/ability'

/** A link to complete the answer, for people who may, while something can be filled in (COMP-01). */
export function CompleteButton({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  if (ability.cannot('move', oneAnswer(answer)) || !canBeFilledIn(answer)) return null
  return (
    <Button variant="outlined" component={Link} to={paths.complete.href(answer.id)}>
      {t('answers.complete')}
    </Button>
  )
}
