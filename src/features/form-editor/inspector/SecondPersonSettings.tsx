import { Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSecondPerson, giveToOther, takeBack } from '../../../domain/form/edit-second-person'
import { withoutAnswers } from '../../../domain/text/without-answers'
import {
  addressFault,
  addressQuestions,
  isOthersPart,
  isPartDays,
  MAX_PART_DAYS,
  NEW_RULE,
  stateFaults,
  type SecondPersonRule,
} from '../../../domain/form/second-person'
import type { State } from '../../../domain/form/state'
import { stateRef } from '../../../domain/form/state-ref'
import { cleanText, isBlank } from '../../../domain/text/clean'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { writeText } from '../store/owners'
import styles from './Inspector.module.css'
import { SettingSwitch } from './SettingSwitch'

/** A state for complete answers, one for those that wait, one for those that were refused. */
const FEWEST_STATES = 3

/** Whether a section is another person's to answer, and how they are asked (REACH-11). */
export function SecondPersonSettings({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const who = useEditorState(({ form }) => indexOf(form.secciones).sections.get(id)?.otraPersona ?? '')
  const isTwice = useEditorState(({ form }) => form.secciones.filter(isOthersPart).length > 1)
  return (
    <>
      <SettingSwitch
        label={t('secondPerson.label')}
        help={t('secondPerson.help')}
        checked={who !== ''}
        disabled={readOnly}
        onChange={(isOn) => store.edit((form) => (isOn ? giveToOther(form, id) : takeBack(form, id)))}
      />
      {who === '' ? null : (
        <>
          {isTwice ? (
            <p role="alert" className={styles.also}>
              {t('secondPerson.twice')}
            </p>
          ) : null}
          <WhoField key={id} id={id} who={who} />
          <AddressField />
          <DaysField />
          <StateFields />
        </>
      )}
    </>
  )
}

const useRule = (): SecondPersonRule => useEditorState(({ form }) => form.otraPersona ?? NEW_RULE)

function useChange(): (change: Partial<SecondPersonRule>, group?: string) => void {
  const { store } = useEditor()
  return (change, group) => store.edit((form) => changeSecondPerson(form, change), group)
}

/** Who the other person is. Without words the section would be nobody else's, so the last ones stay until there are others. */
function WhoField({ id, who }: { id: string; who: string }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const [isEmptied, setEmptied] = useState(false)
  const write = (text: string): void =>
    store.edit(
      (form) => writeText(form, { kind: 'section', id }, 'otraPersona', 'es', text),
      `second-person-${id}`,
    )
  return (
    <TextField
      fullWidth
      label={t('secondPerson.who')}
      value={isEmptied ? '' : who}
      error={isEmptied}
      helperText={isEmptied ? t('secondPerson.whoMissing', { who }) : t('secondPerson.whoHelp')}
      onChange={({ target }) => {
        setEmptied(isBlank(target.value))
        if (!isBlank(target.value)) write(target.value)
      }}
      onBlur={() => {
        setEmptied(false)
        if (who !== cleanText(who)) write(cleanText(who))
        store.endGroup()
      }}
      slotProps={{ htmlInput: { readOnly, maxLength: 100, autoComplete: 'off', lang: 'es' } }}
    />
  )
}

/** The question that says the other person's address. */
function AddressField() {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const change = useChange()
  const { correo } = useRule()
  const asked = useEditorState(({ form }) => addressQuestions(form.secciones), sameItems)
  const fault = useEditorState(({ form }) => addressFault(form.secciones, form.otraPersona ?? NEW_RULE))
  if (asked.length === 0)
    return (
      <p role="alert" className={styles.also}>
        {t('secondPerson.noAddress', { kind: t('kind.email') })}
      </p>
    )
  return (
    <TextField
      select
      fullWidth
      label={t('secondPerson.address')}
      value={fault === 'missing' ? '' : correo}
      error={fault !== null}
      helperText={
        fault && t(fault === 'missing' ? 'secondPerson.addressMissing' : 'secondPerson.addressOptional')
      }
      disabled={readOnly}
      onChange={({ target }) => change({ correo: target.value })}
    >
      {asked.map(({ id, titulo, orden }) => (
        <MenuItem key={id} value={id}>
          {withoutAnswers(titulo) || t('question.name', { number: orden + 1 })}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** For how many days the link is open; what is no number of days stands only in the field. */
function DaysField() {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const change = useChange()
  const { dias } = useRule()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      fullWidth
      type="number"
      label={t('secondPerson.days')}
      value={typed ?? dias}
      error={typed !== null}
      helperText={typed === null ? undefined : t('later.daysFault', { most: MAX_PART_DAYS })}
      disabled={readOnly}
      onChange={({ target }) => {
        const isRight = isPartDays(Number(target.value))
        setTyped(isRight ? null : target.value)
        if (isRight) change({ dias: Number(target.value) }, 'second-person-days')
      }}
      onBlur={() => {
        setTyped(null)
        store.endGroup()
      }}
      slotProps={{ htmlInput: { min: 1, max: MAX_PART_DAYS, step: 1 } }}
    />
  )
}

/** In which state an answer waits for the other person, and into which it comes when they refuse. */
function StateFields() {
  const { t } = useTranslation('editor')
  const { store, hasAnswers, readOnly } = useEditor()
  const change = useChange()
  const rule = useRule()
  const estados = useEditorState(({ form }) => form.estados)
  const states = estados.disponibles
  const faults = stateFaults(estados, rule)
  return (
    <>
      {states.length < FEWEST_STATES ? (
        <div role="alert" className={styles.also}>
          <p>{t('secondPerson.fewStates')}</p>
          {hasAnswers ? <p>{t('states.locked')}</p> : null}
          {readOnly ? null : (
            <Button
              size="small"
              onClick={() => store.show({ selection: { kind: 'states' }, area: 'canvas' })}
            >
              {t('incidents.toStates')}
            </Button>
          )}
        </div>
      ) : null}
      {states.length === 0 ? null : (
        <>
          <StateField
            label={t('secondPerson.waits')}
            states={states}
            value={faults.espera ? '' : rule.espera}
            fault={faults.espera && t('secondPerson.stateMissing')}
            onChange={(espera) => change({ espera })}
          />
          <StateField
            label={t('secondPerson.refused')}
            states={states}
            value={faults.rechazo === 'missing' ? '' : rule.rechazo}
            fault={
              faults.rechazo &&
              t(faults.rechazo === 'same' ? 'secondPerson.stateSame' : 'secondPerson.stateMissing')
            }
            onChange={(rechazo) => change({ rechazo })}
          />
        </>
      )}
    </>
  )
}

interface StateFieldProps {
  label: string
  states: readonly State[]
  /** Reference of the chosen one; '' for none. */
  value: string
  fault: string | null
  onChange: (ref: string) => void
}

function StateField({ label, states, value, fault, onChange }: StateFieldProps) {
  const { readOnly } = useEditor()
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      error={fault !== null}
      helperText={fault}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value)}
    >
      {states.map((state) => (
        <MenuItem key={stateRef(state)} value={stateRef(state)}>
          {state.nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
