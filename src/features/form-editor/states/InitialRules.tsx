import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { addInitialRule, changeInitialRule, removeInitialRule } from '../../../domain/form/edit-initial-rules'
import { MAX_INITIAL_RULES, type InitialRule } from '../../../domain/form/initial-rule'
import type { States } from '../../../domain/form/state'
import { stateRef } from '../../../domain/form/state-ref'
import { FormRule } from '../rules/FormRule'
import { FormRules } from '../rules/FormRules'
import { useEditor, useEditorState } from '../store/context'

const NONE: readonly InitialRule[] = []
/** Where such a rule is stored. */
const FIELD = 'estadoInicial'

/** In which state answers begin that say something: rules of the form alone, which whoever answers is not told (LOGIC-01). */
export function InitialRules({ estados }: { estados: States }) {
  const { t } = useTranslation(['editor', 'staff'])
  const { store } = useEditor()
  const rules = useEditorState(({ form }) => form.estadoInicial ?? NONE)
  if (estados.disponibles.length < 2 && rules.length === 0) return null
  return (
    <FormRules
      field={FIELD}
      heading={t('states.begins.heading')}
      lead={t('states.begins.lead')}
      addLabel={t('states.begins.add')}
      hindrance={
        estados.disponibles.length < 2
          ? t('rules.statesMissing')
          : rules.length < MAX_INITIAL_RULES
            ? null
            : t('staff:ui.why.full', { most: MAX_INITIAL_RULES })
      }
      onAdd={(id) => store.edit((form) => addInitialRule(form, () => id))}
    >
      {rules.map((rule, at) => (
        <OneRule key={rule.id} rule={rule} number={at + 1} estados={estados} />
      ))}
    </FormRules>
  )
}

interface OneRuleProps {
  rule: InitialRule
  number: number
  estados: States
}

function OneRule({ rule: { id, si, estado }, number, estados }: OneRuleProps) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const isThere = estados.disponibles.some((state) => stateRef(state) === estado)
  return (
    <FormRule
      field={FIELD}
      id={id}
      label={t('states.begins.rule', { number })}
      formula={si}
      onChange={(formula) =>
        store.edit((form) => changeInitialRule(form, id, { si: formula }), `begins-${id}`)
      }
      onRemove={() => store.edit((form) => removeInitialRule(form, id))}
    >
      <TextField
        select
        fullWidth
        label={t('states.begins.state')}
        value={isThere ? estado : ''}
        error={!isThere}
        helperText={isThere ? null : t('states.begins.gone')}
        disabled={readOnly}
        onChange={({ target }) => store.edit((form) => changeInitialRule(form, id, { estado: target.value }))}
      >
        {estados.disponibles.map((state) => (
          <MenuItem key={state.id} value={stateRef(state)}>
            {state.nombre}
          </MenuItem>
        ))}
      </TextField>
    </FormRule>
  )
}
