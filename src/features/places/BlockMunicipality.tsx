import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { blockMunicipality } from '../../data/staff/places'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import { failureKey } from './failure'
import { useSaving } from './use-saving'

/** Blocks a municipality or opens it again, after a question (GEO-03). */
export function BlockMunicipality({
  municipality,
  onClose,
}: {
  municipality: PlacedMunicipality
  onClose: () => void
}) {
  const { t } = useTranslation(['places', 'common'])
  const { busy, failure, begin } = useSaving()
  const { nombre: place, path, inhabilitado } = municipality
  const turn = () =>
    void begin({
      save: () => blockMunicipality(path, !inhabilitado),
      done: inhabilitado ? t('municipalities.nowOpen', { place }) : t('municipalities.nowBlocked', { place }),
      onDone: onClose,
    })
  return (
    <ConfirmDialog
      open
      title={
        inhabilitado
          ? t('municipalities.confirmUnblock', { place })
          : t('municipalities.confirmBlock', { place })
      }
      confirmLabel={
        inhabilitado ? t('municipalities.unblockMunicipality') : t('municipalities.blockMunicipality')
      }
      destructive={!inhabilitado}
      busy={busy}
      onConfirm={turn}
      onClose={onClose}
    >
      {inhabilitado ? t('municipalities.unblockHelp') : t('municipalities.blockHelp')}
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 3 }}>
          {t(failureKey(failure))}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
