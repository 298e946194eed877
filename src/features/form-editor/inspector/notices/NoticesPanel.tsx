import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { placeholder } from '../../../../domain/form/certificate/placeholders'
import type { FormPart } from '../../../../domain/form-logic/parts'
import { namedParts } from '../../../../domain/form-logic/problems'
import { nameToType } from '../../../../domain/form-logic/typed'
import { changeNotice, setNotice } from '../../../../domain/form/edit-notices'
import { noticeOf, RECEIVED } from '../../../../domain/form/form-notices'
import { nameableQuestions, NOTICE_FACTS, unknownFacts } from '../../../../domain/form/notice-words'
import { stateRef } from '../../../../domain/form/state-ref'
import { BASE_LANGUAGE } from '../../../../domain/language'
import { Target } from '../../canvas/Target'
import { PartPicker } from '../../rules/PartPicker'
import { sameItems, useEditor, useEditorState } from '../../store/context'
import { readText, writeText } from '../../store/owners'
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
  const { store } = useEditor()
  const isOn = useEditorState(({ form }) => noticeOf(form, estado) !== null)
  return (
    <>
      <SettingSwitch
        label={label}
        {...(help !== undefined && { help })}
        checked={isOn}
        onChange={(isTold) => store.edit((form) => setNotice(form, estado, isTold))}
      />
      {isOn ? <NoticeWords estado={estado} /> : null}
    </>
  )
}

/** The words of a mail, with answers put in where the cursor stands (LOGIC-12). */
function NoticeWords({ estado }: { estado: string }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  const unknown = useEditorState((state) => {
    const notice = noticeOf(state.form, estado)
    return notice ? unknownFacts(notice, state.form.secciones) : []
  }, sameItems)
  const secciones = useEditorState(({ form }) => form.secciones)
  const nameable = new Set(nameableQuestions(secciones).map(({ id }) => id))
  const questions = [...namedParts(secciones).values()].filter(
    ({ is, definition }) => is === 'question' && nameable.has(definition.id),
  )
  const owner = { kind: 'notice', estado } as const
  const insert = ({ definition }: FormPart): void => {
    const { selectionStart, selectionEnd } = field.current ?? {}
    store.edit((form) => {
      // The cursor stands in the words as they are shown, with titles for ids.
      const words = readText(form, owner, 'mensaje', BASE_LANGUAGE)
      const [before, after] = [words.slice(0, selectionStart), words.slice(selectionEnd ?? words.length)]
      const name = nameToType(definition.id, form.secciones)
      // A space at the end went when the field was left.
      const space = /[\p{L}\p{N}.,:;!?)]$/u.test(before) ? ' ' : ''
      return writeText(form, owner, 'mensaje', BASE_LANGUAGE, before + space + name + after)
    })
    field.current?.focus()
  }
  return (
    <>
      <SettingText
        owner={owner}
        field="mensaje"
        label={t(estado === RECEIVED ? 'notices.receivedWords' : 'notices.stateWords')}
        help={t('notices.wordsHelp', { names: NAMES })}
        {...(unknown.length > 0 && {
          fault: t('notices.unknown', { names: unknown.map(placeholder).join(', ') }),
        })}
        multiline
        inputRef={field}
      />
      {questions.length > 0 ? (
        <PartPicker
          label={t('notices.insert')}
          help={t('notices.insertHelp')}
          parts={questions}
          onPick={insert}
        />
      ) : null}
    </>
  )
}
