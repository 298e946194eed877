import { useTranslation } from 'react-i18next'
import type { Question } from '../../../domain/form/question'
import { MentionPicker } from '../rules/MentionPicker'
import { RuleField } from '../rules/RuleField'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import styles from './Inspector.module.css'
import { RowSettings } from './RowSettings'
import { Translations } from './Translations'

interface GridSettingsProps {
  id: string
  heading: Pick<Question, 'mostrarSi'>
}

/** What is set for a grid: what is answered in each of its rows, and when it is shown (KIND-05). */
export function GridSettings({ id, heading }: GridSettingsProps) {
  const { t } = useTranslation('editor')
  const { actions } = useEditor()
  const [first] = useEditorState(
    ({ form }) => indexOf(form.secciones).questions.get(id)?.rows ?? [],
    sameItems,
  )
  const owner = { kind: 'question', id } as const
  return (
    <div className={styles.fields}>
      {first === undefined ? <p className={styles.help}>{t('grid.noRows')}</p> : <RowSettings id={first} />}
      <h3 className={styles.subheading}>{t('rules.title')}</h3>
      <RuleField
        part={id}
        field="mostrarSi"
        label={t('rules.show')}
        addLabel={t('rules.addShow')}
        formula={heading.mostrarSi}
        onChange={(formula) =>
          actions.question(id, (found) => ({ ...found, mostrarSi: formula }), `mostrarSi-${id}`)
        }
      />
      <MentionPicker owner={owner} own={id} />
      <Translations
        texts={[
          { owner, field: 'titulo', label: t('note.heading') },
          { owner, field: 'descripcion', label: t('note.words'), multiline: true },
        ]}
      />
    </div>
  )
}
