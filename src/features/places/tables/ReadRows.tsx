import {
  Alert,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guessReading, readTable, type ReadTable, type TableReading } from '../../../domain/tables/read-table'
import type { Rows } from './rows'

/** Entries that show what a table will be. */
const SHOWN = 5

interface ReadRowsProps {
  rows: Rows
  /** Told whenever the table that would be made is another one. */
  onMade: (made: ReadTable | null) => void
}

/** What rows become: how they are read is guessed and can be put right, what is left out is told. */
export function ReadRows({ rows, onMade }: ReadRowsProps) {
  const { t } = useTranslation('places')
  const guess = useMemo(() => guessReading(rows), [rows])
  const [chosen, choose] = useState<{ of: Rows; reading: TableReading } | null>(null)
  const reading = chosen?.of === rows ? chosen.reading : guess
  const made = useMemo(() => readTable(rows, reading), [rows, reading])
  useEffect(() => {
    onMade(made)
    return () => onMade(null)
  }, [made, onMade])
  const read = (change: Partial<TableReading>): void =>
    choose({ of: rows, reading: { ...reading, ...change } })
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const nameOf = (at: number): string =>
    (reading.hasHead && rows[0]?.[at]?.trim()) || t('tables.column', { number: at + 1 })
  const { blank, doubled, doubles, cut, columnsLeft } = made.told
  const told = [
    blank > 0 && t('tables.blank', { count: blank }),
    doubled > 0 && t('tables.doubled', { count: doubled, names: doubles.join(', ') }),
    cut > 0 && t('tables.cut', { count: cut }),
    columnsLeft > 0 && t('tables.columnsLeft', { count: columnsLeft }),
  ].filter((words) => words !== false)
  return (
    <Stack sx={{ gap: 4 }}>
      <FormControlLabel
        control={<Switch checked={reading.hasHead} onChange={(_, hasHead) => read({ hasHead })} />}
        label={t('tables.head')}
      />
      {width > 1 && (
        <TextField
          select
          fullWidth
          label={t('tables.words')}
          value={reading.words}
          onChange={({ target }) => read({ words: Number(target.value) })}
        >
          {Array.from({ length: width }, (_, at) => (
            <MenuItem key={at} value={at}>
              {nameOf(at)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography role="status" sx={{ fontWeight: 'var(--weight-medium)' }}>
        {t('tables.found', { count: made.entries.length })}
      </Typography>
      {told.length > 0 && (
        <Alert severity="info">
          {told.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {made.fault !== null && (
        <Alert severity="error" role="alert">
          {t(`tables.fault.${made.fault}`)}
        </Alert>
      )}
      {made.entries.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={t('tables.preview')}>
            <TableHead>
              <TableRow>
                {made.columns.map((name, at) => (
                  <TableCell key={at}>{name || t('tables.column', { number: at + 1 })}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {made.entries.slice(0, SHOWN).map((entry) => (
                <TableRow key={entry[0]}>
                  {entry.map((cell, at) => (
                    <TableCell key={at} dir="auto">
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Stack>
  )
}
