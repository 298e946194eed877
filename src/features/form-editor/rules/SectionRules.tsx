import { useTranslation } from 'react-i18next'
import { CHECK_TYPES } from '../../../domain/form/check'
import type { Section, SectionFormula } from '../../../domain/form/section'
import { useEditor } from '../store/context'
import { ChecksEditor } from './ChecksEditor'
import { LimitField } from './LimitField'
import { RuleField } from './RuleField'
import styles from './rules.module.css'

const NUMBER = { is: 'number' } as const

interface SectionRulesProps {
  id: string
  rules: Pick<Section, SectionFormula | 'validaciones' | 'repetible'>
}

/** What a section does by itself: whether it is asked, how many rows it has, what it checks, whom it lets go on (LOGIC-01). */
export function SectionRules({ id, rules }: SectionRulesProps) {
  const { t } = useTranslation('editor')
  const { actions } = useEditor()
  const set = (field: SectionFormula) => (formula: string) =>
    actions.section(id, (section) => ({ ...section, [field]: formula }), `${field}-${id}`)
  return (
    <div className={styles.rules}>
      <RuleField
        part={id}
        field="mostrarSi"
        label={t('rules.show')}
        addLabel={t('rules.addShow')}
        formula={rules.mostrarSi}
        onChange={set('mostrarSi')}
      />
      {rules.repetible ? (
        <RuleField
          part={id}
          field="filas"
          label={t('rules.rows')}
          addLabel={t('rules.addRows')}
          formula={rules.filas}
          onChange={set('filas')}
        />
      ) : null}
      {rules.repetible && rules.filas === '' ? (
        <div className={styles.limits}>
          {(['minimo', 'maximo'] as const).map((field) => (
            <LimitField
              key={field}
              id={id}
              field={field}
              type={NUMBER}
              label={t(`rules.${field}.rows`)}
              formula={rules[field]}
              onChange={set(field)}
            />
          ))}
        </div>
      ) : null}
      <ChecksEditor
        id={id}
        checks={rules.validaciones}
        types={CHECK_TYPES}
        ownerOf={(check) => ({ kind: 'sectionCheck', section: id, id: check })}
        change={(edit, group) => actions.section(id, edit, group)}
      />
    </div>
  )
}
