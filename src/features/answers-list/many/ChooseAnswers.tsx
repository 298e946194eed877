import { Checkbox } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { Chosen } from './use-chosen'

/** Chooses one answer of the list. */
export function ChooseAnswer({ answer, chosen }: { answer: AnswerRow; chosen: Chosen }) {
  const { t } = useTranslation('staff')
  return (
    <Checkbox
      size="small"
      checked={chosen.has(answer.id)}
      onChange={(_, isIn) => chosen.mark([answer], isIn)}
      slotProps={{ input: { 'aria-label': t('answers.many.choose', { code: answer.codigoMunicipio }) } }}
    />
  )
}

/** Chooses all answers of the page, or leaves them out. */
export function ChoosePage({ answers, chosen }: { answers: readonly AnswerRow[]; chosen: Chosen }) {
  const { t } = useTranslation('staff')
  const number = answers.filter(({ id }) => chosen.has(id)).length
  const isWhole = number > 0 && number === answers.length
  return (
    <Checkbox
      size="small"
      checked={isWhole}
      indeterminate={number > 0 && !isWhole}
      onChange={() => chosen.mark(answers, !isWhole)}
      slotProps={{ input: { 'aria-label': t('answers.many.choosePage') } }}
    />
  )
}
