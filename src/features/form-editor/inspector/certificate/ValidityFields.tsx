import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { MAX_VALID_DAYS, VALIDITIES } from '../../../../domain/form/certificate/layout'
import { useCertificate } from './use-certificate'
import { SettingSelect } from '../SettingSelect'

/** How long a certificate is valid. */
export function ValidityFields({ insists }: { insists: boolean }) {
  const { t } = useTranslation('editor')
  const { layout, faults, change, endTyping } = useCertificate()
  const { validez, dias, hasta } = layout
  const badDays = faults.includes('daysInvalid')
  const badDay = insists && faults.includes('dayInvalid')
  return (
    <>
      <SettingSelect
        label={t('certificate.validity')}
        value={validez}
        among={VALIDITIES}
        nameOf={(one) => t(`certificate.validities.${one}`)}
        onChange={(chosen) => change({ validez: chosen })}
      />
      {validez === 'dias' && (
        <TextField
          fullWidth
          label={t('certificate.days')}
          value={Number.isNaN(dias) ? '' : String(dias)}
          error={badDays}
          helperText={badDays ? t('certificate.daysInvalid', { most: MAX_VALID_DAYS }) : undefined}
          onChange={({ target }) => change({ dias: Number(target.value.replaceAll(/\D/g, '')) }, 'dias')}
          onBlur={() => endTyping('dias')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
        />
      )}
      {validez === 'hasta' && (
        <TextField
          fullWidth
          type="date"
          label={t('certificate.day')}
          value={hasta}
          error={badDay}
          helperText={badDay ? t('certificate.dayInvalid') : undefined}
          onChange={({ target }) => change({ hasta: target.value }, 'hasta')}
          onBlur={() => endTyping('hasta')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </>
  )
}
