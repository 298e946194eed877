import { useTranslation } from 'react-i18next'
import type { Question } from '../../../domain/form/question'
import { LANGUAGE_TAG } from '../../../domain/language'
import { kindOf } from '../../../domain/question-types'
import { CURRENCIES } from '../../../domain/question-types/amount'
import { IDENTIFIER_NAMES, type IdentifierName } from '../../../domain/question-types/identifier/names'
import { CALLING_CODES } from '../../../domain/question-types/phone/calling-codes'
import { PLACE_FORMS, placeFormOf } from '../../../domain/question-types/place/points'
import { useLanguage } from '../../../lib/i18n'
import { identifierWords } from '../../../questions/identifier/identifier-words'
import { useEditor } from '../store/context'
import { ScaleSettings } from './ScaleSettings'
import { SettingSelect } from './SettingSelect'
import { SettingText } from './SettingText'

interface KindSettingsProps {
  id: string
  question: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'formato'>
}

/** What a kind has to be told beside its name: a currency, a country, which number, a unit, the look of a scale (KIND-01 to KIND-04). */
export function KindSettings({ id, question }: KindSettingsProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { actions, readOnly } = useEditor()
  const { formato } = question
  const set = (next: string): void => actions.question(id, (found) => ({ ...found, formato: next }))
  const named = (type: 'currency' | 'region', code: string): string =>
    new Intl.DisplayNames(LANGUAGE_TAG[language], { type }).of(code) ?? code
  switch (kindOf(question)) {
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
      return (
        <SettingSelect
          label={t('setting.currency')}
          value={formato}
          among={CURRENCIES}
          nameOf={(code) => `${named('currency', code)} (${code})`}
          disabled={readOnly}
          onChange={set}
        />
      )
    case 'phone':
      return (
        <SettingSelect
          label={t('setting.country')}
          value={formato}
          among={['', ...CALLING_CODES.keys()]}
          nameOf={(code) =>
            code === ''
              ? t('setting.anyCountry')
              : `${named('region', code)} (+${CALLING_CODES.get(code) ?? ''})`
          }
          disabled={readOnly}
          onChange={set}
        />
      )
    case 'identifier':
      return (
        <SettingSelect<IdentifierName | ''>
          label={t('setting.identifier')}
          value={IDENTIFIER_NAMES.find((name) => name === formato) ?? ''}
          among={IDENTIFIER_NAMES}
          nameOf={(name) =>
            name === '' ? '' : identifierWords(name, language, (key) => t(`identifier.${key}`))
          }
          disabled={readOnly}
          onChange={set}
        />
      )
    case 'place':
      return (
        <SettingSelect
          label={t('setting.placeForm')}
          value={placeFormOf(formato)}
          among={PLACE_FORMS}
          nameOf={(form) => t(`placeForm.${form}`)}
          disabled={readOnly}
          onChange={set}
        />
      )
    case 'scale':
      return <ScaleSettings id={id} formato={formato} onChange={set} />
    default:
      return null
  }
}
