import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import { Button, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { neighboursOf } from '../../lib/shown-order'

/** The answers before and after this one, as the list showed them last; nothing for whoever comes from elsewhere (DAY-02). */
export function AnswerNeighbours({ formId, answerId }: { formId: string; answerId: string }) {
  const { t } = useTranslation('staff')
  const beside = neighboursOf(paths.answers.href(formId), answerId)
  if (!beside || (beside.before === null && beside.after === null)) return null
  return (
    <Stack
      component="nav"
      aria-label={t('view.neighbours.label')}
      direction="row"
      sx={{ gap: 2, mb: 4, displayPrint: 'none', justifyContent: 'space-between' }}
    >
      {beside.before === null ? (
        <span />
      ) : (
        <Button component={Link} to={paths.view.href(beside.before)} startIcon={<PreviousIcon aria-hidden />}>
          {t('view.neighbours.before')}
        </Button>
      )}
      {beside.after !== null && (
        <Button component={Link} to={paths.view.href(beside.after)} endIcon={<NextIcon aria-hidden />}>
          {t('view.neighbours.after')}
        </Button>
      )}
    </Stack>
  )
}
