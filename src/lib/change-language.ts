import i18next from 'i18next'
import { isLanguage, type Language } from '../domain/language'
import { currentLanguage, lackedBy, markLanguage, tagOf } from './i18n'
import { LANGUAGE_KEY, LANGUAGE_NAME } from './language'

/** The language asked for last: texts of an earlier choice may come later. */
let wanted: Language

/**
 * Draws this page in another language without loading it again, so that nothing that somebody does is lost (NAV-02).
 * Rejects, and leaves the page as it is, when texts that it shows do not come.
 */
export async function changePageLanguage(language: Language): Promise<void> {
  wanted = language
  const tag = tagOf(language)
  const namespaces = [i18next.options.ns ?? []].flat()
  await i18next.reloadResources([tag], namespaces)
  if (wanted !== language) return
  const lacked = lackedBy(tag, namespaces)
  if (lacked.length > 0) throw new Error(`No texts ${lacked.join()}`)
  markLanguage(language)
  await i18next.changeLanguage(tag)
}

/**
 * The same for what somebody picked, and keeps the choice on this device for the next visit.
 * @param code one of the languages; anything else changes nothing
 * @returns what a screen reader says of it, in the language that the page is in now
 */
export async function chooseLanguage(code: string): Promise<string> {
  if (isLanguage(code)) await changePageLanguage(code)
  try {
    // What the page is in now: something else may have been picked meanwhile.
    localStorage.setItem(LANGUAGE_KEY, currentLanguage())
  } catch {
    // Storage is blocked, as in some private windows: the choice is for this visit.
  }
  return `${i18next.t('language')}: ${LANGUAGE_NAME[currentLanguage()]}`
}
