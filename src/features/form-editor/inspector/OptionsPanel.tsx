import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optionBlockedBy, setOption, type FormOption } from '../../../domain/form/options'
import { useEditor, useEditorState } from '../store/context'
import styles from './Inspector.module.css'
import { SettingSwitch } from './SettingSwitch'

/** The options whose feature exists: a switch that does nothing is worse than none. */
const OFFERED = ['publico', 'digitalSignature', 'editableForm'] as const satisfies readonly FormOption[]

/** What another option may turn off with it. */
const COUPLED = [
  'publico',
  'ciudadano',
  'ciudadanoRequerido',
  'citizenAssociationFromCitizenPortal',
  'automaticDownload',
  'customizedVoucher',
] as const satisfies readonly FormOption[]

/** What the form does besides asking, each with what it means (EDIT-03). */
export function OptionsPanel() {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const opcionales = useEditorState(({ form }) => form.opcionales)
  const [alsoOff, setAlsoOff] = useState<(typeof COUPLED)[number][]>([])
  const turn = (option: FormOption, on: boolean): void => {
    const next = setOption(opcionales, option, on)
    setAlsoOff(COUPLED.filter((one) => one !== option && opcionales[one] && !next[one]))
    store.edit((form) => ({ ...form, opcionales: setOption(form.opcionales, option, on) }))
  }
  return (
    <section className={styles.fields} aria-labelledby="options-heading">
      <h3 id="options-heading" className={styles.subheading}>
        {t('options.heading')}
      </h3>
      {OFFERED.map((option) => (
        <SettingSwitch
          key={option}
          label={t(`options.${option}.label`)}
          help={t(`options.${option}.help`)}
          checked={opcionales[option]}
          disabled={readOnly || (!opcionales[option] && optionBlockedBy(opcionales, option) !== null)}
          onChange={(on) => turn(option, on)}
        />
      ))}
      <p className={styles.also} role="status">
        {alsoOff.length > 0
          ? t('options.alsoOff', { names: alsoOff.map((option) => t(`optionName.${option}`)).join(', ') })
          : ''}
      </p>
    </section>
  )
}
