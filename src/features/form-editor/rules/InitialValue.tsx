import { useTranslation } from 'react-i18next'
import type { Question } from '../../../domain/form/question'
import { kindOf } from '../../../domain/form/kinds'
import { SettingSwitch } from '../inspector/SettingSwitch'
import { useEditor } from '../store/context'
import { RuleField } from './RuleField'

/** A date or a time of day that does not begin with now. */
const NOTHING = 'blank()'

interface InitialValueProps {
  id: string
  question: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'valorInicial'>
  onChange: (formula: string) => void
}

/** What an answer begins with, as long as nobody chose another (LOGIC-01). */
export function InitialValue({ id, question, onChange }: InitialValueProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { valorInicial } = question
  const beginsWithNow = ['date', 'time'].includes(kindOf(question))
  return (
    <>
      {beginsWithNow ? (
        <SettingSwitch
          label={t('rules.beginsEmpty')}
          help={t('rules.beginsEmptyHelp')}
          checked={valorInicial === NOTHING}
          disabled={readOnly}
          onChange={(on) => onChange(on ? NOTHING : '')}
        />
      ) : null}
      {valorInicial === NOTHING ? null : (
        <RuleField
          part={id}
          field="valorInicial"
          label={t('rules.initial')}
          addLabel={t('rules.addInitial')}
          formula={valorInicial}
          onChange={onChange}
        />
      )}
    </>
  )
}
