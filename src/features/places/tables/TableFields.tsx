import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RecordField } from '../../../ui/staff/RecordField'

/** What a table is called, and who may read it. */
export function TableFields() {
  const { t } = useTranslation('places')
  return (
    <>
      <RecordField
        required
        autoFocus
        name="nombre"
        label={t('tables.name')}
        faultWords={() => t('tables.faultName')}
      />
      <div>
        <Controller
          name="publica"
          render={({ field: { value, onChange } }) => (
            <FormControlLabel
              control={<Switch checked={value === true} onChange={(_, on) => onChange(on)} />}
              label={t('tables.public')}
            />
          )}
        />
        <FormHelperText>{t('tables.publicHelp')}</FormHelperText>
      </div>
    </>
  )
}
