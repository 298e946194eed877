import AddIcon from '@mui/icons-material/Add'
import { Button, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formRuleProblem } from '../../../domain/form-logic/form-rule'
import { addInitialRule, changeInitialRule, removeInitialRule } from '../../../domain/form/edit-initial-rules'
import { MAX_INITIAL_RULES, type InitialRule } from '../../../domain/form/initial-rule'
import type { States } from '../../../domain/form/state'
import { stateRef } from '../../../domain/form/state-ref'
import { RuleEditor } from '../rules/RuleEditor'
import { useProblemWords } from '../rules/use-problem-words'
import { useEditor, useEditorState } from '../store/context'
import { focusLater, focusWithinLater, ruleId } from '../store/element-ids'
import styles from './StatesPanel.module.css'

const NONE: readonly InitialRule[] = []
/** Where such a rule is stored. */
const FIELD = 'estadoInicial'
const ADDER = 'add-initial-rule'

/** In which state answers begin that say something: rules of the form alone, which whoever answers is not told (LOGIC-01). */
export function InitialRules({ estados }: { estados: States }) {
  const { t } = useTranslation('editor')
  const { store, newId, readOnly } = useEditor()
  const rules = useEditorState(({ form }) => form.estadoInicial ?? NONE)
  if (estados.disponibles.length < 2 && rules.length === 0) return null
  const add = (): void => {
    const id = newId()
    store.edit((form) => addInitialRule(form, () => id))
    focusWithinLater(ruleId('', FIELD, id))
  }
  return (
    <section className={styles.begins} aria-labelledby="begins-heading">
      <h3 id="begins-heading">{t('states.begins.heading')}</h3>
      <p className={styles.lead}>{t('states.begins.lead')}</p>
      {rules.map((rule, at) => (
        <OneRule key={rule.id} rule={rule} number={at + 1} estados={estados} />
      ))}
      <div>
        <Button
          startIcon={<AddIcon aria-hidden />}
          disabled={readOnly || rules.length >= MAX_INITIAL_RULES || estados.disponibles.length < 2}
          id={ADDER}
          onClick={add}
        >
          {t('states.begins.add')}
        </Button>
      </div>
    </section>
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
  const secciones = useEditorState(({ form }) => form.secciones)
  const wordsOf = useProblemWords()
  const problem = formRuleProblem(si, secciones)
  const isThere = estados.disponibles.some((state) => stateRef(state) === estado)
  return (
    <RuleEditor
      id={ruleId('', FIELD, id)}
      label={t('states.begins.rule', { number })}
      own=""
      here={NOWHERE}
      isSaid
      formula={si}
      problem={problem ? wordsOf(problem) : null}
      onChange={(formula) =>
        store.edit((form) => changeInitialRule(form, id, { si: formula }), `begins-${id}`)
      }
      onRemove={() => {
        store.edit((form) => removeInitialRule(form, id))
        focusLater(ADDER)
      }}
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
    </RuleEditor>
  )
}

/** Such a rule stands in no row. */
const NOWHERE: readonly string[] = []
