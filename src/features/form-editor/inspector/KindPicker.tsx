import { useTranslation } from 'react-i18next'
import { addOption } from '../../../domain/form/edit-options'
import { isChoice, setQuestionType } from '../../../domain/form/edit-questions'
import { newOption } from '../../../domain/form/factory'
import type { Question } from '../../../domain/form/question'
import { kindOf, QUESTION_KINDS, typesOf, type QuestionKind } from '../../../domain/question-types'
import { withFirstFormat } from '../../../domain/form/first-format'
import { useEditor, useEditorState } from '../store/context'
import { SettingSelect } from './SettingSelect'

interface KindPickerProps {
  id: string
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>
  optionCount: number
}

/** The kinds of answers in one list: question type and data type in words (EDIT-10). */
export function KindPicker({ id, question, optionCount }: KindPickerProps) {
  const { t } = useTranslation('editor')
  const { actions, newId, readOnly } = useEditor()
  const kind = kindOf(question)
  const country = useEditorState(({ form }) => form.areas[0]?.split('/')[1] ?? '')
  const pick = (next: QuestionKind): void => {
    const { tipoPregunta, tipoDato } = typesOf(next)
    actions.question(id, (found) => {
      const typed = withFirstFormat(setQuestionType(found, tipoPregunta, tipoDato), country)
      if (!isChoice(typed) || typed.opciones.length > 0) return typed
      // A choice begins with two options to fill in.
      return addOption(addOption(typed, newOption(newId)), newOption(newId))
    })
  }
  return (
    <SettingSelect
      label={t('setting.kind')}
      help={isChoice(question) && optionCount === 0 ? t('settingHelp.noOptions') : t(`kindHelp.${kind}`)}
      value={kind}
      among={QUESTION_KINDS}
      nameOf={(one) => t(`kind.${one}`)}
      disabled={readOnly}
      onChange={pick}
    />
  )
}
