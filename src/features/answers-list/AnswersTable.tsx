import { useDates } from '../../lib/use-dates'
import { TableCell, TableRow, type SxProps } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../domain/answers-list/listed-questions'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { FormText } from '../../lib/FormText'
import { ColumnText } from './columns/ColumnText'
import { AnswerActions } from './AnswerActions'
import { AnswerCode } from './AnswerCode'
import { AnswerState } from './AnswerState'
import { ChooseAnswer, ChoosePage } from './many/ChooseAnswers'
import { authorName, citizenName } from '../../domain/answer/people'
import type { AnswerRowsProps } from './rows-props'
import { RowTable } from '../../ui/staff/RowTable'

/** Numbers and dates stay on one line; texts may break. */
const widthOf = ({ tipo }: ListColumn): SxProps =>
  WHOLE.includes(tipo) ? { whiteSpace: 'nowrap' } : { minWidth: 110, maxWidth: 220, overflowWrap: 'anywhere' }
const WHOLE: readonly ListColumn['tipo'][] = ['integer', 'decimal', 'date', 'time', 'yes-no']

/** Whether a click on a row opens it: not one on a control, and not the end of a text selection. */
const opensRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  !target.closest(
    'a, button, input, label, [role=combobox], [role=listbox], [role=dialog], [role=presentation]',
  ) &&
  (window.getSelection()?.isCollapsed ?? true)

/** Rows of 40 px: the states in them are lower than elsewhere. */
const DENSE = { '& .MuiSelect-select': { py: '3px', minHeight: 24 }, '& td': { py: '3px' } }

/** The answers on a desk (ALIST-03). */
export function AnswersTable({
  answers,
  order,
  withActions,
  chosen,
  columns,
  withCitizen,
  onMoved,
  onDelete,
  onChanged,
}: AnswerRowsProps) {
  const write = useDates()
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  return (
    <RowTable
      label={t('answers.title')}
      first={withActions && <ChoosePage answers={answers} chosen={chosen} />}
      columns={[
        t('answers.code'),
        t(order === 'lastUpdate' ? 'answers.updated' : 'answers.date'),
        t('answers.author'),
        withCitizen && t('answers.citizen'),
        ...columns.map((column) => <FormText key={column.id} of={column} field="titulo" />),
        t('answers.state'),
        withActions && t('answers.actions'),
      ]}
      endsInActions={withActions}
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
              <ChooseAnswer answer={answer} chosen={chosen} />
            </TableCell>
          )}
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            <AnswerCode answer={answer} />
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{write('dateTime', answer[order])}</TableCell>
          <TableCell>{authorName(answer)}</TableCell>
          {withCitizen && <TableCell dir="auto">{citizenName(answer.datosCiudadano)}</TableCell>}
          {columns.map((column) => (
            <TableCell key={column.id} dir="auto" sx={widthOf(column)}>
              <ColumnText answer={answer} column={column} />
            </TableCell>
          ))}
          <TableCell>
            <AnswerState answer={answer} onMoved={onMoved} onChanged={onChanged} />
          </TableCell>
          {withActions && (
            <TableCell align="right">
              <AnswerActions answer={answer} onDelete={onDelete} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </RowTable>
  )
}
