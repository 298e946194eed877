import AddIcon from '@mui/icons-material/Add'
import { useTranslation } from 'react-i18next'
import { formCounts } from '../../../domain/form/form-counts'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { OutlineEntry } from './OutlineEntry'
import styles from './Outline.module.css'
import { OutlineSection } from './OutlineSection'

/** Everything of the form by its name: to see its build and to get to a place (EDIT-16). */
export function Outline() {
  const { t } = useTranslation('editor')
  const { actions, readOnly } = useEditor()
  const ids = useEditorState(({ form }) => form.secciones.map(({ id }) => id), sameItems)
  const states = useEditorState(({ form }) => form.estados.disponibles.length)
  const counts = useEditorState(({ form }) => formCounts(form.secciones), sameItems)
  return (
    <nav className={styles.outline} aria-label={t('outline.label')}>
      <ul className={styles.list}>
        <OutlineEntry selection={{ kind: 'form' }} label={t('outline.form')} />
        <OutlineEntry selection={{ kind: 'states' }} label={t('outline.states')} note={String(states)} />
      </ul>
      <h2 className={styles.heading}>{t('outline.sections')}</h2>
      <ol className={styles.list}>
        {ids.map((id, position) => (
          <OutlineSection key={id} id={id} number={position + 1} t={t} />
        ))}
      </ol>
      {readOnly ? null : (
        <button type="button" className={styles.add} onClick={() => actions.addSection()}>
          <AddIcon fontSize="small" aria-hidden />
          {t('section.add')}
        </button>
      )}
      <p className={styles.counts}>
        {t('outline.counts', {
          sections: t('outline.sectionCount', { count: counts.sections }),
          questions: t('outline.questionCount', { count: counts.questions }),
        })}
      </p>
    </nav>
  )
}
