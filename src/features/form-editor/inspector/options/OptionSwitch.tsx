import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optionWarnings } from '../../../../domain/form/option-warnings'
import {
  alsoTurnedOff,
  optionBlockedBy,
  setOption,
  type FormOption,
  type FormOptions,
} from '../../../../domain/form/options'
import { sameItems, useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSwitch } from '../SettingSwitch'

/**
 * One option of the form with what it means, why it cannot be turned on, what it lacks to work, and what turning
 * it turned off besides (EDIT-03).
 */
export function OptionSwitch({ option }: { option: FormOption }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const opcionales = useEditorState(({ form }) => form.opcionales)
  const warnings = useEditorState(({ form }) => warningsOf(form, option), sameItems)
  const [turned, setTurned] = useState<{ off: FormOption[]; left: FormOptions } | null>(null)
  // Until anything else is turned, or this is undone.
  const alsoOff = turned?.left === opcionales ? turned.off : []
  const turn = (on: boolean): void => {
    const before = opcionales
    store.edit((form) => ({ ...form, opcionales: setOption(form.opcionales, option, on) }))
    const left = store.getState().form.opcionales
    setTurned({ off: alsoTurnedOff(before, left, option), left })
  }
  const name = (one: FormOption): string => t(`options.${one}.label`)
  const blocker = opcionales[option] ? null : optionBlockedBy(opcionales, option)
  const why = blocker && opcionales[blocker] ? 'against' : 'needs'
  return (
    <div>
      <SettingSwitch
        label={name(option)}
        help={t(`options.${option}.help`)}
        blocked={blocker && !readOnly ? t(`options.blocked.${why}`, { name: name(blocker) }) : undefined}
        checked={opcionales[option]}
        disabled={readOnly}
        onChange={turn}
      />
      {warnings.map((code) => (
        <p key={code} className={styles.also} role="note">
          {t(`options.warning.${code}`)}
        </p>
      ))}
      <p className={styles.also} role="status">
        {alsoOff.length > 0 ? t('options.alsoOff', { names: alsoOff.map(name).join(', ') }) : ''}
      </p>
    </div>
  )
}

const warningsOf = (form: Parameters<typeof optionWarnings>[0], option: FormOption) =>
  optionWarnings(form)
    .filter((warning) => warning.option === option)
    .map(({ code }) => code)
