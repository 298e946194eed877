import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths'
import { CopyButton } from '../CopyButton'
import { QrCode } from '../../QrCode'

/** The address under which a public form is answered without signing in, to copy and to scan (EDIT-17). */
export function PublicLink({ formId }: { formId: string }) {
  const { t } = useTranslation('staff')
  const link = location.origin + paths.publicAnswer.href(formId)
  return (
    <>
      <TextField
        fullWidth
        label={t('publish.link')}
        value={link}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <CopyButton text={link} label={t('publish.copy')} />
      <QrCode text={link} label={t('publish.qr')} />
    </>
  )
}
