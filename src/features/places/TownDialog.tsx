import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTown, changeTown, KeyTakenError, newPlaceId } from '../../data/staff/places'
import { townDraftSchema, type TownDraft } from '../../domain/geography/check-place'
import type { PlacedProvince, PlacedTown } from '../../domain/geography/tree'
import { provincePathOf } from '../../domain/store-paths'
import { useRecord } from '../../lib/use-record'
import { PlaceDialog } from './PlaceDialog'
import { PlaceField } from './PlaceField'

interface TownDialogProps {
  /** The municipality that is changed; null for a new one. */
  town: PlacedTown | null
  provinces: readonly PlacedProvince[]
  /** All that there are: no two have the same key. */
  towns: readonly PlacedTown[]
  onClose: () => void
}

const draftOf = (town: PlacedTown | null): TownDraft => ({
  nombre: town?.nombre ?? '',
  key: town?.key ?? '',
  idMuniCore: town?.idMuniCore ?? '',
  provincePath: town ? provincePathOf(town.path) : '',
})

/** Adds a municipality to a province, or changes one (GEO-01). */
export function TownDialog({ town, provinces, towns, onClose }: TownDialogProps) {
  const { t } = useTranslation('places')
  const [id] = useState(newPlaceId)
  const others = towns.filter(({ path }) => path !== town?.path)
  const form = useRecord(townDraftSchema(others.map(({ key }) => key)), draftOf(town))
  const save = async (typed: TownDraft) => {
    try {
      await (town ? changeTown(town.path, typed) : addTown(typed, id))
    } catch (error) {
      // One that nobody has any more, or that somebody took meanwhile: the list does not know of it.
      if (error instanceof KeyTakenError) form.setError('key', { message: 'keyTaken' })
      throw error
    }
  }
  return (
    <PlaceDialog
      title={town ? t('towns.change') : t('towns.new')}
      form={form}
      save={save}
      done={town ? t('towns.changed') : t('towns.added')}
      large
      onClose={onClose}
    >
      {!town && (
        <PlaceField select name="provincePath" label={t('province')}>
          {provinces.map(({ path, nombre, pais }) => (
            <MenuItem key={path} value={path}>
              {`${nombre} (${pais})`}
            </MenuItem>
          ))}
        </PlaceField>
      )}
      <PlaceField name="nombre" label={t('towns.name')} autoFocus={town !== null} />
      <PlaceField
        name="key"
        label={t('towns.key')}
        help={town ? t('towns.keyChangeHelp') : t('towns.keyHelp')}
      />
      <PlaceField name="idMuniCore" label={t('towns.id')} help={t('towns.idHelp')} />
    </PlaceDialog>
  )
}
