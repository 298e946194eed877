import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addArea, newPlaceId, renameArea } from '../../data/staff/places'
import { areaDraftSchema } from '../../domain/geography/check-place'
import type { PlacedArea, PlacedMunicipality } from '../../domain/geography/tree'
import { useRecord } from '../../lib/use-record'
import { PlaceDialog } from './PlaceDialog'
import { PlaceField } from './PlaceField'

interface AreaDialogProps {
  /** The area to rename; null for a new one. */
  area: PlacedArea | null
  /** The municipalities to choose from for a new one; a single one is not asked for. */
  municipalities: readonly PlacedMunicipality[]
  onClose: () => void
}

/** Adds an area to a municipality, or renames one (GEO-01). */
export function AreaDialog({ area, municipalities, onClose }: AreaDialogProps) {
  const { t } = useTranslation('places')
  const [id] = useState(newPlaceId)
  const form = useRecord(areaDraftSchema, {
    nombre: area?.nombre ?? '',
    municipalityPath:
      area?.municipality.path ?? (municipalities.length === 1 ? (municipalities[0]?.path ?? '') : ''),
  })
  return (
    <PlaceDialog
      title={area ? t('areas.rename') : t('areas.new')}
      form={form}
      save={({ nombre, municipalityPath }) =>
        area ? renameArea(area.path, nombre) : addArea(municipalityPath, id, nombre)
      }
      done={area ? t('areas.renamed') : t('areas.added')}
      onClose={onClose}
    >
      {!area && municipalities.length !== 1 && (
        <PlaceField select name="municipalityPath" label={t('municipality')}>
          {municipalities.map(({ path, nombre, provincia, pais }) => (
            <MenuItem key={path} value={path}>
              {`${nombre} (${provincia}, ${pais})`}
            </MenuItem>
          ))}
        </PlaceField>
      )}
      <PlaceField
        name="nombre"
        label={t('areas.name')}
        help={area ? t('areas.renameHelp') : undefined}
        autoFocus={area !== null || municipalities.length === 1}
      />
    </PlaceDialog>
  )
}
