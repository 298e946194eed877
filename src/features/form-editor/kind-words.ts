import type { TFunction } from 'i18next'
import { LANGUAGE_TAG, type Language } from '../../domain/language'
import { QUESTION_KINDS, type QuestionKind } from '../../domain/form/kinds'
import { factIn } from '../../domain/question-types/fact/facts'
import { fileRequirementsIn } from '../../domain/form/file-requirements'
import { isIdentifier } from '../../domain/question-types/identifier/names'
import { CALLING_CODES } from '../../domain/question-types/phone/calling-codes'
import { placeFormOf } from '../../domain/question-types/place/points'
import { scaleIn } from '../../domain/question-types/scale/look'
import { RANDOM_ORDER } from '../../domain/question-types/shared/option-order'
import { identifierWords } from '../../questions/identifier/identifier-words'

interface Reader {
  t: TFunction<'editor'>
  language: Language
}

const named = (type: 'currency' | 'region', code: string, language: Language): string =>
  new Intl.DisplayNames(LANGUAGE_TAG[language], { type }).of(code) ?? code

/** How a kind is written, in words: a currency, a country, which number; '' where it is written in one way. */
export function formatWords(kind: QuestionKind, formato: string, { t, language }: Reader): string {
  switch (kind) {
    case 'amount':
      return /^[A-Z]{3}$/.test(formato) ? `${named('currency', formato, language)} (${formato})` : ''
    case 'phone': {
      const code = CALLING_CODES.get(formato)
      return code === undefined ? t('setting.anyCountry') : `${named('region', formato, language)} (+${code})`
    }
    case 'identifier':
      return isIdentifier(formato) ? identifierWords(formato, language, (key) => t(`identifier.${key}`)) : ''
    case 'scale': {
      const { look, from, to } = scaleIn(formato)
      return `${t(`scaleLook.${look}`)}, ${from}–${to}`
    }
    case 'place':
      return t(`placeForm.${placeFormOf(formato)}`)
    case 'files': {
      const { kinds, least, most } = fileRequirementsIn(formato)
      return `${kinds.map((one) => t(`filesAsked.${one}`)).join(', ')}, ${least}–${most}`
    }
    case 'consent':
      return formato
    case 'fact':
      return t(`fact.${factIn(formato)}`)
    case 'single-choice':
    case 'multiple-choice':
    case 'ranking':
      return formato === RANDOM_ORDER ? t('setting.randomOrder') : ''
    default:
      return ''
  }
}

/** A kind and how it is written, as the comparison gives them: «Importe (euro (EUR))». */
export function kindWords(text: string, reader: Reader): string {
  const [name, formato = ''] = text.split(' ')
  const kind = QUESTION_KINDS.find((one) => one === name)
  if (!kind) return text
  const how = formato === '' ? '' : formatWords(kind, formato, reader)
  const words = reader.t(`kind.${kind}`)
  return how === '' ? words : `${words} (${how})`
}
