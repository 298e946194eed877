import EraseIcon from '@mui/icons-material/DeleteForeverOutlined'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, Stack, TableCell, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysLeft } from '../../domain/bin/bin'
import { Card, CardList } from '../../ui/staff/CardList'
import { RowTable } from '../../ui/staff/RowTable'
import { When } from '../../ui/staff/When'
import type { Deleted } from '../../data/staff/bin'

/** Something in the bin, as a row shows it. */
export interface BinRow extends Deleted {
  id: string
  /** By what it is known. */
  name: string
  /** What else is told of it. */
  about: string
}

/** What the columns are called, and what buttons do with the one of that name. */
export interface RowWords {
  name: string
  about: string
  restoreOf: (name: string) => string
  eraseOf: (name: string) => string
}

interface Work {
  words: RowWords
  /** The id of what is being worked on. */
  busy: string | null
  onRestore: (row: BinRow) => void
  /** It is to be erased, once that was asked. */
  onErase: (row: BinRow) => void
}

interface BinRowsProps extends Work {
  rows: readonly BinRow[]
}

function useLeft() {
  const { t } = useTranslation('bin')
  const [now] = useState(() => new Date())
  return ({ until }: BinRow) => t('days', { count: daysLeft(until, now) })
}

function Actions({ row, words, busy, onRestore, onErase }: Work & { row: BinRow }) {
  const { t } = useTranslation('bin')
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', justifyContent: { md: 'flex-end' } }}>
      <Button
        variant="outlined"
        startIcon={<RestoreIcon aria-hidden />}
        disabled={busy !== null}
        onClick={() => onRestore(row)}
        aria-label={words.restoreOf(row.name)}
      >
        {t('restore')}
      </Button>
      {row.mayErase && (
        <Button
          color="error"
          startIcon={<EraseIcon aria-hidden />}
          disabled={busy !== null}
          onClick={() => onErase(row)}
          aria-label={words.eraseOf(row.name)}
        >
          {t('erase')}
        </Button>
      )}
    </Stack>
  )
}

const DeletedAt = ({ row }: { row: BinRow }) => (
  <When moment={new Date(row.deleted)} at={row.municipalityPath} />
)

/** What lies in the bin, on a desk. */
export function BinTable({ rows, ...work }: BinRowsProps) {
  const { t } = useTranslation(['bin', 'staff'])
  const leftOf = useLeft()
  const { name, about } = work.words
  return (
    <RowTable
      label={t('staff:shell.bin')}
      columns={[name, about, t('by'), t('when'), t('left'), t('staff:answers.actions')]}
      endsInActions
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell component="th" scope="row" dir="auto">
            {row.name}
          </TableCell>
          <TableCell dir="auto">{row.about}</TableCell>
          <TableCell dir="auto">{row.by}</TableCell>
          <TableCell>
            <DeletedAt row={row} />
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{leftOf(row)}</TableCell>
          <TableCell align="right">
            <Actions row={row} {...work} />
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}

/** What lies in the bin, on a phone: a card each (NAV-05). */
export function BinCards({ rows, ...work }: BinRowsProps) {
  const { t } = useTranslation(['bin', 'staff'])
  const leftOf = useLeft()
  return (
    <CardList label={t('staff:shell.bin')}>
      {rows.map((row) => (
        <Card key={row.id}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }} dir="auto">
            {row.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} dir="auto">
            {row.about}
          </Typography>
          <Stack component="dl" sx={{ my: 3, gap: 1 }}>
            {[
              { term: t('by'), value: row.by },
              { term: t('when'), value: <DeletedAt row={row} /> },
              { term: t('left'), value: leftOf(row) },
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
          <Actions row={row} {...work} />
        </Card>
      ))}
    </CardList>
  )
}
