import { MenuItem } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { PlaceField } from './PlaceField'

/** How long answers of the municipality are kept where forms say nothing, and no shorter than what (OPS-02). */
export function RetentionFields() {
  const { t } = useTranslation('places')
  return (
    <>
      <PlaceField
        name="guardaMinimo"
        label={t('municipalities.keepLeast')}
        help={t('municipalities.keepLeastHelp')}
        required={false}
      />
      <PlaceField
        name="guardaDias"
        label={t('municipalities.keepDays')}
        help={t('municipalities.keepDaysHelp')}
        required={false}
      />
      <PlaceField select name="guardaDesde" label={t('municipalities.keepFrom')}>
        <MenuItem value="creacion">{t('municipalities.keepFromGiven')}</MenuItem>
        <MenuItem value="cambio">{t('municipalities.keepFromChanged')}</MenuItem>
      </PlaceField>
      <PlaceField select name="guardaAccion" label={t('municipalities.keepEnd')}>
        <MenuItem value="borrar">{t('municipalities.keepErase')}</MenuItem>
        <MenuItem value="anonimizar">{t('municipalities.keepBlank')}</MenuItem>
      </PlaceField>
    </>
  )
}
