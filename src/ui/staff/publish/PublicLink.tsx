import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths'
import { snippetFor } from '../../../lib/snippet'
import { CopyButton } from '../CopyButton'
import { GROWING } from '../growing'
import { QrCode } from '../../QrCode'

/** The address under which a public form is answered without signing in, to copy and to scan (EDIT-17), and what shows it in the town hall's website (REACH-03). */
export function PublicLink({ formId, title }: { formId: string; title: string }) {
  const { t } = useTranslation('staff')
  const link = location.origin + paths.publicAnswer.href(formId)
  const snippet = snippetFor({ home: location.origin, formId, title })
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
      <TextField
        fullWidth
        sx={GROWING.sx}
        label={t('publish.snippet')}
        helperText={t('publish.snippetHelp')}
        value={snippet}
        onFocus={(event) => event.target.select()}
        slotProps={{
          input: GROWING.input,
          htmlInput: { readOnly: true, spellCheck: false, dir: 'ltr' },
        }}
      />
      <CopyButton text={snippet} label={t('publish.copySnippet')} />
    </>
  )
}
