import { useTranslation } from 'react-i18next'
import { isChoice, SEARCH_LIST_OPTIONS } from '../../../domain/form/edit-questions'
import type { Question } from '../../../domain/form/question'
import { asksNothing, isGrid, kindOf, shapeOf } from '../../../domain/form/kinds'
import { asAddress } from '../../../domain/question-types/link'
import { RANDOM_ORDER } from '../../../domain/question-types/shared/option-order'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { MentionPicker } from '../rules/MentionPicker'
import { QuestionRules } from '../rules/QuestionRules'
import { useQuestion } from '../store/use-question'
import { GridSettings } from './GridSettings'
import styles from './Inspector.module.css'
import { KindPicker } from './KindPicker'
import { KindSettings } from './KindSettings'
import { NoteSettings } from './NoteSettings'
import { OptionPictures } from './pictures/OptionPictures'
import { RowSettings } from './RowSettings'
import { SettingSwitch } from './SettingSwitch'
import { SettingText } from './SettingText'
import { Translations } from './Translations'
import { useVideoEnabled } from './use-video-enabled'

type Flag = 'required' | 'repetible' | 'filtrable' | 'adjuntar' | 'adjuntarDocumento' | 'adjuntarVideo'

/** The question without its texts, so that typing them does not draw the settings again. */
const shown = ({ titulo: _t, descripcion: _d, tituloLink: _tl, link: _l, opciones, ...rest }: Question) => ({
  ...rest,
  optionIds: opciones.map(({ id }) => id).join(' '),
  pictured: opciones.flatMap((one) => (one.imagenURL || one.descripcionImagen ? one.id : [])).join(' '),
})

/** Further words of a kind, with their labels. */
function ownWords(question: Pick<Question, 'tipoPregunta' | 'tipoDato'>) {
  const kind = kindOf(question)
  if (kind === 'integer' || kind === 'decimal') return [['unidad', 'unit']] as const
  return kind === 'scale'
    ? ([
        ['textoMinimo', 'scaleLow'],
        ['textoMaximo', 'scaleHigh'],
      ] as const)
    : []
}

/** Type, duties and extras of a question (EDIT-10). */
export function QuestionSettings({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const { actions, readOnly } = useEditor()
  const question = useQuestion(id, shown, sameItems)
  const isRow = useEditorState(({ form }) => !!indexOf(form.secciones).questions.get(id)?.grid)
  const mayAskForVideo = useVideoEnabled()
  if (question === null) return null
  const owner = { kind: 'question', id } as const
  const optionIds = question.optionIds === '' ? [] : question.optionIds.split(' ')
  const pictured = question.pictured.split(' ')
  const toggle = (flag: Flag, help?: string) => (
    <SettingSwitch
      label={t(`setting.${flag}`)}
      help={help}
      checked={question[flag]}
      disabled={readOnly}
      onChange={(on) => actions.question(id, (found) => ({ ...found, [flag]: on }))}
    />
  )
  if (isGrid(question)) return <GridSettings id={id} heading={question} />
  if (asksNothing(question)) return <NoteSettings id={id} note={question} />
  const asksFile = question.adjuntar || question.adjuntarDocumento
  return (
    <div className={styles.fields}>
      {isRow ? (
        <RowSettings id={id} />
      ) : (
        <>
          <KindPicker id={id} question={question} optionCount={optionIds.length} />
          <KindSettings id={id} question={question} />
          {kindOf(question) === 'fact'
            ? null
            : toggle('required', asksFile && question.required ? t('settingHelp.requiredFile') : undefined)}
          {kindOf(question) === 'fact' ? null : toggle('repetible', t('settingHelp.repetible'))}
          {isChoice(question) && shapeOf(question) !== 'ranking'
            ? toggle('filtrable', t('settingHelp.filtrable', { options: SEARCH_LIST_OPTIONS }))
            : null}
          {isChoice(question) ? (
            <SettingSwitch
              label={t('setting.randomOrder')}
              help={t('settingHelp.randomOrder')}
              checked={question.formato === RANDOM_ORDER}
              disabled={readOnly}
              onChange={(on) =>
                actions.question(id, (found) => ({ ...found, formato: on ? RANDOM_ORDER : '' }))
              }
            />
          ) : null}
          {isChoice(question) ? <OptionPictures id={id} /> : null}
          {/* Its answer is files. */}
          {['files', 'fact'].includes(kindOf(question)) ? null : (
            <>
              <h3 className={styles.subheading}>{t('setting.attachments')}</h3>
              {toggle('adjuntar')}
              {toggle('adjuntarDocumento', asksFile ? t('settingHelp.attachment') : undefined)}
              {mayAskForVideo || question.adjuntarVideo
                ? toggle('adjuntarVideo', mayAskForVideo ? undefined : t('settingHelp.videoNotEnabled'))
                : null}
            </>
          )}
          <h3 className={styles.subheading}>{t('setting.link')}</h3>
          <SettingText owner={owner} field="tituloLink" label={t('setting.tituloLink')} />
          <SettingText
            owner={owner}
            field="link"
            type="url"
            label={t('setting.linkAddress')}
            tidy={asAddress}
          />
        </>
      )}
      <h3 className={styles.subheading}>{t('rules.title')}</h3>
      <QuestionRules id={id} rules={question} />
      <MentionPicker owner={owner} own={id} />
      <Translations
        texts={[
          { owner, field: 'titulo', label: t('question.words') },
          { owner, field: 'descripcion', label: t('question.hintWords'), multiline: true },
          ...ownWords(question).map(([field, label]) => ({ owner, field, label: t(`setting.${label}`) })),
          ...question.validaciones.map((check, at) => ({
            owner: { kind: 'check', question: id, id: check.id } as const,
            field: 'mensaje',
            label: t('rules.checkMessage', { number: at + 1 }),
            multiline: true,
          })),
          ...optionIds.flatMap((option, position) => {
            const ofOption = { kind: 'option', question: id, id: option } as const
            const number = position + 1
            return [
              { owner: ofOption, field: 'texto', label: t('option.label', { number }) },
              ...(pictured.includes(option)
                ? [{ owner: ofOption, field: 'descripcionImagen', label: t('pictures.ofOption', { number }) }]
                : []),
            ]
          }),
        ]}
      />
    </div>
  )
}
