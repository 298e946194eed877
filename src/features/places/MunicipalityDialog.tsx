import { MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addMunicipality, changeMunicipality, KeyTakenError, newPlaceId } from '../../data/staff/places'
import { municipalityDraftSchema, type MunicipalityDraft } from '../../domain/geography/check-place'
import { NO_BRANDING } from '../../domain/geography/branding'
import type { Municipality } from '../../domain/geography/geography'
import type { PlacedProvince, PlacedMunicipality } from '../../domain/geography/tree'
import { provincePathOf } from '../../domain/store-paths'
import { useRecord } from '../../lib/use-record'
import { BrandingFields } from './branding/BrandingFields'
import { MunicipalitySettings } from './MunicipalitySettings'
import { PlaceDialog } from './PlaceDialog'
import { PlaceField } from './PlaceField'
import { ZoneField } from './ZoneField'

interface MunicipalityDialogProps {
  /** The municipality that is changed; null for a new one. */
  municipality: PlacedMunicipality | null
  /** What is stored of it; null for a new one. */
  record: Municipality | null
  provinces: readonly PlacedProvince[]
  /** All municipalities, because no two may have the same key. */
  municipalities: readonly PlacedMunicipality[]
  onClose: () => void
}

const draftOf = (
  municipality: PlacedMunicipality | null,
  record: Municipality | null,
): MunicipalityDraft => ({
  nombre: municipality?.nombre ?? '',
  key: municipality?.key ?? '',
  idMuniCore: municipality?.idMuniCore ?? '',
  merchantCode: record?.merchantCode ?? '',
  provincePath: municipality ? provincePathOf(municipality.path) : '',
  centro: record?.ubicacion ? `${record.ubicacion.lat}, ${record.ubicacion.lng}` : '',
  videoHabilitado: record?.videoHabilitado === true,
  usarAWS: record?.usarAWS === true,
  geocodificador: record?.geocodificador ?? '',
  zonaHoraria: record?.zonaHoraria || (municipality?.zonaHoraria ?? ''),
  ...NO_BRANDING,
  ...record?.marca,
})

/** Adds a municipality to a province, or changes one (GEO-01, GEO-04, PAY-04). */
export function MunicipalityDialog({
  municipality,
  record,
  provinces,
  municipalities,
  onClose,
}: MunicipalityDialogProps) {
  const { t } = useTranslation('places')
  const [id] = useState(newPlaceId)
  const others = municipalities.filter(({ path }) => path !== municipality?.path)
  const taken = others.map(({ key }) => key)
  const form = useRecord(municipalityDraftSchema(taken), draftOf(municipality, record))
  const [sends, setSends] = useState(false)
  const save = async (typed: MunicipalityDraft) => {
    try {
      await (municipality ? changeMunicipality(municipality.path, typed) : addMunicipality(typed, id))
    } catch (error) {
      // The key of a municipality that is gone, or one taken meanwhile: the list does not have it.
      if (error instanceof KeyTakenError) form.setError('key', { message: 'keyTaken' })
      throw error
    }
  }
  return (
    <PlaceDialog
      title={municipality ? t('municipalities.change') : t('municipalities.new')}
      form={form}
      save={save}
      done={municipality ? t('municipalities.changed') : t('municipalities.added')}
      large
      disabled={sends}
      onClose={onClose}
    >
      {!municipality && (
        <PlaceField select name="provincePath" label={t('province')}>
          {provinces.map(({ path, nombre, pais }) => (
            <MenuItem key={path} value={path}>
              {`${nombre} (${pais})`}
            </MenuItem>
          ))}
        </PlaceField>
      )}
      <PlaceField name="nombre" label={t('municipalities.name')} autoFocus={municipality !== null} />
      <PlaceField
        name="key"
        label={t('municipalities.key')}
        help={municipality ? t('municipalities.keyChangeHelp') : t('municipalities.keyHelp')}
      />
      <PlaceField name="idMuniCore" label={t('municipalities.id')} help={t('municipalities.idHelp')} />
      <PlaceField
        name="merchantCode"
        label={t('municipalities.merchant')}
        help={t('municipalities.merchantHelp')}
        required={false}
      />
      <MunicipalitySettings />
      <ZoneField provinces={provinces} follows={!record?.zonaHoraria} />
      <BrandingFields
        municipalityId={municipality?.path.split('/').at(-1) ?? id}
        place={form.watch('nombre')}
        onSending={setSends}
      />
    </PlaceDialog>
  )
}
