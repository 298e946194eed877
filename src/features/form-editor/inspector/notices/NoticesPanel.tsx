import { useTranslation } from 'react-i18next'
import { placeholder } from '../../../../domain/certificate/placeholders'
import { changeNotice, setNotice } from '../../../../domain/form/edit-notices'
import { noticeOf, RECEIVED } from '../../../../domain/form/form-notices'
import { NOTICE_FACTS, unknownFacts } from '../../../../domain/form/notice-words'
import { stateRef } from '../../../../domain/form/state-ref'
import { Target } from '../../canvas/Target'
import { useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSwitch } from '../SettingSwitch'
import { SettingText } from '../SettingText'

const NAMES = NOTICE_FACTS.map(placeholder).join(', ')

/** What who gave an address is told by mail: that the answer came, and which states it comes into (REACH-06). */
export function NoticesPanel() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const states = useEditorState(({ form }) => form.estados.disponibles)
  const isPaid = useEditorState(({ form }) => form.opcionales.addPaymentGateway)
  const givesCopy = useEditorState(({ form }) => form.opcionales.pdfDownloadCode)
  const received = useEditorState((state) => noticeOf(state.form, RECEIVED))
  return (
    <Target name="avisos">
      <div className={styles.fields}>
        <OneNotice
          estado={RECEIVED}
          label={t('notices.received')}
          help={t(isPaid ? 'notices.receivedPaid' : 'notices.receivedHelp')}
        />
        {received && givesCopy ? (
          <SettingSwitch
            label={t('notices.copy')}
            help={t('notices.copyHelp')}
            checked={received.copia === true}
            onChange={(copia) =>
              store.edit((form) => changeNotice(form, RECEIVED, (one) => ({ ...one, copia })))
            }
          />
        ) : null}
        {states.map((state) => (
          <OneNotice
            key={stateRef(state)}
            estado={stateRef(state)}
            label={t('notices.state', { state: state.nombre })}
          />
        ))}
        {states.length > 0 ? <p className={styles.help}>{t('notices.statesHelp')}</p> : null}
      </div>
    </Target>
  )
}

function OneNotice({ estado, label, help }: { estado: string; label: string; help?: string }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const notice = useEditorState(({ form }) => noticeOf(form, estado))
  const unknown = notice ? unknownFacts(notice) : []
  return (
    <>
      <SettingSwitch
        label={label}
        {...(help !== undefined && { help })}
        checked={notice !== null}
        onChange={(isOn) => store.edit((form) => setNotice(form, estado, isOn))}
      />
      {notice ? (
        <SettingText
          owner={{ kind: 'notice', estado }}
          field="mensaje"
          label={t(estado === RECEIVED ? 'notices.receivedWords' : 'notices.stateWords')}
          help={t('notices.wordsHelp', { names: NAMES })}
          {...(unknown.length > 0 && {
            fault: t('notices.unknown', { names: unknown.map(placeholder).join(', ') }),
          })}
          multiline
        />
      ) : null}
    </>
  )
}
