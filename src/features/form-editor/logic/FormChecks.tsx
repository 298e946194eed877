import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Check } from '../../../domain/form/check'
import { MAX_CHECKS } from '../../../domain/form/edit-checks'
import {
  addFormCheck,
  changeFormCheck,
  formChecksOf,
  removeFormCheck,
} from '../../../domain/form/edit-form-checks'
import { SettingSelect } from '../inspector/SettingSelect'
import { SettingText } from '../inspector/SettingText'
import { CheckHelp } from '../rules/CheckHelp'
import { FormRule } from '../rules/FormRule'
import { FormRules } from '../rules/FormRules'
import { useEditor, useEditorState } from '../store/context'

const FIELD = 'validacion'
const TYPES = ['error', 'aviso'] as const

/** What the form checks as a whole, told at its end whichever sections are asked (LOGIC-01). */
export function FormChecks() {
  const { t } = useTranslation(['editor', 'staff'])
  const { store } = useEditor()
  const secciones = useEditorState(({ form }) => form.secciones)
  const checks = useMemo(() => formChecksOf(secciones), [secciones])
  return (
    <FormRules
      field={FIELD}
      heading={t('formChecks.heading')}
      lead={t('formChecks.lead')}
      addLabel={t('formChecks.add')}
      hindrance={
        secciones.length === 0
          ? t('rules.sectionMissing')
          : checks.length < MAX_CHECKS
            ? null
            : t('staff:ui.why.full', { most: MAX_CHECKS })
      }
      onAdd={(id) => store.edit((form) => ({ ...form, secciones: addFormCheck(form.secciones, () => id) }))}
    >
      {checks.length > 0 ? <CheckHelp /> : null}
      {checks.map(({ section, check }, at) => (
        <OneCheck key={check.id} section={section} check={check} number={at + 1} />
      ))}
    </FormRules>
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
  const edit = (change: Partial<Check>): void =>
    store.edit(
      (form) => ({
        ...form,
        secciones: changeFormCheck(form.secciones, id, (one) => ({ ...one, ...change })),
      }),
      `check-${id}`,
    )
  return (
    <FormRule
      field={FIELD}
      id={id}
      label={t('formChecks.rule', { number })}
      formula={regla}
      onChange={(formula) => edit({ regla: formula })}
      onRemove={() => store.edit((form) => ({ ...form, secciones: removeFormCheck(form.secciones, id) }))}
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
    </FormRule>
  )
}
