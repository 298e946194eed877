import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTown, changeTown, newPlaceId } from '../../data/staff/places'
import { tidyTown, townFaults, type TownDraft } from '../../domain/geography/check-place'
import type { PlacedProvince, PlacedTown } from '../../domain/geography/tree'
import { PlaceDialog } from './PlaceDialog'
import { PlaceField } from './PlaceField'

interface TownDialogProps {
  /** The municipality that is changed; null for a new one. */
  town: PlacedTown | null
  provinces: readonly PlacedProvince[]
  onClose: () => void
}

const draftOf = (town: PlacedTown | null): TownDraft => ({
  nombre: town?.nombre ?? '',
  key: town?.key ?? '',
  idMuniCore: town?.idMuniCore ?? '',
  provincePath: town?.path.split('/').slice(0, 4).join('/') ?? '',
})

/** Adds a municipality to a province, or changes one (GEO-01). */
export function TownDialog({ town, provinces, onClose }: TownDialogProps) {
  const { t } = useTranslation('places')
  const [id] = useState(newPlaceId)
  const [draft, setDraft] = useState(() => draftOf(town))
  const typed = tidyTown(draft)
  const type = (field: keyof TownDraft) => (text: string) => setDraft({ ...draft, [field]: text })
  return (
    <PlaceDialog
      title={town ? t('towns.change') : t('towns.new')}
      faults={townFaults(draft)}
      save={() => (town ? changeTown(town.path, typed) : addTown(typed, id))}
      done={town ? t('towns.changed') : t('towns.added')}
      large
      onClose={onClose}
    >
      {({ faultOf, busy }) => (
        <>
          {!town && (
            <PlaceField
              select
              label={t('province')}
              value={draft.provincePath}
              onText={type('provincePath')}
              fault={faultOf('provincePath')}
              disabled={busy}
            >
              {provinces.map(({ path, nombre, pais }) => (
                <MenuItem key={path} value={path}>
                  {`${nombre} (${pais})`}
                </MenuItem>
              ))}
            </PlaceField>
          )}
          <PlaceField
            label={t('towns.name')}
            value={draft.nombre}
            onText={type('nombre')}
            fault={faultOf('nombre')}
            disabled={busy}
            autoFocus={town !== null}
          />
          <PlaceField
            label={t('towns.key')}
            value={draft.key}
            onText={type('key')}
            fault={faultOf('key')}
            help={town ? t('towns.keyChangeHelp') : t('towns.keyHelp')}
            disabled={busy}
          />
          <PlaceField
            label={t('towns.id')}
            value={draft.idMuniCore}
            onText={type('idMuniCore')}
            fault={faultOf('idMuniCore')}
            help={t('towns.idHelp')}
            disabled={busy}
          />
        </>
      )}
    </PlaceDialog>
  )
}
