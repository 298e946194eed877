import { Alert, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addMunicipality,
  changeMunicipality,
  checkMuniCoreId,
  KeyTakenError,
  newPlaceId,
} from '../../data/staff/places'
import {
  municipalityDraftSchema,
  typedRetention,
  type MunicipalityDraft,
} from '../../domain/geography/check-place'
import { writeHolidays } from '../../domain/geography/holidays'
import { NO_BRANDING } from '../../domain/geography/branding'
import type { Municipality } from '../../domain/geography/geography'
import type { PlacedProvince, PlacedMunicipality } from '../../domain/geography/tree'
import { provincePathOf } from '../../domain/store-paths'
import { useRecord } from '../../lib/use-record'
import { BrandingFields } from './branding/BrandingFields'
import { ContactFields } from './branding/ContactFields'
import { CheckedGeocoder } from './checks/CheckedGeocoder'
import { CheckedMerchant, CheckedSystems } from './checks/CheckedSystems'
import { IdNotKnown } from './failure'
import { GeocoderField } from './GeocoderField'
import { MunicipalityPart } from './MunicipalityPart'
import { PlaceDialog } from './PlaceDialog'
import { PlaceField } from './PlaceField'
import { PlaceSwitch } from './PlaceSwitch'
import { RetentionFields } from './RetentionFields'
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
  festivos: writeHolidays(record?.festivos ?? []),
  ...NO_BRANDING,
  ...record?.marca,
  ...typedRetention(record?.retencion),
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
  const formerId = municipality?.idMuniCore ?? ''
  const takenIds = others.map(({ idMuniCore }) => idMuniCore).filter((other) => other !== formerId)
  const form = useRecord(municipalityDraftSchema(taken, takenIds), draftOf(municipality, record))
  // The id that could not be checked: saved once more it is saved as it is.
  const [unchecked, setUnchecked] = useState<string | null>(null)
  const [sends, setSends] = useState(false)
  /** Asks the management system for an id that is new here. */
  const check = async ({ idMuniCore, usarAWS }: MunicipalityDraft) => {
    if (idMuniCore === formerId || idMuniCore === unchecked) return
    const outcome = await checkMuniCoreId({ idMuniCore, usarAWS })
    if (outcome === 'known') return
    if (outcome === 'unchecked') setUnchecked(idMuniCore)
    else form.setError('idMuniCore', { message: 'idUnknown' })
    throw new IdNotKnown()
  }
  const save = async (typed: MunicipalityDraft) => {
    try {
      await check(typed)
      await (municipality
        ? changeMunicipality(municipality.path, typed, formerId)
        : addMunicipality(typed, id))
    } catch (error) {
      // The key of a municipality that is gone, or one taken meanwhile: the list does not have it.
      if (error instanceof KeyTakenError)
        form.setError(error.field, { message: error.field === 'key' ? 'keyTaken' : 'idTaken' })
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
      hindrance={sends ? t('branding.logoSending') : null}
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
      <BrandingFields municipalityId={municipality?.path.split('/').at(-1) ?? id} onSending={setSends} />
      <ContactFields />
      <MunicipalityPart title={t('municipalities.partPlaces')}>
        <PlaceField
          name="centro"
          label={t('municipalities.centre')}
          help={t('municipalities.centreHelp')}
          required={false}
        />
        <GeocoderField />
        <CheckedGeocoder />
        <ZoneField provinces={provinces} follows={!record?.zonaHoraria} />
        <PlaceField
          name="festivos"
          label={t('municipalities.holidays')}
          help={t('municipalities.holidaysHelp')}
          required={false}
          multiline
          maxRows={8}
        />
      </MunicipalityPart>
      <MunicipalityPart title={t('municipalities.partSystems')} help={t('municipalities.partSystemsHelp')}>
        <PlaceField name="idMuniCore" label={t('municipalities.id')} help={t('municipalities.idHelp')} />
        {unchecked !== null && unchecked === form.watch('idMuniCore').trim() && (
          <Alert severity="warning" role="alert">
            {t('municipalities.idUnchecked', { id: unchecked })}
          </Alert>
        )}
        <PlaceSwitch name="usarAWS" label={t('municipalities.aws')} help={t('municipalities.awsHelp')} />
        <CheckedSystems />
      </MunicipalityPart>
      <MunicipalityPart title={t('municipalities.partPayments')}>
        <PlaceField
          name="merchantCode"
          label={t('municipalities.merchant')}
          help={t('municipalities.merchantHelp')}
          required={false}
        />
        <CheckedMerchant />
      </MunicipalityPart>
      <MunicipalityPart title={t('municipalities.partKeeping')}>
        <PlaceSwitch
          name="videoHabilitado"
          label={t('municipalities.video')}
          help={t('municipalities.videoHelp')}
        />
        <RetentionFields />
      </MunicipalityPart>
    </PlaceDialog>
  )
}
