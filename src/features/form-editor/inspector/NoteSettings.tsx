import { useTranslation } from 'react-i18next'
import type { Question } from '../../../domain/form/question'
import { MentionPicker } from '../rules/MentionPicker'
import { RuleField } from '../rules/RuleField'
import { useEditor } from '../store/context'
import styles from './Inspector.module.css'
import { KindPicker } from './KindPicker'
import { Translations } from './Translations'

interface NoteSettingsProps {
  id: string
  note: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'mostrarSi'>
}

/** What is set for a part that tells something and asks nothing: when it is shown, and its words in other languages (KIND-03). */
export function NoteSettings({ id, note }: NoteSettingsProps) {
  const { t } = useTranslation('editor')
  const { actions } = useEditor()
  const owner = { kind: 'question', id } as const
  return (
    <div className={styles.fields}>
      <KindPicker id={id} question={note} optionCount={0} />
      <h3 className={styles.subheading}>{t('rules.title')}</h3>
      <RuleField
        part={id}
        field="mostrarSi"
        label={t('rules.show')}
        addLabel={t('rules.addShow')}
        formula={note.mostrarSi}
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
