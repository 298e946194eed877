import { expect, it } from 'vitest'
import { LANGUAGES } from '../domain/language'
import { LANGUAGE_NAME, languageOfTag, pickLanguage, prefersBrazil } from './language'

it('NAV-02 keeps the choice that was made', () => {
  expect(pickLanguage('gl', ['en-US'])).toBe('gl')
  expect(pickLanguage('ek', [])).toBe('ek')
})

it('NAV-02 takes the first of the browser’s languages that is offered', () => {
  expect(pickLanguage(null, ['de-AT', 'pt-BR', 'es'])).toBe('pt')
  expect(pickLanguage(null, ['eu-ES'])).toBe('ek')
  expect(pickLanguage(null, ['oc'])).toBe('ot')
  expect(pickLanguage(null, ['es-AR'])).toBe('es')
})

it('DAY-08 knows whose Portuguese is preferred', () => {
  expect(prefersBrazil(['en', 'pt-BR', 'pt-PT'])).toBe(true)
  expect(prefersBrazil(['pt-PT', 'pt-BR'])).toBe(false)
  expect(prefersBrazil(['pt'])).toBe(false)
  expect(prefersBrazil(['es'])).toBe(false)
})

it('NAV-02 falls back to English', () => {
  expect(pickLanguage(null, ['de', 'fr-FR'])).toBe('en')
  expect(pickLanguage('klingon', [])).toBe('en')
})

it('NAV-02 never takes the stored code of a language for a browser’s tag', () => {
  expect(languageOfTag('ek')).toBeNull()
})

it('NAV-02 names every language in itself', () => {
  expect(LANGUAGES.map((language) => LANGUAGE_NAME[language]).every((name) => name.length > 0)).toBe(true)
})
