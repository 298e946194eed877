import { useTranslation } from 'react-i18next'
import type { Check } from '../../../domain/form/check'
import { addClosing, changeClosing, MAX_CLOSINGS, removeClosing } from '../../../domain/form/edit-closings'
import { SettingText } from '../inspector/SettingText'
import { FormRule } from '../rules/FormRule'
import { FormRules } from '../rules/FormRules'
import { useEditor, useEditorState } from '../store/context'

const NONE: readonly Check[] = []
const FIELD = 'cierres'

/** Whom the form lets go no further by rules that nobody who answers can read: the server works them out (LOGIC-01). */
export function SecretClosings() {
  const { t } = useTranslation(['editor', 'staff'])
  const { store } = useEditor()
  const closings = useEditorState(({ form }) => form.cierres ?? NONE)
  return (
    <FormRules
      field={FIELD}
      heading={t('closings.heading')}
      lead={t('closings.lead')}
      addLabel={t('closings.add')}
      hindrance={closings.length < MAX_CLOSINGS ? null : t('staff:ui.why.full', { most: MAX_CLOSINGS })}
      onAdd={(id) => store.edit((form) => addClosing(form, () => id))}
    >
      {closings.map((closing, at) => (
        <OneClosing key={closing.id} closing={closing} number={at + 1} />
      ))}
    </FormRules>
  )
}

function OneClosing({ closing: { id, regla }, number }: { closing: Check; number: number }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  return (
    <FormRule
      field={FIELD}
      id={id}
      label={t('closings.rule', { number })}
      formula={regla}
      onChange={(formula) =>
        store.edit((form) => changeClosing(form, id, (one) => ({ ...one, regla: formula })), `closing-${id}`)
      }
      onRemove={() => store.edit((form) => removeClosing(form, id))}
    >
      <SettingText
        owner={{ kind: 'closing', id }}
        field="mensaje"
        label={t('rules.closeMessage')}
        help={t('closings.messageHelp')}
        multiline
      />
    </FormRule>
  )
}
