import { useEditor } from '../store/context'
import { focusWithinLater, ruleId } from '../store/element-ids'
import own from './LogicPanel.module.css'
import type { ListedRules } from './use-form-rules'

/** Rules of the form itself as sentences; each leads to where it is made. */
export function FormRuleItem({ listed }: { listed: ListedRules }) {
  const { store } = useEditor()
  const { field, panel, heading, rules, faults } = listed
  const open = (id: string): void => {
    store.show({ selection: { kind: panel }, area: 'canvas' })
    focusWithinLater(ruleId('', field, id))
  }
  return (
    <li className={own.part}>
      <p className={own.kind}>{heading}</p>
      <dl className={own.rules}>
        {rules.map(({ id, label, sentence, faults: wrong }) => (
          <div key={id}>
            <dt>
              <button type="button" className={own.name} onClick={() => open(id)}>
                {label}
              </button>
            </dt>
            <dd>{sentence}</dd>
            {wrong.map((fault) => (
              <dd key={fault} className={own.fault}>
                {fault}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {faults.map((fault) => (
        <p key={fault} className={own.fault}>
          {fault}
        </p>
      ))}
    </li>
  )
}
