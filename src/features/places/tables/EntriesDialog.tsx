import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTable, newTableId, replaceTable } from '../../../data/staff/tables'
import { columnsLost } from '../../../domain/tables/columns'
import type { ReadTable } from '../../../domain/tables/read-table'
import { tableDraftSchema, type Table } from '../../../domain/tables/table'
import { useRecord } from '../../../lib/use-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { failureKey } from '../failure'
import { BringRows } from './BringRows'
import { LostColumns } from './LostColumns'
import { ReadRows } from './ReadRows'
import { TableFields } from './TableFields'
import { useRows } from './use-rows'
import { useColumnReaders, useSavingTable } from './use-tables'

interface EntriesDialogProps {
  municipalityPath: string
  /** The table that gets other entries; null for a new one. */
  table: Table | null
  onClose: () => void
}

/** Makes a table of what is pasted or stands in a file, or gives one its next version. */
export function EntriesDialog({ municipalityPath, table, onClose }: EntriesDialogProps) {
  const { t } = useTranslation(['places', 'common', 'staff'])
  const { failure, begin } = useSavingTable(municipalityPath)
  const { reading, paste, choose } = useRows()
  const [id] = useState(newTableId)
  const [made, setMade] = useState<ReadTable | null>(null)
  const lost = table && made?.fault === null ? columnsLost(table.columnas, made.columns) : []
  const readers = useColumnReaders(table, lost)
  const hindrance = (): string | null => {
    if (made === null) return t('tables.rowsMissing')
    if (made.fault !== null) return t(`tables.fault.${made.fault}`)
    return readers.isFetching ? t('staff:ui.why.loading') : null
  }
  const form = useRecord(tableDraftSchema, {
    nombre: table?.nombre ?? '',
    publica: table?.publica ?? false,
  })
  return (
    <RecordDialog
      large
      title={table ? t('tables.replaceOf', { place: table.nombre }) : t('tables.new')}
      action={t('save')}
      form={form}
      hindrance={hindrance()}
      failure={failure && t(failureKey(failure))}
      onSave={async (draft) => {
        if (made === null) return
        await begin({
          save: () => (table ? replaceTable(table, made) : addTable(municipalityPath, id, draft, made)),
          done: table ? t('tables.replaced') : t('tables.added'),
          onDone: onClose,
        })
      }}
      onClose={onClose}
    >
      {table ? <Typography>{t('tables.replaceHelp')}</Typography> : <TableFields />}
      <BringRows isFirst={table !== null} onPaste={paste} onFile={(file) => void choose(file)} />
      {reading.status === 'reading' && <Typography role="status">{t('tables.reading')}</Typography>}
      {reading.status === 'unread' && (
        <Alert severity="error" role="alert">
          {t('tables.fault.unread')}
        </Alert>
      )}
      {lost.length > 0 && <LostColumns columns={lost} readers={readers} />}
      {reading.status === 'read' && <ReadRows rows={reading.rows} onMade={setMade} />}
    </RecordDialog>
  )
}
