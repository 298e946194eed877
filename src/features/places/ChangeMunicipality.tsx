import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceFailureOf } from '../../data/errors'
import { municipality as readMunicipality } from '../../data/staff/geography'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { SlowWords } from '../../ui/SlowWords'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { MunicipalityDialog } from './MunicipalityDialog'

type ChangeMunicipalityProps = Omit<ComponentProps<typeof MunicipalityDialog>, 'municipality' | 'record'> & {
  municipality: PlacedMunicipality
}

/** Changes a municipality (GEO-01). Its record is read first, because lists of places have only a part of it. */
export function ChangeMunicipality({ municipality, ...around }: ChangeMunicipalityProps) {
  const { t } = useTranslation(['places', 'common'])
  const { path } = municipality
  // Read anew, so that changes of another person are not overwritten.
  const fresh = { staleTime: 0, gcTime: 0 }
  const record = useQuery({
    queryKey: ['municipality', path],
    queryFn: () => readMunicipality(path),
    ...fresh,
  })
  if (record.data) return <MunicipalityDialog municipality={municipality} record={record.data} {...around} />
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={around.onClose} aria-label={t('municipalities.change')}>
      <DialogTitle>{t('municipalities.change')}</DialogTitle>
      <DialogContent aria-busy={record.isPending}>
        <SlowWords waiting={record.isPending} />
        {record.isPending ? (
          <Skeleton variant="rounded" height={240} />
        ) : (
          <LoadFailed why={serviceFailureOf(record.error)} onRetry={() => void record.refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={around.onClose}>{t('common:actions.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
