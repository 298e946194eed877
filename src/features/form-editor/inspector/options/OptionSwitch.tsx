import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optionWarnings } from '../../../../domain/publication/option-warnings'
import {
  alsoTurnedOff,
  optionBlockedBy,
  setOption,
  turnsScope,
  type FormOption,
  type FormOptions,
} from '../../../../domain/form/options'
import { useAbility } from '../../../../lib/ability'
import { Target } from '../../canvas/Target'
import { sameItems, useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSwitch } from '../SettingSwitch'

/**
 * One option of the form. It says what the option means, why it cannot be switched, what it needs to work, and which
 * options were switched off with it (EDIT-03). Not every role may decide who can answer (LIST-03).
 */
export function OptionSwitch({ option }: { option: FormOption }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const { store } = editor
  const readOnly = editor.readOnly && option !== 'certificado'
  const ability = useAbility()
  const opcionales = useEditorState(({ form }) => form.opcionales)
  const warnings = useEditorState(({ form }) => warningsOf(form, option), sameItems)
  const [turned, setTurned] = useState<{ off: FormOption[]; left: FormOptions } | null>(null)
  // Shown until another option is switched, or this is undone.
  const alsoOff = turned?.left === opcionales ? turned.off : []
  const turn = (on: boolean): void => {
    const before = opcionales
    store.edit((form) => ({ ...form, opcionales: setOption(form.opcionales, option, on) }))
    const left = store.get().form.opcionales
    setTurned({ off: alsoTurnedOff(before, left, option), left })
  }
  const name = (one: FormOption): string => t(`options.${one}.label`)
  const isOthers = turnsScope(opcionales, option) && ability.cannot('publish', 'form')
  const blocked = (): string | undefined => {
    if (isOthers) return option === 'publico' ? t('options.blocked.scope') : t('options.blocked.scopeFirst')
    const blocker = opcionales[option] ? null : optionBlockedBy(opcionales, option)
    return (
      (blocker &&
        t(`options.blocked.${opcionales[blocker] ? 'against' : 'needs'}`, { name: name(blocker) })) ??
      undefined
    )
  }
  return (
    <Target name={option}>
      <SettingSwitch
        label={name(option)}
        help={t(`options.${option}.help`)}
        blocked={readOnly ? undefined : blocked()}
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
    </Target>
  )
}

const warningsOf = (form: Parameters<typeof optionWarnings>[0], option: FormOption) =>
  optionWarnings(form)
    .filter((warning) => warning.option === option)
    .map(({ code }) => code)
