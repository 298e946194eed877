import { withoutAnswers } from '../../../domain/text/without-answers'
import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { posterFile } from '../../../data/staff/catalogue'
import { PosterButton } from '../../../ui/staff/publish/PosterButton'
import { PublicLink } from '../../../ui/staff/publish/PublicLink'
import { useEditor, useEditorState } from '../store/context'
import styles from './Inspector.module.css'

/** The address under which a stored form is answered without signing in (EDIT-17). */
export function SharePanel() {
  const { t } = useTranslation('editor')
  const { isStored } = useEditor()
  const id = useEditorState(({ form }) => form.id)
  const title = useEditorState(({ form }) => withoutAnswers(form.titulo))
  const isOpen = useEditorState(({ saved }) => saved.opcionales.publico)
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
          <PublicLink formId={id} title={title} />
          {isOpen && <PosterButton make={(language) => posterFile({ formId: id, language })} name={id} />}
        </>
      ) : (
        <p className={styles.help}>{t('share.unsaved')}</p>
      )}
    </section>
  )
}
