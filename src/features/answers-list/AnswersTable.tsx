import { useDates } from '../../lib/use-dates'
import { TableCell, TableRow, type SxProps } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { columnText } from './columns/column-text'
import { ColumnText } from './columns/ColumnText'
import { ColumnTitle } from './columns/ColumnTitle'
import { saysTurn, TurnOf, useTurnNames } from './assign/TurnOf'
import { AnswerActions } from './AnswerActions'
import { AnswerCode } from './AnswerCode'
import { AnswerState } from './AnswerState'
import { MatchedText } from './MatchedText'
import { useZone } from '../../lib/zone'
import { useRange } from './many/use-range'
import { ChooseAnswer, ChoosePage } from './many/ChooseAnswers'
import { dateShown } from '../../domain/answers-list/filters'
import { ORDER_WORDS } from './filters/order-words'
import { authorName, citizenName } from '../../domain/answer/people'
import type { AnswerRowsProps } from './rows-props'
import { RowTable } from '../../ui/staff/RowTable'

/** Whether a click on a row opens it: not one on a control, and not the end of a text selection. */
const opensRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  !target.closest(
    'a, button, input, label, [role=combobox], [role=listbox], [role=dialog], [role=presentation]',
  ) &&
  (window.getSelection()?.isCollapsed ?? true)

/** Rows of 40 px with one line; the whole of it shows under a pointer, and in the row that the keyboard is in. */
const DENSE: SxProps = {
  '& td, & tbody th': {
    py: '3px',
    px: 2,
    maxWidth: 200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& thead th': { height: 36, py: 0, px: 2, maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th:not(:first-of-type)': { whiteSpace: 'nowrap' },
  '& tbody th': { maxWidth: 'none' },
  '& .MuiCheckbox-root': { p: '6px' },
  '& tr:has([data-answer]:focus-visible) td': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Offered where a pointer or the keyboard is; a finger and paper have neither.
  '@media (hover: hover)': {
    '& .row-actions > *': { opacity: 0 },
    '& tr:hover .row-actions > *, & tr:focus-within .row-actions > *': { opacity: 1 },
  },
  '@media (forced-colors: active)': { '& .row-actions.row-actions > *': { opacity: 1 } },
}

/** The answers on a desk (ALIST-03). */
export function AnswersTable({
  answers,
  order,
  search,
  states,
  withActions,
  chosen,
  columns,
  withCitizen,
  onMoved,
  onAssign,
  onDelete,
  onChanged,
}: AnswerRowsProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  const zone = useZone()
  const range = useRange(answers, chosen)
  const withTurn = saysTurn(answers)
  const nameOf = useTurnNames(answers)
  return (
    <RowTable
      label={t('answers.title')}
      first={withActions && <ChoosePage answers={answers} chosen={chosen} />}
      columns={[
        t('answers.code'),
        t(ORDER_WORDS[dateShown(order)]),
        t('answers.author'),
        withCitizen && t('answers.citizen'),
        ...columns.map((column) => <ColumnTitle key={column.id} column={column} isCut />),
        t('answers.state'),
        withTurn && t('turn.assignee'),
        withActions && t('answers.actions'),
      ]}
      endsInActions={withActions}
      headingsStay
      sx={DENSE}
    >
      {answers.map((answer) => (
        <TableRow
          key={answer.id}
          hover
          selected={chosen.has(answer.id)}
          onClick={(event) => {
            if (opensRow(event)) void navigate(paths.view.href(answer.id))
          }}
          sx={{ cursor: 'pointer' }}
        >
          {withActions && (
            <TableCell padding="checkbox">
              <ChooseAnswer answer={answer} isChosen={chosen.has(answer.id)} onChoose={range} />
            </TableCell>
          )}
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            <AnswerCode answer={answer} search={search} />
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{write('dateTime', answer[dateShown(order)])}</TableCell>
          <TableCell title={authorName(answer)}>
            <MatchedText text={authorName(answer)} search={search} />
          </TableCell>
          {withCitizen && (
            <TableCell dir="auto" title={citizenName(answer.datosCiudadano)}>
              <MatchedText text={citizenName(answer.datosCiudadano)} search={search} />
            </TableCell>
          )}
          {columns.map((column) => (
            <TableCell key={column.id} dir="auto" title={columnText(t, answer, column, zone)}>
              <ColumnText answer={answer} column={column} search={search} />
            </TableCell>
          ))}
          <TableCell>
            <AnswerState answer={answer} states={states} onMoved={onMoved} onChanged={onChanged} />
          </TableCell>
          {withTurn && (
            <TableCell>
              <TurnOf answer={answer} isShort nameOf={nameOf} />
            </TableCell>
          )}
          {withActions && (
            <TableCell align="right" className="row-actions">
              <AnswerActions answer={answer} onAssign={onAssign} onDelete={onDelete} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </RowTable>
  )
}
