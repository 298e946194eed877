import { useTranslation } from 'react-i18next'
import { changeOption } from '../../../domain/form/edit-options'
import { QUESTION_TYPE, type Option, type QuestionType } from '../../../domain/form/question'
import { SettingSwitch } from '../inspector/SettingSwitch'
import { sameItems, useEditor } from '../store/context'
import { RuleField } from './RuleField'
import { useQuestion } from '../store/use-question'
import styles from './rules.module.css'

/** What each option of a choice does besides being picked (LOGIC-01). */
export function OptionDetails({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const question = useQuestion(id, ({ opciones, tipoPregunta }) => ({ opciones, tipoPregunta }), sameItems)
  if (question === null || question.opciones.length === 0) return null
  return (
    <div className={styles.options}>
      <h4 className={styles.label}>{t('rules.options')}</h4>
      {question.opciones.map((option) => (
        <details key={option.id} className={styles.option}>
          <summary>
            {option.texto || t('option.label', { number: option.orden + 1 })}
            <OptionTags option={option} />
          </summary>
          <OneOption id={id} type={question.tipoPregunta} option={option} />
        </details>
      ))}
    </div>
  )
}

function OptionTags({ option }: { option: Option }) {
  const { t } = useTranslation('editor')
  const tags = [
    option.mostrarSi === '' ? '' : t('rules.offer'),
    option.exclusiva ? t('rules.exclusive') : '',
    option.otra ? t('rules.other') : '',
  ].filter(Boolean)
  return tags.length > 0 ? <span className={styles.tags}> · {tags.join(' · ')}</span> : null
}

function OneOption({ id, type, option }: { id: string; type: QuestionType; option: Option }) {
  const { t } = useTranslation('editor')
  const { actions, readOnly } = useEditor()
  const change = (edit: (one: Option) => Option, group?: string): void =>
    actions.question(id, (found) => changeOption(found, option.id, edit), group)
  return (
    <div className={styles.optionFields}>
      {type === QUESTION_TYPE.multipleChoice ? (
        <SettingSwitch
          label={t('rules.exclusive')}
          help={t('rules.exclusiveHelp')}
          checked={option.exclusiva}
          disabled={readOnly}
          onChange={(exclusiva) => change((one) => ({ ...one, exclusiva }))}
        />
      ) : null}
      <SettingSwitch
        label={t('rules.other')}
        help={t('rules.otherHelp')}
        checked={option.otra}
        disabled={readOnly}
        onChange={(otra) =>
          actions.question(id, (found) => ({
            ...found,
            // One field has the words: one option asks for them.
            opciones: found.opciones.map((one) => ({
              ...one,
              otra: one.id === option.id ? otra : one.otra && !otra,
            })),
          }))
        }
      />
      <RuleField
        part={id}
        field="opcion"
        of={option.id}
        label={t('rules.offer')}
        addLabel={t('rules.addOffer')}
        formula={option.mostrarSi}
        onChange={(mostrarSi) => change((one) => ({ ...one, mostrarSi }), `offer-${option.id}`)}
      />
    </div>
  )
}
