import { useLanguage } from '../../../lib/i18n'
import { writeDate } from '../../../domain/dates'
import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { stateWords } from '../../../domain/states/choices'
import { paths } from '../../../lib/paths'
import { Pager } from '../../../ui/staff/Pager'

/** Rows of a page (HOME-03). */
const PAGE_SIZE = 5

/** The answers about a recipient, five at a time (HOME-03). Shown anew for another recipient. */
export function RecipientAnswers({ answers }: { answers: AnswerRow[] }) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const shown = answers.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <>
      <TableContainer>
        <Table aria-label={t('home.recipient.answers')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('home.recipient.form')}</TableCell>
              <TableCell>{t('answers.date')}</TableCell>
              <TableCell>{t('answers.state')}</TableCell>
              <TableCell align="right">{t('answers.actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((answer) => (
              <TableRow key={answer.id} hover>
                <TableCell component="th" scope="row">
                  {answer.titulo}
                </TableCell>
                <TableCell>{writeDate('date', answer.fechaCreacion)}</TableCell>
                <TableCell>{stateWords(answer.estados, language) || t('home.recipient.noState')}</TableCell>
                <TableCell align="right">
                  <Button
                    size="small"
                    variant="outlined"
                    component={Link}
                    to={paths.view.href(answer.id)}
                    aria-label={t('answers.viewOf', { code: answer.codigoMunicipio })}
                  >
                    {t('answers.view')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Pager page={page} pageSize={PAGE_SIZE} total={answers.length} onPage={setPage} />
    </>
  )
}
