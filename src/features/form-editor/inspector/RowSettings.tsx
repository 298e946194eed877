import { useTranslation } from 'react-i18next'
import { useEditor, sameItems } from '../store/context'
import { useQuestion } from '../store/use-question'
import styles from './Inspector.module.css'
import { KindPicker } from './KindPicker'
import { KindSettings } from './KindSettings'
import { SettingSwitch } from './SettingSwitch'

/** What all rows of a grid share, set at one of them (KIND-05). */
export function RowSettings({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const { actions, readOnly } = useEditor()
  const row = useQuestion(
    id,
    ({ tipoPregunta, tipoDato, formato, required, opciones }) => ({
      ...{ tipoPregunta, tipoDato, formato, required, optionCount: opciones.length },
    }),
    sameItems,
  )
  if (row === null) return null
  return (
    <>
      <p className={styles.help}>{t('grid.shared')}</p>
      <KindPicker id={id} question={row} optionCount={row.optionCount} isRow />
      <KindSettings id={id} question={row} />
      <SettingSwitch
        label={t('setting.required')}
        checked={row.required}
        disabled={readOnly}
        onChange={(on) => actions.question(id, (found) => ({ ...found, required: on }))}
      />
    </>
  )
}
