import { useTranslation } from 'react-i18next'
import { asKind, countryOf } from '../../../domain/form/as-kind'
import { isChoice } from '../../../domain/form/edit-questions'
import type { Question } from '../../../domain/form/question'
import { kindOf, QUESTION_KINDS } from '../../../domain/question-types'
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
  const country = useEditorState(({ form }) => countryOf(form))
  const kind = kindOf(question)
  return (
    <SettingSelect
      label={t('setting.kind')}
      help={isChoice(question) && optionCount === 0 ? t('settingHelp.noOptions') : t(`kindHelp.${kind}`)}
      value={kind}
      among={QUESTION_KINDS}
      nameOf={(one) => t(`kind.${one}`)}
      disabled={readOnly}
      onChange={(next) => actions.question(id, (found) => asKind(found, next, country, newId))}
    />
  )
}
