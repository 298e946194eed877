import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blockMunicipality } from '../../data/staff/places'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { useSession } from '../../lib/session'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import type { ActionLook } from './listed'
import { failureKey } from './failure'
import { useSaving } from './use-saving'

/**
 * Blocks a municipality or opens it again, after a question (GEO-03). One's own cannot be blocked: it would lock
 * oneself out.
 */
export function BlockMunicipality({
  municipality,
  look,
}: {
  municipality: PlacedMunicipality
  look: ActionLook
}) {
  const { t } = useTranslation(['places', 'common'])
  const { user } = useSession()
  const { busy, failure, begin } = useSaving()
  const [asks, setAsks] = useState(false)
  const { nombre: place, path, inhabilitado } = municipality
  const close = () => setAsks(false)
  if (path === user.municipalityPath) return null
  const turn = () =>
    void begin({
      save: () => blockMunicipality(path, !inhabilitado),
      done: inhabilitado ? t('municipalities.nowOpen', { place }) : t('municipalities.nowBlocked', { place }),
      onDone: close,
    })
  return (
    <>
      <Button
        {...look}
        color={inhabilitado ? 'primary' : 'error'}
        aria-label={
          inhabilitado ? t('municipalities.unblockOf', { place }) : t('municipalities.blockOf', { place })
        }
        onClick={() => setAsks(true)}
      >
        {inhabilitado ? t('municipalities.unblock') : t('municipalities.block')}
      </Button>
      <ConfirmDialog
        open={asks}
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
        onClose={close}
      >
        {inhabilitado ? t('municipalities.unblockHelp') : t('municipalities.blockHelp')}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 3 }}>
            {t(failureKey(failure))}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  )
}
