import type { TFunction } from 'i18next'
import { isFlag } from '../../../domain/form/fields'
import { FORM_OPTIONS } from '../../../domain/form/options'
import { SECTION_KINDS } from '../../../domain/form/edit-sections'
import { SIGNATORIES, SIGNATURE_TYPES } from '../../../domain/form/signature'
import type { Difference } from '../../../domain/form/compare-versions'
import { isLanguage, type Language } from '../../../domain/language'
import { kindWords } from '../kind-words'
import { LANGUAGE_NAME } from '../../../lib/language'

type Words = TFunction<'editor'>
type Changed = Extract<Difference, { what: 'changed' }>

const known = <T extends string>(all: readonly T[], code: string): T | undefined =>
  all.find((one) => one === code)

const eachOf = (codes: string, name: (code: string) => string): string =>
  codes.split(', ').filter(Boolean).map(name).join(', ')

/** Signatures as the comparison gives them, each with how and by whom it is given. */
const signaturesText = (t: Words, value: string): string =>
  value
    .split('\n')
    .map((line) => {
      const [title = '', type = '', signatory = '', required] = line.split('\t')
      const how = known(SIGNATURE_TYPES, type)
      const who = known(SIGNATORIES, signatory)
      const said = [
        how ? t(`signatures.types.${how}`) : '',
        who ? t(`signatures.signatories.${who}`) : '',
        required === 'true' ? t('signatures.required') : '',
      ]
      return `${title} (${said.filter(Boolean).join(', ')})`.trim()
    })
    .join(', ')

/** The value of one side, in words. */
function valueText(t: Words, language: Language, field: Changed['field'], value: string): string {
  if (isFlag(field)) return t(value === 'true' ? 'versions.yes' : 'versions.no')
  if (value === '') return t('versions.nothing')
  if (field === 'questionKind') return kindWords(value, { t, language })
  if (field === 'sectionKind') {
    const kind = known(SECTION_KINDS, value)
    return kind ? t(`sectionKind.${kind}`) : value
  }
  if (field === 'options')
    return eachOf(value, (code) => {
      const option = known(FORM_OPTIONS, code)
      return option ? t(`options.${option}.label`) : code
    })
  if (field === 'signatures') return signaturesText(t, value)
  if (field === 'translations')
    return eachOf(value, (code) => (isLanguage(code) ? LANGUAGE_NAME[code] : code))
  return value
}

/** One difference in words, without where it is: «Título: «a» → «b»». */
export function differenceText(t: Words, language: Language, difference: Difference): string {
  if (difference.what !== 'changed') return t(`versions.what.${difference.what}`)
  const { field, from, to } = difference
  // An address means nothing to a person, so the text says that there is another picture.
  if (field === 'headerImageURL') return t('versions.newPicture')
  if (field === 'imagenURL') return t(to === '' ? 'versions.noOptionPicture' : 'versions.newOptionPicture')
  return t('versions.changed', {
    field: t(`versions.field.${field}`),
    from: valueText(t, language, field, from),
    to: valueText(t, language, field, to),
  })
}
