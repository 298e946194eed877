import type { TFunction } from 'i18next'
import type { Finding } from '../domain/publication/finding'
import { LANGUAGE_NAME } from './language'
import { spotText } from './spot-text'

/** A finding of a form before it becomes public, in words (EDIT-25). */
export interface FindingWords {
  /** Its place in the form; '' for the form itself. */
  where: string
  what: string
}

function whatText(
  t: TFunction<'staff'>,
  { code, words = '', language, count = 0, among = [] }: Finding,
): string {
  if (code === 'columnGone')
    return among.length > 0
      ? t('publish.found.columnGone', { words, among: among.join(', ') })
      : t('publish.found.columnGoneAlone', { words })
  if (code === 'languageIncomplete')
    return t('publish.found.languageIncomplete', { count, language: language ? LANGUAGE_NAME[language] : '' })
  return t(`publish.found.${code}`, { words })
}

/** The place of a finding and what was found, in words. */
export const findingWords = (t: TFunction<'staff'>, finding: Finding): FindingWords => ({
  where: finding.spot.length > 0 ? spotText(t, finding.spot) : '',
  what: whatText(t, finding),
})
