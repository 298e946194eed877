import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { oneAnswer } from '../../domain/access/things'
import type { Answer } from '../../domain/answer/answer'
import { completionOf } from '../../domain/correction/locks'
import { isReviewable } from '../../domain/correction/badge'
import { useAbility } from '../../lib/ability'
import { paths } from '../../lib/paths'

/** A link to correct the answer, for people who may (CORR-01). */
export function CorrectButton({ answer }: { answer: Answer }) {
  const { t } = useTranslation('staff')
  const ability = useAbility()
  const mayCorrect = ability.can('correct', oneAnswer(answer)) && isReviewable(answer.opcionales)
  if (!mayCorrect || completionOf(answer) === 'sealed') return null
  return (
    <Button variant="outlined" component={Link} to={paths.correct.href(answer.id)}>
      {t('view.correct')}
    </Button>
  )
}
