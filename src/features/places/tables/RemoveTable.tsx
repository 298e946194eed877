import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeTable, TableInUseError } from '../../../data/staff/tables'
import type { Table } from '../../../domain/tables/table'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { failureKey } from '../failure'
import type { ActionLook } from '../listed'
import { useSavingTable } from './use-tables'

interface RemoveTableProps {
  table: Table
  municipalityPath: string
  look: ActionLook
}

/** Takes a table out of use after a question; one that forms pick from stays. */
export function RemoveTable({ table, municipalityPath, look }: RemoveTableProps) {
  const { t } = useTranslation(['places', 'common'])
  const { busy, failure, begin } = useSavingTable(municipalityPath)
  const [asks, setAsks] = useState(false)
  const [users, setUsers] = useState<readonly string[]>([])
  const place = table.nombre
  const close = () => setAsks(false)
  const remove = () =>
    removeTable(table).catch((error: unknown) => {
      if (error instanceof TableInUseError) setUsers(error.titles)
      throw error
    })
  return (
    <>
      <Button
        {...look}
        color="error"
        aria-label={t('tables.removeOf', { place })}
        onClick={() => {
          setUsers([])
          setAsks(true)
        }}
      >
        {t('tables.removeAction')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('tables.confirmRemove', { place })}
        confirmLabel={t('tables.removeAction')}
        destructive
        busy={busy}
        onConfirm={() => void begin({ save: remove, done: t('tables.removed'), onDone: close })}
        onClose={close}
      >
        {t('tables.removeHelp')}
        {(failure || users.length > 0) && (
          <Alert severity="error" role="alert" sx={{ mt: 3 }}>
            {failure ? t(failureKey(failure)) : t('tables.inUse', { forms: users.join(', ') })}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  )
}
