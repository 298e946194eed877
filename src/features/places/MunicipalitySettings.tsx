import { FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GeocoderField } from './GeocoderField'
import { PlaceField } from './PlaceField'

/** Where the maps of a municipality begin, who searches its addresses, whether its forms ask for videos, where the management system keeps it (GEO-04). */
export function MunicipalitySettings() {
  const { t } = useTranslation('places')
  return (
    <>
      <PlaceField
        name="centro"
        label={t('municipalities.centre')}
        help={t('municipalities.centreHelp')}
        required={false}
      />
      <GeocoderField />
      <Stack sx={{ gap: 2 }}>
        <PlaceSwitch
          name="videoHabilitado"
          label={t('municipalities.video')}
          help={t('municipalities.videoHelp')}
        />
        <PlaceSwitch name="usarAWS" label={t('municipalities.aws')} help={t('municipalities.awsHelp')} />
      </Stack>
    </>
  )
}

function PlaceSwitch({ name, label, help }: { name: string; label: string; help: string }) {
  const id = useId()
  const { field, formState } = useController<Record<string, boolean>>({ name })
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={formState.isSubmitting}
        control={
          <Switch
            name={name}
            checked={field.value === true}
            onChange={(_, on) => field.onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{help}</FormHelperText>
    </div>
  )
}
