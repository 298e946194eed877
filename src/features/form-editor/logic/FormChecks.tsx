import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Check } from '../../../domain/form/check'
import {
  addFormCheck,
  changeFormCheck,
  formChecksOf,
  removeFormCheck,
} from '../../../domain/form/edit-form-checks'
import { formRuleProblem } from '../../../domain/form-logic/form-rule'
import { SettingSelect } from '../inspector/SettingSelect'
import { SettingText } from '../inspector/SettingText'
import { RuleEditor } from '../rules/RuleEditor'
import { useProblemWords } from '../rules/use-problem-words'
import styles from '../states/StatesPanel.module.css'
import { useEditor, useEditorState } from '../store/context'
import { focusLater, focusWithinLater, ruleId } from '../store/element-ids'

const FIELD = 'validacion'
/** Element id of the button that adds one. */
const ADDER = 'add-form-check'
/** Such a rule stands in no row. */
const NOWHERE: readonly string[] = []
const TYPES = ['error', 'aviso'] as const

/** What the form checks as a whole, told at its end whichever sections are asked (LOGIC-01). */
export function FormChecks() {
  const { t } = useTranslation('editor')
  const { store, newId, readOnly } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const checks = useMemo(() => formChecksOf(secciones), [secciones])
  const add = (): void => {
    const id = newId()
    store.edit((form) => ({ ...form, secciones: addFormCheck(form.secciones, () => id) }))
    focusWithinLater(ruleId('', FIELD, id))
  }
  return (
    <section className={styles.begins} aria-labelledby="form-checks-heading">
      <h3 id="form-checks-heading">{t('formChecks.heading')}</h3>
      <p className={styles.lead}>{t('formChecks.lead')}</p>
      {checks.map(({ section, check }, at) => (
        <OneCheck key={check.id} section={section} check={check} number={at + 1} />
      ))}
      <div>
        <Button
          startIcon={<AddIcon aria-hidden />}
          disabled={readOnly || secciones.length === 0}
          id={ADDER}
          onClick={add}
        >
          {t('formChecks.add')}
        </Button>
      </div>
    </section>
  )
}

interface OneCheckProps {
  section: string
  check: Check
  number: number
}

function OneCheck({ section, check: { id, regla, tipo }, number }: OneCheckProps) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const wordsOf = useProblemWords()
  const problem = formRuleProblem(regla, secciones)
  const edit = (change: Partial<Check>): void =>
    store.edit(
      (form) => ({
        ...form,
        secciones: changeFormCheck(form.secciones, id, (one) => ({ ...one, ...change })),
      }),
      `check-${id}`,
    )
  return (
    <RuleEditor
      id={ruleId('', FIELD, id)}
      label={t('formChecks.rule', { number })}
      own=""
      here={NOWHERE}
      isSaid
      formula={regla}
      problem={problem ? wordsOf(problem) : null}
      onChange={(formula) => edit({ regla: formula })}
      onRemove={() => {
        store.edit((form) => ({ ...form, secciones: removeFormCheck(form.secciones, id) }))
        focusLater(ADDER)
      }}
    >
      <SettingText
        owner={{ kind: 'sectionCheck', section, id }}
        field="mensaje"
        label={t('rules.message')}
        multiline
      />
      <SettingSelect
        label={t('rules.whenFails')}
        value={tipo === 'aviso' ? tipo : 'error'}
        among={TYPES}
        nameOf={(one) => t(`rules.checkType.${one}`)}
        disabled={readOnly}
        onChange={(one) => edit({ tipo: one })}
      />
    </RuleEditor>
  )
}
