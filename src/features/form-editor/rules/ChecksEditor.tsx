import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Check, CheckType } from '../../../domain/form/check'
import { addCheck, changeCheck, MAX_CHECKS, newCheck, removeCheck } from '../../../domain/form/edit-checks'
import { SettingSelect } from '../inspector/SettingSelect'
import { SettingText } from '../inspector/SettingText'
import { useEditor } from '../store/context'
import { focusLater, focusWithinLater, ruleId } from '../store/element-ids'
import type { TextOwner } from '../store/owners'
import { CheckHelp } from './CheckHelp'
import { OpenRule } from './OpenRule'
import styles from './rules.module.css'
import { HinderedButton } from '../../../ui/staff/HinderedButton'

interface Checked {
  validaciones: Check[]
}

interface ChecksEditorProps {
  /** Id of the question or section. */
  id: string
  checks: readonly Check[]
  types: readonly CheckType[]
  /** Whose text the message of a check is. */
  ownerOf: (check: string) => TextOwner
  change: (edit: <P extends Checked>(part: P) => P, group?: string) => void
  /** Takes a closing out of what strangers read. */
  onHide?: (check: string) => void
}

/** What the form itself checks, each with the words that are told (LOGIC-01). */
export function ChecksEditor({ id, checks, types, ownerOf, change, onHide }: ChecksEditorProps) {
  const { t } = useTranslation(['editor', 'staff'])
  const { newId, readOnly } = useEditor()
  const edit = (check: string, fields: Partial<Check>): void =>
    change((part) => changeCheck(part, check, (one) => ({ ...one, ...fields })), `check-${check}`)
  const adder = `add-check-${id}`
  const add = (): void => {
    const check = newCheck(newId())
    change((part) => addCheck(part, check))
    focusWithinLater(ruleId(id, 'validacion', check.id))
  }
  return (
    <div className={styles.checks}>
      {checks.some(({ tipo }) => tipo !== 'cierre') ? <CheckHelp /> : null}
      {checks.map((check, at) => {
        const closes = check.tipo === 'cierre'
        return (
          <div key={check.id} className={styles.check}>
            <OpenRule
              part={id}
              field="validacion"
              of={check.id}
              label={t(closes ? 'rules.closes' : 'rules.checkNumber', { number: at + 1 })}
              addLabel=""
              formula={check.regla}
              onChange={(regla) => edit(check.id, { regla })}
              onRemove={() => {
                change((part) => removeCheck(part, check.id))
                focusLater(adder)
              }}
            />
            <SettingText
              owner={ownerOf(check.id)}
              field="mensaje"
              label={t(closes ? 'rules.closeMessage' : 'rules.message')}
              multiline
            />
            <SettingSelect
              label={t(closes ? 'rules.whenHolds' : 'rules.whenFails')}
              value={check.tipo}
              among={types}
              nameOf={(tipo) => t(`rules.checkType.${tipo}`)}
              disabled={readOnly}
              onChange={(tipo) => edit(check.id, { tipo })}
            />
            {closes && onHide && !readOnly ? (
              <Button size="small" onClick={() => onHide(check.id)}>
                {t('closings.hide')}
              </Button>
            ) : null}
          </div>
        )
      })}
      {readOnly ? null : (
        <HinderedButton
          id={adder}
          startIcon={<AddIcon aria-hidden />}
          hindrance={checks.length >= MAX_CHECKS ? t('staff:ui.why.full', { most: MAX_CHECKS }) : null}
          onClick={add}
        >
          {t('rules.addCheck')}
        </HinderedButton>
      )}
    </div>
  )
}
