import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Check } from '../../../domain/form/check'
import { addClosing, changeClosing, MAX_CLOSINGS, removeClosing } from '../../../domain/form/edit-closings'
import { formRuleProblem } from '../../../domain/form-logic/form-rule'
import { SettingText } from '../inspector/SettingText'
import { RuleEditor } from '../rules/RuleEditor'
import { useProblemWords } from '../rules/use-problem-words'
import styles from '../states/StatesPanel.module.css'
import { useEditor, useEditorState } from '../store/context'
import { focusLater, focusWithinLater, ruleId } from '../store/element-ids'

const NONE: readonly Check[] = []
const FIELD = 'cierres'
/** Element id of the button that adds one. */
const ADDER = 'add-closing'
/** Such a rule stands in no row. */
const NOWHERE: readonly string[] = []

/** Whom the form lets go no further by rules that nobody who answers can read: the server works them out (LOGIC-01). */
export function SecretClosings() {
  const { t } = useTranslation('editor')
  const { store, newId, readOnly } = useEditor()
  const closings = useEditorState(({ form }) => form.cierres ?? NONE)
  const add = (): void => {
    const id = newId()
    store.edit((form) => addClosing(form, () => id))
    focusWithinLater(ruleId('', FIELD, id))
  }
  return (
    <section className={styles.begins} aria-labelledby="closings-heading">
      <h3 id="closings-heading">{t('closings.heading')}</h3>
      <p className={styles.lead}>{t('closings.lead')}</p>
      {closings.map((closing, at) => (
        <OneClosing key={closing.id} closing={closing} number={at + 1} />
      ))}
      <div>
        <Button
          startIcon={<AddIcon aria-hidden />}
          disabled={readOnly || closings.length >= MAX_CLOSINGS}
          id={ADDER}
          onClick={add}
        >
          {t('closings.add')}
        </Button>
      </div>
    </section>
  )
}

function OneClosing({ closing: { id, regla }, number }: { closing: Check; number: number }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const wordsOf = useProblemWords()
  const problem = formRuleProblem(regla, secciones)
  return (
    <RuleEditor
      id={ruleId('', FIELD, id)}
      label={t('closings.rule', { number })}
      own=""
      here={NOWHERE}
      isSaid
      formula={regla}
      problem={problem ? wordsOf(problem) : null}
      onChange={(formula) =>
        store.edit((form) => changeClosing(form, id, (one) => ({ ...one, regla: formula })), `closing-${id}`)
      }
      onRemove={() => {
        store.edit((form) => removeClosing(form, id))
        focusLater(ADDER)
      }}
    >
      <SettingText
        owner={{ kind: 'closing', id }}
        field="mensaje"
        label={t('rules.closeMessage')}
        help={t('closings.messageHelp')}
        multiline
      />
    </RuleEditor>
  )
}
