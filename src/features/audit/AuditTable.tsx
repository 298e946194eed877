import { When } from '../../ui/staff/When'
import { Box, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '../../domain/audit/entry'
import { Breakable } from '../../ui/staff/Breakable'
import { About } from './About'
import { kindWords, originWords, roleWords } from './entry-words'
import { useNames } from './use-names'
import { RowTable } from '../../ui/staff/RowTable'

export interface ShownEntries {
  entries: readonly AuditEntry[]
  /** Narrows the list to a form. */
  onForm: (formId: string) => void
}

const COLUMNS = ['when', 'person', 'what', 'about', 'origin'] as const

/** The trail on a desk: a row for each entry. */
export function AuditTable({ entries, onForm }: ShownEntries) {
  const { t } = useTranslation(['audit', 'staff'])
  const { nameOf } = useNames()
  return (
    <RowTable label={t('title')} columns={COLUMNS.map((column) => t(column))}>
      {entries.map((entry) => (
        <TableRow key={entry.id} hover sx={{ '& > td, & > th': { verticalAlign: 'top' } }}>
          <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            <When moment={entry.fecha} at={entry.municipalityPath} />
          </TableCell>
          <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
            {entry.por === '' ? t('nobody') : <Breakable text={nameOf(entry.por)} />}
            {nameOf(entry.por) !== entry.por && (
              <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>
                <Breakable text={entry.por} />
              </Box>
            )}
            <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>{roleWords(t, entry.rol)}</Box>
          </TableCell>
          <TableCell>{kindWords(t, entry.tipo)}</TableCell>
          <TableCell sx={{ maxWidth: 480 }}>
            <About entry={entry} onForm={onForm} />
          </TableCell>
          <TableCell>{originWords(entry)}</TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}
