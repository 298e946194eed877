import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useTranslation } from 'react-i18next'
import type { CrossTable } from '../../domain/statistics/cross'
import { CSV_START, csvLines } from '../../lib/csv'
import { downloadFile } from '../../lib/download-file'
import { number } from './shown'

interface Choice {
  id: string
  name: string
  /** The language of its name, where that is not the page's. */
  tag?: string | undefined
}

interface CrossCountsProps {
  title: string
  rows: readonly Choice[]
  columns: readonly Choice[]
  table: CrossTable
  fileName: string
}

/** How many answers chose both, as a table that darkens with the number, and as a file (STAT-08). */
export function CrossCounts({ title, rows, columns, table, fileName }: CrossCountsProps) {
  const { t } = useTranslation('statistics')
  const countOf = (row: Choice, column: Choice) => table.cells.get(row.id)?.get(column.id) ?? 0
  const highest = Math.max(1, ...rows.flatMap((row) => columns.map((column) => countOf(row, column))))
  const download = () => {
    const lines = [
      [title],
      ['', ...columns.map(({ name }) => name)],
      ...rows.map((row) => [row.name, ...columns.map((column) => countOf(row, column))]),
    ]
    const type = 'text/csv;charset=utf-8'
    downloadFile(new Blob([CSV_START + csvLines(lines)], { type }), `${fileName}.csv`)
  }
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('form.option')}</TableCell>
              {columns.map(({ id, name, tag }) => (
                <TableCell key={id} align="right" dir="auto" lang={tag}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row" dir="auto" lang={row.tag}>
                  {row.name}
                </TableCell>
                {columns.map((column) => {
                  const count = countOf(row, column)
                  const depth = Math.round((60 * count) / highest)
                  return (
                    <TableCell
                      key={column.id}
                      align="right"
                      sx={{
                        fontVariantNumeric: 'tabular-nums',
                        backgroundColor: `color-mix(in srgb, var(--color-primary-soft) ${depth}%, transparent)`,
                      }}
                    >
                      {number(count)}
                    </TableCell>
                  )
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button
        startIcon={<DownloadIcon aria-hidden />}
        onClick={download}
        sx={{ mt: 3, displayPrint: 'none' }}
      >
        {t('download')}
      </Button>
    </>
  )
}
