import { useTranslation } from 'react-i18next'
import { SettingText } from '../SettingText'

/** The text of the public voucher (EDIT-03); it is translated with the other texts of the form. */
export function VoucherText() {
  const { t } = useTranslation('editor')
  return (
    <SettingText
      owner={{ kind: 'form' }}
      field="customizedVoucherText"
      label={t('voucher.label')}
      help={t('voucher.help')}
      multiline
    />
  )
}
