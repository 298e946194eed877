import { useTranslation } from 'react-i18next'
import { changeBranch } from '../../../domain/form/edit-branches'
import { RuleField } from '../rules/RuleField'
import { useEditor, useEditorState } from '../store/context'
import { RULES_ID } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import styles from './Inspector.module.css'
import { Translations } from './Translations'

/** What can be set for a condition besides its words and questions. */
export function BranchSettings({ section, id }: { section: string; id: string }) {
  const { t } = useTranslation('editor')
  const { actions } = useEditor()
  const mostrarSi = useEditorState(
    ({ form }) => indexOf(form.secciones).conditions.get(id)?.condition.mostrarSi ?? '',
  )
  return (
    <div className={styles.fields}>
      <p className={styles.help}>{t('condition.help')}</p>
      <div id={RULES_ID}>
        <RuleField
          part={id}
          field="mostrarSi"
          label={t('rules.offer')}
          addLabel={t('rules.addOffer')}
          formula={mostrarSi}
          onChange={(formula) =>
            actions.section(
              section,
              (found) => changeBranch(found, id, (branch) => ({ ...branch, mostrarSi: formula })),
              `mostrarSi-${id}`,
            )
          }
        />
      </div>
      <Translations
        texts={[
          { owner: { kind: 'condition', section, id }, field: 'condition', label: t('condition.words') },
        ]}
      />
    </div>
  )
}
