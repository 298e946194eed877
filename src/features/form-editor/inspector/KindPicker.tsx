import { useTranslation } from 'react-i18next'
import { asKind, countryOf } from '../../../domain/question-types/as-kind'
import { isChoice } from '../../../domain/form/edit-questions'
import { ROW_KINDS } from '../../../domain/form/grid'
import type { Question } from '../../../domain/form/question'
import { kindOf, QUESTION_KINDS } from '../../../domain/form/kinds'
import { useEditor, useEditorState } from '../store/context'
import { SettingSelect } from './SettingSelect'

interface KindPickerProps {
  id: string
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>
  optionCount: number
  /** It is a row of a grid, of which fewer kinds can be. */
  isRow?: boolean
}

/** A grid is made with its rows, not of a question. */
const ASKED_ALONE = QUESTION_KINDS.filter((kind) => kind !== 'grid')

/** The kinds of answers in one list: question type and data type in words (EDIT-10). */
export function KindPicker({ id, question, optionCount, isRow = false }: KindPickerProps) {
  const { t } = useTranslation('editor')
  const { actions, newId, readOnly } = useEditor()
  const country = useEditorState(({ form }) => countryOf(form))
  const kind = kindOf(question)
  return (
    <SettingSelect
      label={isRow ? t('grid.rows') : t('setting.kind')}
      help={isChoice(question) && optionCount === 0 ? t('settingHelp.noOptions') : t(`kindHelp.${kind}`)}
      value={kind}
      among={isRow ? ROW_KINDS : ASKED_ALONE}
      nameOf={(one) => t(`kind.${one}`)}
      disabled={readOnly}
      onChange={(next) => actions.question(id, (found) => asKind(found, next, country, newId))}
    />
  )
}
