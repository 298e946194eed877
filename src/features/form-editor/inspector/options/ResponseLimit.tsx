import { useTranslation } from 'react-i18next'
import { countOf } from '../../../../domain/payment/money'
import { Target } from '../../canvas/Target'
import { useEditor, useEditorState } from '../../store/context'
import { NumberSetting } from './NumberSetting'

const parse = (text: string): number => countOf(text, 0)
const format = (count: number): string => (count > 0 ? String(count) : '')

/** How many answers the form takes: a whole number of at least 1 (EDIT-22). */
export function ResponseLimit() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const count = useEditorState(({ form }) => form.responsesCount)
  const lit = useEditorState(({ highlight }) => highlight?.target === 'responsesCount')
  return (
    <Target name="responsesCount">
      <NumberSetting
        label={t('responseLimit.label')}
        value={count}
        parse={parse}
        format={format}
        problem={count >= 1 ? undefined : t('problem.responsesCountMissing')}
        insists={lit}
        onChange={(responsesCount) => store.edit((form) => ({ ...form, responsesCount }), 'responsesCount')}
      />
    </Target>
  )
}
