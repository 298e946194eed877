import { Autocomplete, FormControlLabel, Switch, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { addSharingRule, changeSharingRule, removeSharingRule } from '../../../domain/assignment/sharing'
import { MAX_SHARING_PEOPLE, MAX_SHARING_RULES, type SharingRule } from '../../../domain/form/sharing-rule'
import { FormRule } from '../rules/FormRule'
import { FormRules } from '../rules/FormRules'
import { useEditor, useEditorState } from '../store/context'
import styles from './StatesPanel.module.css'
import { useAssigneeNames } from './use-assignee-names'

const NONE: readonly SharingRule[] = []
/** Where such a rule is stored. */
const FIELD = 'reparto'

/** Whose turn new answers are, by what was answered and turn by turn (REACH-08). */
export function SharingRules() {
  const { t } = useTranslation(['editor', 'staff'])
  const { store } = useEditor()
  const rules = useEditorState(({ form }) => form.reparto ?? NONE)
  return (
    <FormRules
      field={FIELD}
      heading={t('states.sharing.heading')}
      lead={t('states.sharing.lead')}
      addLabel={t('states.sharing.add')}
      hindrance={
        rules.length < MAX_SHARING_RULES ? null : t('staff:ui.why.full', { most: MAX_SHARING_RULES })
      }
      onAdd={(id) => store.edit((form) => addSharingRule(form, () => id))}
    >
      {rules.map((rule, at) => (
        <OneRule key={rule.id} rule={rule} number={at + 1} />
      ))}
    </FormRules>
  )
}

function OneRule({
  rule: { id, si, personas, porArea = false },
  number,
}: {
  rule: SharingRule
  number: number
}) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const hasArea = secciones.some(({ areaAsociada }) => areaAsociada !== null)
  const { names, isError } = useAssigneeNames()
  return (
    <FormRule
      field={FIELD}
      id={id}
      label={t('states.sharing.rule', { number })}
      formula={si}
      onChange={(formula) =>
        store.edit((form) => changeSharingRule(form, id, { si: formula }), `sharing-${id}`)
      }
      onRemove={() => store.edit((form) => removeSharingRule(form, id))}
    >
      {si === '' ? <p className={styles.lead}>{t('states.sharing.always')}</p> : null}
      <FormControlLabel
        control={
          <Switch
            checked={porArea}
            disabled={readOnly}
            onChange={(_event, isOn) =>
              store.edit((form) => changeSharingRule(form, id, { porArea: isOn || undefined }))
            }
          />
        }
        label={t('states.sharing.byArea')}
      />
      {porArea ? (
        <p className={styles.lead}>
          {t(hasArea ? 'states.sharing.byAreaHelp' : 'states.sharing.byAreaNone')}
        </p>
      ) : (
        <Autocomplete
          multiple
          options={[...new Set([...names.keys(), ...personas])]}
          value={personas}
          disabled={readOnly}
          noOptionsText={t('states.sharing.nobody')}
          getOptionLabel={(username) => names.get(username) ?? username}
          onChange={(_event, chosen) =>
            store.edit((form) =>
              changeSharingRule(form, id, { personas: chosen.slice(0, MAX_SHARING_PEOPLE) }),
            )
          }
          renderInput={(given) => (
            <TextField
              {...given}
              label={t('states.sharing.people')}
              error={personas.length === 0}
              helperText={isError ? t('states.sharing.failed') : t('states.sharing.peopleHelp')}
            />
          )}
        />
      )}
    </FormRule>
  )
}
