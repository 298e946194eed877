import { Alert, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths'
import { CopyButton } from '../../../ui/staff/CopyButton'
import { useEditor, useEditorState } from '../store/context'
import styles from './Inspector.module.css'
import { QrCode } from './QrCode'

/** The address under which a stored form is answered without signing in (EDIT-17). */
export function SharePanel() {
  const { t } = useTranslation('editor')
  const { isStored } = useEditor()
  const id = useEditorState(({ form }) => form.id)
  const isOpen = useEditorState(({ saved }) => saved.opcionales.publico)
  const link = location.origin + paths.publicAnswer.href(id)
  return (
    <section className={styles.fields} aria-labelledby="share-heading">
      <h3 id="share-heading" className={styles.subheading}>
        {t('share.heading')}
      </h3>
      {isStored ? (
        <>
          {isOpen ? null : (
            <Alert severity="info" role="note">
              {t('share.notPublic')}
            </Alert>
          )}
          <TextField
            fullWidth
            label={t('share.link')}
            value={link}
            onFocus={(event) => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <CopyButton text={link} label={t('share.copy')} />
          <QrCode text={link} label={t('share.qr')} />
        </>
      ) : (
        <p className={styles.help}>{t('share.unsaved')}</p>
      )}
    </section>
  )
}
