import { Alert, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { MOST_LOOKED_THROUGH } from '../../../data/staff/tables'
import { OfferNotice } from '../../../ui/staff/OfferNotice'
import type { useColumnReaders } from './use-tables'

interface LostColumnsProps {
  columns: readonly string[]
  readers: ReturnType<typeof useColumnReaders>
}

/** Columns that a table would not have any more, and the forms whose rules read them (KIND-09). */
export function LostColumns({ columns, readers }: LostColumnsProps) {
  const { t } = useTranslation(['places', 'common'])
  const { data, isError, refetch } = readers
  const lost = t('tables.lost', { columns: columns.join(', ') })
  if (isError)
    return (
      <OfferNotice severity="warning" action={t('common:actions.retry')} onAction={() => void refetch()}>
        {`${lost} ${t('tables.lostUnknown')}`}
      </OfferNotice>
    )
  if (!data) return <Typography role="status">{`${lost} ${t('tables.lostReading')}`}</Typography>
  return (
    <Alert severity={data.forms.length > 0 ? 'warning' : 'info'} role="status">
      {lost} {t(data.forms.length > 0 ? 'tables.lostUsed' : 'tables.lostUnused')}
      {data.forms.length > 0 && (
        <ul>
          {data.forms.map((form) => (
            <li key={form.id} dir="auto">
              {t('tables.lostForm', { form: form.titulo, columns: form.columns.join(', ') })}
            </li>
          ))}
        </ul>
      )}
      {data.isMore && <div>{t('tables.lostMore', { number: MOST_LOOKED_THROUGH })}</div>}
    </Alert>
  )
}
