import { useTranslation } from 'react-i18next'
import { changeTable } from '../../../data/staff/tables'
import { tableDraftSchema, type Table } from '../../../domain/tables/table'
import { useRecord } from '../../../lib/use-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { failureKey } from '../failure'
import { TableFields } from './TableFields'
import { useSavingTable } from './use-tables'

interface ChangeTableDialogProps {
  table: Table
  municipalityPath: string
  onClose: () => void
}

/** Gives a table another name, or other readers. */
export function ChangeTableDialog({ table, municipalityPath, onClose }: ChangeTableDialogProps) {
  const { t } = useTranslation(['places', 'common'])
  const { failure, begin } = useSavingTable(municipalityPath)
  const form = useRecord(tableDraftSchema, { nombre: table.nombre, publica: table.publica })
  return (
    <RecordDialog
      title={t('tables.editOf', { place: table.nombre })}
      action={t('save')}
      form={form}
      failure={failure && t(failureKey(failure))}
      onSave={(draft) =>
        begin({ save: () => changeTable(table, draft), done: t('tables.saved'), onDone: onClose })
      }
      onClose={onClose}
    >
      <TableFields />
    </RecordDialog>
  )
}
