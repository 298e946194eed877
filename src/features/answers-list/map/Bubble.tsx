import { useLanguage } from '../../../lib/i18n'
import { useDates } from '../../../lib/use-dates'
import { Box, Link, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { dateShown, type AnswersOrder } from '../../../domain/answers-list/filters'
import type { AnswerPlace } from '../../../domain/answers-list/map'
import { stateWords } from '../../../domain/states/choices'
import { paths } from '../../../lib/paths'
import { StatusTag } from '../../../ui/staff/StatusTag'

interface BubbleProps {
  answers: readonly AnswerPlace[]
  order: AnswersOrder
}

/** What the map says about the answers of one spot: code, state, date and the way to each (ALIST-03). */
export function Bubble({ answers, order }: BubbleProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const place = answers[0]?.ubicacion?.direccion ?? ''
  if (answers.length === 0) return null
  return (
    <Box role="group" aria-label={t('answers.map.opened')}>
      {place !== '' && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{place}</Typography>}
      <Box component="ul" sx={{ display: 'grid', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
        {answers.map((answer) => (
          <Box component="li" key={answer.id} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <Link
              component={RouterLink}
              to={paths.view.href(answer.id)}
              aria-label={t('answers.viewOf', { code: answer.codigoMunicipio })}
              sx={{ fontWeight: 'var(--weight-bold)' }}
            >
              {answer.codigoMunicipio}
            </Link>
            <StatusTag label={stateWords(answer.estados, language) || t('ui.state.none')} tone="primary" />
            <span>{write('dateTime', answer[dateShown(order)])}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
