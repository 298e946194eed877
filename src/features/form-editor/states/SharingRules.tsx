import AddIcon from '@mui/icons-material/Add'
import { Autocomplete, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listAssignees } from '../../../data/staff/assignment'
import { isGroup } from '../../../domain/assignment/group'
import { addSharingRule, changeSharingRule, removeSharingRule } from '../../../domain/assignment/sharing'
import { MAX_SHARING_PEOPLE, MAX_SHARING_RULES, type SharingRule } from '../../../domain/form/sharing-rule'
import { formRuleProblem } from '../../../domain/form-logic/form-rule'
import { RuleEditor } from '../rules/RuleEditor'
import { useProblemWords } from '../rules/use-problem-words'
import { useEditor, useEditorState } from '../store/context'
import { focusLater, focusWithinLater, ruleId } from '../store/element-ids'
import styles from './StatesPanel.module.css'

const NONE: readonly SharingRule[] = []
/** Where such a rule is stored. */
const FIELD = 'reparto'
const ADDER = 'add-sharing-rule'
/** Such a rule stands in no row. */
const NOWHERE: readonly string[] = []

/** Whose turn new answers are, by what was answered and turn by turn (REACH-08). */
export function SharingRules() {
  const { t } = useTranslation('editor')
  const { store, newId, readOnly } = useEditor()
  const rules = useEditorState(({ form }) => form.reparto ?? NONE)
  const add = (): void => {
    const id = newId()
    store.edit((form) => addSharingRule(form, () => id))
    focusWithinLater(ruleId('', FIELD, id))
  }
  return (
    <section className={styles.begins} aria-labelledby="sharing-heading">
      <h3 id="sharing-heading">{t('states.sharing.heading')}</h3>
      <p className={styles.lead}>{t('states.sharing.lead')}</p>
      {rules.map((rule, at) => (
        <OneRule key={rule.id} rule={rule} number={at + 1} />
      ))}
      <div>
        <Button
          startIcon={<AddIcon aria-hidden />}
          disabled={readOnly || rules.length >= MAX_SHARING_RULES}
          id={ADDER}
          onClick={add}
        >
          {t('states.sharing.add')}
        </Button>
      </div>
    </section>
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
  const formId = useEditorState(({ form }) => form.id)
  const secciones = useEditorState(({ form }) => form.secciones)
  const hasArea = secciones.some(({ areaAsociada }) => areaAsociada !== null)
  const wordsOf = useProblemWords()
  const problem = formRuleProblem(si, secciones)
  const { data, isError } = useQuery({
    queryKey: ['assignees', formId],
    queryFn: () => listAssignees(formId),
    enabled: !readOnly && formId !== '',
  })
  const names = new Map(
    data?.people.map(({ username, name }) => [
      username,
      isGroup(username) ? t('states.sharing.group', { name }) : name,
    ]),
  )
  return (
    <RuleEditor
      id={ruleId('', FIELD, id)}
      label={t('states.sharing.rule', { number })}
      own=""
      here={NOWHERE}
      isSaid
      formula={si}
      problem={problem && wordsOf(problem)}
      onChange={(formula) =>
        store.edit((form) => changeSharingRule(form, id, { si: formula }), `sharing-${id}`)
      }
      onRemove={() => {
        store.edit((form) => removeSharingRule(form, id))
        focusLater(ADDER)
      }}
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
    </RuleEditor>
  )
}
