import { useTranslation } from 'react-i18next'
import { onlySigned } from '../../../domain/form/edit-schedule'
import { isForStrangers } from '../../../domain/form/options'
import { useEditor, useEditorState } from '../store/context'
import { SettingSwitch } from './SettingSwitch'

/** Whether the form opens by links alone that the systems of the town sign (REACH-05). */
export function SignedLinkSwitch() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const isOn = useEditorState(({ form }) => form.soloFirmado === true)
  const isOffered = useEditorState(({ form }) => isForStrangers(form.opcionales))
  return (
    <SettingSwitch
      label={t('signedLinks.label')}
      help={t(isOffered ? 'signedLinks.help' : 'signedLinks.helpNotOffered')}
      checked={isOn}
      onChange={(on) => store.edit((form) => onlySigned(form, on))}
    />
  )
}
