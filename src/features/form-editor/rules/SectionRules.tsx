import { CHECK_TYPES } from '../../../domain/form/check'
import type { Section, SectionFormula } from '../../../domain/form/section'
import { hideClosing } from '../../../domain/form/edit-closings'
import { ownChecks } from '../../../domain/form/edit-form-checks'
import { useEditor } from '../store/context'
import { RULES_ID } from '../store/element-ids'
import { ChecksEditor } from './ChecksEditor'
import { Limits } from './Limits'
import { PartRule } from './PartRule'
import styles from './rules.module.css'

const NUMBER = { is: 'number' } as const

interface SectionRulesProps {
  id: string
  rules: Pick<Section, SectionFormula | 'validaciones' | 'repetible'>
}

/** What a section does by itself: whether it is asked, how many rows it has, what it checks, whom it lets go on (LOGIC-01). */
export function SectionRules({ id, rules }: SectionRulesProps) {
  const { actions, store } = useEditor()
  const set = (field: SectionFormula) => (formula: string) =>
    actions.section(id, (section) => ({ ...section, [field]: formula }), `${field}-${id}`)
  return (
    <div id={RULES_ID} className={styles.rules}>
      <PartRule id={id} field="mostrarSi" rules={rules} set={set} />
      {rules.repetible ? <PartRule id={id} field="filas" rules={rules} set={set} /> : null}
      {rules.repetible && rules.filas === '' ? (
        <Limits id={id} of="rows" type={NUMBER} rules={rules} set={set} />
      ) : null}
      <ChecksEditor
        id={id}
        checks={ownChecks(rules)}
        types={CHECK_TYPES}
        ownerOf={(check) => ({ kind: 'sectionCheck', section: id, id: check })}
        change={(edit, group) => actions.section(id, edit, group)}
        onHide={(check) => {
          store.edit((form) => hideClosing(form, id, check))
          store.show({ selection: { kind: 'logic' }, area: 'canvas' })
        }}
      />
    </div>
  )
}
