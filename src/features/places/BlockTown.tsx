import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blockTown } from '../../data/staff/places'
import type { PlacedTown } from '../../domain/geography/tree'
import { useSession } from '../../lib/session'
import { ConfirmDialog } from '../../ui/staff/ConfirmDialog'
import type { ActionLook } from './listed'
import { useSaving } from './use-saving'

/** Blocks a municipality or opens it again, once asked (GEO-03). The own one would lock out who does it. */
export function BlockTown({ town, look }: { town: PlacedTown; look: ActionLook }) {
  const { t } = useTranslation('places')
  const { user } = useSession()
  const { busy, failure, begin } = useSaving()
  const [asks, setAsks] = useState(false)
  const { nombre: place, path, inhabilitado } = town
  const close = () => setAsks(false)
  if (path === user.municipalityPath) return null
  const turn = () =>
    void begin({
      save: () => blockTown(path, !inhabilitado),
      done: inhabilitado ? t('towns.nowOpen', { place }) : t('towns.nowBlocked', { place }),
      onDone: close,
    })
  return (
    <>
      <Button
        {...look}
        color={inhabilitado ? 'primary' : 'error'}
        aria-label={inhabilitado ? t('towns.unblockOf', { place }) : t('towns.blockOf', { place })}
        onClick={() => setAsks(true)}
      >
        {inhabilitado ? t('towns.unblock') : t('towns.block')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={inhabilitado ? t('towns.confirmUnblock', { place }) : t('towns.confirmBlock', { place })}
        confirmLabel={inhabilitado ? t('towns.unblockTown') : t('towns.blockTown')}
        destructive={!inhabilitado}
        busy={busy}
        onConfirm={turn}
        onClose={close}
      >
        {inhabilitado ? t('towns.unblockHelp') : t('towns.blockHelp')}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 3 }}>
            {t(`failures.${failure}`)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  )
}
