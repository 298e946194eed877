import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/formats'
import { AnswerActions } from './AnswerActions'
import { AnswerCode } from './AnswerCode'
import { AnswerState } from './AnswerState'
import { authorName, citizenName } from '../../domain/answer/people'
import type { AnswerRowsProps } from './rows-props'

/** Rows of 40 px: the states in them are lower than elsewhere. */
const DENSE = { '& .MuiSelect-select': { py: '3px', minHeight: 24 }, '& td': { py: '3px' } }

/** The answers on a desk (ALIST-03). */
export function AnswersTable({
  answers,
  order,
  withActions,
  withCitizen,
  onMoved,
  onChanged,
}: AnswerRowsProps) {
  const { t } = useTranslation('staff')
  return (
    <TableContainer>
      <Table stickyHeader aria-label={t('answers.title')} sx={DENSE}>
        <TableHead>
          <TableRow>
            <TableCell>{t('answers.code')}</TableCell>
            <TableCell>{t(order === 'lastUpdate' ? 'answers.updated' : 'answers.date')}</TableCell>
            <TableCell>{t('answers.author')}</TableCell>
            {withCitizen && <TableCell>{t('answers.citizen')}</TableCell>}
            <TableCell>{t('answers.state')}</TableCell>
            {withActions && <TableCell align="right">{t('answers.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {answers.map((answer) => (
            <TableRow key={answer.id} hover>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                <AnswerCode answer={answer} linked={withActions} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(answer[order])}</TableCell>
              <TableCell>{authorName(answer)}</TableCell>
              {withCitizen && <TableCell>{citizenName(answer.datosCiudadano)}</TableCell>}
              <TableCell>
                <AnswerState answer={answer} onMoved={onMoved} onChanged={onChanged} />
              </TableCell>
              {withActions && (
                <TableCell align="right">
                  <AnswerActions answer={answer} onDeleted={onChanged} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
