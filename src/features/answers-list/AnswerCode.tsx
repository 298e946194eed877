import { Link, Stack } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { hasNoPerson } from '../../domain/answer/people'
import type { AnswerRow } from '../../domain/answers-list/row'
import { paths } from '../../lib/paths'
import { StatusTag } from '../../ui/staff/StatusTag'
import { rowMark } from './keys/row-links'
import { MatchedText } from './MatchedText'
import { ReviewMark } from './ReviewMark'

/**
 * The code as a link to the answer, with a mark when the server found a fault in it, or when it waits for its citizen.
 */
export function AnswerCode({ answer, search }: { answer: AnswerRow; search: string }) {
  const { t } = useTranslation('staff')
  return (
    <Stack
      direction="row"
      component="span"
      sx={{ gap: 2, alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' } }}
    >
      <Link component={RouterLink} to={paths.view.href(answer.id)} {...rowMark(answer.id)}>
        {hasNoPerson(answer) ? (
          t('retention.nameless')
        ) : (
          <MatchedText text={answer.codigoMunicipio} search={search} />
        )}
      </Link>
      {answer.removeVision && <StatusTag label={t('answers.orderChanged')} />}
      {answer.invalida && !answer.removeVision && <StatusTag label={t('answers.invalid')} tone="warning" />}
      <ReviewMark answer={answer} />
    </Stack>
  )
}
