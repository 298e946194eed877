import EraseIcon from '@mui/icons-material/DeleteForeverOutlined'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, Stack, TableCell, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysLeft } from '../../domain/bin/bin'
import type { DeletedAnswer } from '../../domain/calls/bin'
import { Card, CardList } from '../../ui/staff/CardList'
import { RowTable } from '../../ui/staff/RowTable'
import { When } from '../../ui/staff/When'

interface BinRowsProps {
  answers: readonly DeletedAnswer[]
  /** The id of the answer that is being worked on. */
  busy: string | null
  onRestore: (answer: DeletedAnswer) => void
  /** It is to be erased, once that was asked. */
  onErase: (answer: DeletedAnswer) => void
}

function useWords() {
  const { t } = useTranslation('bin')
  const [now] = useState(() => new Date())
  return {
    t,
    codeOf: ({ code }: DeletedAnswer) => code || t('unnamed'),
    leftOf: ({ until }: DeletedAnswer) => t('days', { count: daysLeft(until, now) }),
  }
}

function Actions({
  answer,
  busy,
  onRestore,
  onErase,
}: Omit<BinRowsProps, 'answers'> & { answer: DeletedAnswer }) {
  const { t, codeOf } = useWords()
  const code = codeOf(answer)
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
      <Button
        variant="outlined"
        startIcon={<RestoreIcon aria-hidden />}
        disabled={busy !== null}
        onClick={() => onRestore(answer)}
        aria-label={t('restoreOf', { code })}
      >
        {t('restore')}
      </Button>
      {answer.mayErase && (
        <Button
          color="error"
          startIcon={<EraseIcon aria-hidden />}
          disabled={busy !== null}
          onClick={() => onErase(answer)}
          aria-label={t('eraseOf', { code })}
        >
          {t('erase')}
        </Button>
      )}
    </Stack>
  )
}

const Deleted = ({ answer }: { answer: DeletedAnswer }) => (
  <When moment={new Date(answer.deleted)} at={answer.municipalityPath} />
)

/** What lies in the bin, on a desk. */
export function BinTable({ answers, ...work }: BinRowsProps) {
  const { t, codeOf, leftOf } = useWords()
  const { t: staff } = useTranslation('staff')
  return (
    <RowTable
      label={staff('shell.bin')}
      columns={[t('code'), t('form'), t('by'), t('when'), t('left'), staff('answers.actions')]}
      endsInActions
    >
      {answers.map((answer) => (
        <TableRow key={answer.answerId}>
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            {codeOf(answer)}
          </TableCell>
          <TableCell dir="auto">{answer.formTitle}</TableCell>
          <TableCell dir="auto">{answer.by}</TableCell>
          <TableCell>
            <Deleted answer={answer} />
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{leftOf(answer)}</TableCell>
          <TableCell align="right">
            <Actions answer={answer} {...work} />
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}

/** What lies in the bin, on a phone: a card each (NAV-05). */
export function BinCards({ answers, ...work }: BinRowsProps) {
  const { t, codeOf, leftOf } = useWords()
  const title = useTranslation('staff').t('shell.bin')
  return (
    <CardList label={title}>
      {answers.map((answer) => (
        <Card key={answer.answerId}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {codeOf(answer)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
            {answer.formTitle}
          </Typography>
          <Stack component="dl" sx={{ my: 3, gap: 1 }}>
            {[
              { term: t('by'), value: answer.by },
              { term: t('when'), value: <Deleted answer={answer} /> },
              { term: t('left'), value: leftOf(answer) },
            ].map(({ term, value }) => (
              <Stack key={term} direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
                <Typography component="dt" sx={{ color: 'text.secondary' }}>
                  {term}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Typography>
              </Stack>
            ))}
          </Stack>
          <Actions answer={answer} {...work} />
        </Card>
      ))}
    </CardList>
  )
}
