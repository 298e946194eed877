import { useTranslation } from 'react-i18next'
import type { Question } from '../../../domain/form/question'
import { kindOf } from '../../../domain/form/kinds'
import { CURRENCIES } from '../../../domain/question-types/amount'
import { FACTS } from '../../../domain/question-types/fact/facts'
import { IDENTIFIER_NAMES } from '../../../domain/question-types/identifier/names'
import { CALLING_CODES } from '../../../domain/question-types/phone/calling-codes'
import { PLACE_FORMS } from '../../../domain/question-types/place/points'
import { useLanguage } from '../../../lib/i18n'
import { formatWords } from '../kind-words'
import { useEditor } from '../store/context'
import { FilesSettings } from './FilesSettings'
import { ScaleSettings } from './ScaleSettings'
import { SettingSelect } from './SettingSelect'
import { SettingText } from './SettingText'
import { TableSettings } from './TableSettings'

interface KindSettingsProps {
  id: string
  question: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'formato'>
}

/** Kinds that can be written in several ways, of which one is chosen. */
const FORMATS = {
  amount: { label: 'currency', among: CURRENCIES },
  phone: { label: 'country', among: ['', ...CALLING_CODES.keys()] },
  identifier: { label: 'identifier', among: IDENTIFIER_NAMES },
  place: { label: 'placeForm', among: PLACE_FORMS },
  fact: { label: 'fact', among: FACTS },
} as const

/** What a kind has to be told beside its name: a currency, a country, which number, a unit, the look of a scale (KIND-01 to KIND-04, KIND-06). */
export function KindSettings({ id, question }: KindSettingsProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { actions, readOnly } = useEditor()
  const { formato } = question
  const kind = kindOf(question)
  const set = (next: string): void => actions.question(id, (found) => ({ ...found, formato: next }))
  switch (kind) {
    case 'integer':
    case 'decimal':
      return (
        <SettingText
          owner={{ kind: 'question', id }}
          field="unidad"
          label={t('setting.unit')}
          help={t('settingHelp.unit')}
        />
      )
    case 'amount':
    case 'phone':
    case 'identifier':
    case 'place':
    case 'fact': {
      const { label, among } = FORMATS[kind]
      return (
        <SettingSelect<string>
          label={t(`setting.${label}`)}
          value={formato}
          among={among}
          nameOf={(one) => formatWords(kind, one, { t, language })}
          disabled={readOnly}
          onChange={set}
        />
      )
    }
    case 'table-choice':
      return <TableSettings formato={formato} onChange={set} />
    case 'files':
      return <FilesSettings formato={formato} onChange={set} />
    case 'scale':
      return <ScaleSettings id={id} formato={formato} onChange={set} />
    default:
      return null
  }
}
