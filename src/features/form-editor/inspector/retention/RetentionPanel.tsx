import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { stateRef } from '../../../../domain/form/state-ref'
import {
  BEGINNINGS,
  MAX_RETENTION_DAYS,
  NOTICE_DAYS,
  RETENTION_ENDS,
  retentionFaults,
  type RetentionRule,
} from '../../../../domain/retention'
import { changeRetention, countFrom, setRetained } from '../../../../domain/privacy/retention-edit'
import { useAbility } from '../../../../lib/ability'
import { Target } from '../../canvas/Target'
import { useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSelect } from '../SettingSelect'
import { SettingSwitch } from '../SettingSwitch'

/** How long answers to the form are kept, and what becomes of them then (OPS-02). */
export function RetentionPanel() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const rule = useEditorState(({ form }) => form.retencion ?? null)
  // Rules ask the same: it erases what others gave.
  const isOthers = useAbility().cannot('manage', 'municipalityUser')
  return (
    <Target name="retencion">
      <div className={styles.fields}>
        <SettingSwitch
          label={t('retention.label')}
          help={t('retention.help')}
          checked={rule !== null}
          onChange={(on) => store.edit((form) => setRetained(form, on))}
          {...(isOthers && { blocked: t('retention.others') })}
        />
        {rule ? <RuleFields rule={rule} disabled={isOthers} /> : null}
      </div>
    </Target>
  )
}

function RuleFields({ rule, disabled }: { rule: RetentionRule; disabled: boolean }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const faults = retentionFaults(rule)
  const bounds = { least: NOTICE_DAYS, most: MAX_RETENTION_DAYS }
  return (
    <>
      <TextField
        fullWidth
        type="number"
        label={t('retention.days')}
        value={Number.isNaN(rule.dias) ? '' : rule.dias}
        disabled={disabled}
        error={faults.includes('days')}
        helperText={faults.includes('days') ? t('retention.daysFault', bounds) : undefined}
        onChange={({ target }) =>
          store.edit(
            (form) => changeRetention(form, { dias: target.value === '' ? NaN : Number(target.value) }),
            'retention-days',
          )
        }
        onBlur={() => store.endGroup()}
        slotProps={{ htmlInput: { min: NOTICE_DAYS, max: MAX_RETENTION_DAYS, step: 1 } }}
      />
      <SettingSelect
        label={t('retention.to')}
        value={rule.desde}
        among={BEGINNINGS}
        nameOf={(one) => t(`retention.beginning.${one}`)}
        disabled={disabled}
        onChange={(desde) => store.edit((form) => countFrom(form, desde))}
      />
      {rule.desde === 'estado' ? <StatesField rule={rule} disabled={disabled} /> : null}
      <SettingSelect
        label={t('retention.end')}
        help={t(`retention.endHelp.${rule.accion}`)}
        value={rule.accion}
        among={RETENTION_ENDS}
        nameOf={(one) => t(`retention.ends.${one}`)}
        disabled={disabled}
        onChange={(accion) => store.edit((form) => changeRetention(form, { accion }))}
      />
      <p className={styles.help}>{t('retention.notice')}</p>
    </>
  )
}

/** From entering which of the form's states days are counted. */
function StatesField({ rule, disabled }: { rule: RetentionRule; disabled: boolean }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const states = useEditorState(({ form }) => form.estados.disponibles)
  const isFaulty = retentionFaults(rule).includes('states')
  return (
    <TextField
      select
      fullWidth
      label={t('retention.states')}
      value={rule.estados.filter((ref) => states.some((state) => stateRef(state) === ref))}
      disabled={disabled}
      error={isFaulty}
      helperText={isFaulty ? t('retention.statesFault') : undefined}
      onChange={({ target }) => {
        const chosen = new Set([target.value].flat())
        const estados = states.map(stateRef).filter((ref) => chosen.has(ref))
        store.edit((form) => changeRetention(form, { estados }))
      }}
      slotProps={{ select: { multiple: true } }}
    >
      {states.map((state) => (
        <MenuItem key={stateRef(state)} value={stateRef(state)}>
          {state.nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
