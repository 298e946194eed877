import { Checkbox } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { Chosen } from './use-chosen'

interface ChooseAnswerProps {
  answer: AnswerRow
  isChosen: boolean
  /** With the shift key all answers from the one that was chosen last. */
  onChoose: (answer: AnswerRow, isIn: boolean, withShift: boolean) => void
}

/** Chooses one answer of the list. */
export function ChooseAnswer({ answer, isChosen, onChoose }: ChooseAnswerProps) {
  const { t } = useTranslation('staff')
  return (
    <Checkbox
      size="small"
      checked={isChosen}
      onChange={({ nativeEvent }, isIn) =>
        onChoose(answer, isIn, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      // A range that is chosen marks no text.
      sx={{ userSelect: 'none' }}
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
