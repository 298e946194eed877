import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { CHECK_TYPES } from '../../../domain/form/check'
import { addCheck, changeCheck, MAX_CHECKS, newCheck, removeCheck } from '../../../domain/form/edit-checks'
import type { Check } from '../../../domain/form/check'
import { SettingSelect } from '../inspector/SettingSelect'
import { SettingText } from '../inspector/SettingText'
import { useEditor } from '../store/context'
import { OpenRule } from './OpenRule'
import styles from './rules.module.css'

/** What the form itself checks of an answer, each with the words that are told (LOGIC-01). */
export function ChecksEditor({ id, checks }: { id: string; checks: readonly Check[] }) {
  const { t } = useTranslation('editor')
  const { actions, newId, readOnly } = useEditor()
  const change = (check: string, fields: Partial<Check>): void =>
    actions.question(
      id,
      (question) => changeCheck(question, check, (one) => ({ ...one, ...fields })),
      `check-${check}`,
    )
  return (
    <div className={styles.checks}>
      {checks.map((check, at) => (
        <div key={check.id} className={styles.check}>
          <OpenRule
            part={id}
            field="validacion"
            label={t('rules.checkNumber', { number: at + 1 })}
            addLabel=""
            formula={check.regla}
            onChange={(regla) => change(check.id, { regla })}
            onRemove={() => actions.question(id, (question) => removeCheck(question, check.id))}
          />
          <SettingText
            owner={{ kind: 'check', question: id, id: check.id }}
            field="mensaje"
            label={t('rules.message')}
            multiline
          />
          <SettingSelect
            label={t('rules.whenFails')}
            value={check.tipo}
            among={CHECK_TYPES}
            nameOf={(tipo) => t(`rules.checkType.${tipo}`)}
            disabled={readOnly}
            onChange={(tipo) => change(check.id, { tipo })}
          />
        </div>
      ))}
      <Button
        startIcon={<AddIcon aria-hidden />}
        disabled={readOnly || checks.length >= MAX_CHECKS}
        onClick={() => actions.question(id, (question) => addCheck(question, newCheck(newId())))}
      >
        {t('rules.addCheck')}
      </Button>
    </div>
  )
}
