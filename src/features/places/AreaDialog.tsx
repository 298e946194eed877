import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addArea, newPlaceId, renameArea } from '../../data/staff/places'
import { areaFaults, type AreaDraft } from '../../domain/geography/check-place'
import type { PlacedArea, PlacedTown } from '../../domain/geography/tree'
import { PlaceDialog } from './PlaceDialog'
import { PlaceField } from './PlaceField'

interface AreaDialogProps {
  /** The area that gets another name; null for a new one. */
  area: PlacedArea | null
  /** Where a new one may be; the only one is not asked for. */
  towns: readonly PlacedTown[]
  onClose: () => void
}

/** Adds an area to a municipality, or names one anew (GEO-01). */
export function AreaDialog({ area, towns, onClose }: AreaDialogProps) {
  const { t } = useTranslation('places')
  const [id] = useState(newPlaceId)
  const [draft, setDraft] = useState<AreaDraft>(() => ({
    nombre: area?.nombre ?? '',
    municipalityPath: area?.town.path ?? (towns.length === 1 ? (towns[0]?.path ?? '') : ''),
  }))
  const nombre = draft.nombre.trim()
  return (
    <PlaceDialog
      title={area ? t('areas.rename') : t('areas.new')}
      faults={areaFaults(draft)}
      save={() => (area ? renameArea(area.path, nombre) : addArea(draft.municipalityPath, id, nombre))}
      done={area ? t('areas.renamed') : t('areas.added')}
      onClose={onClose}
    >
      {({ faultOf, busy }) => (
        <>
          {!area && towns.length !== 1 && (
            <PlaceField
              select
              label={t('municipality')}
              value={draft.municipalityPath}
              onText={(municipalityPath) => setDraft({ ...draft, municipalityPath })}
              fault={faultOf('municipalityPath')}
              disabled={busy}
            >
              {towns.map(({ path, nombre: name, provincia, pais }) => (
                <MenuItem key={path} value={path}>
                  {`${name} (${provincia}, ${pais})`}
                </MenuItem>
              ))}
            </PlaceField>
          )}
          <PlaceField
            label={t('areas.name')}
            value={draft.nombre}
            onText={(text) => setDraft({ ...draft, nombre: text })}
            fault={faultOf('nombre')}
            help={area ? t('areas.renameHelp') : undefined}
            disabled={busy}
            autoFocus={area !== null || towns.length === 1}
          />
        </>
      )}
    </PlaceDialog>
  )
}
