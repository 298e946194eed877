import { describe, expect, it } from 'vitest'
import { anOption, aSection } from '../testing/builders'
import {
  BASE_LANGUAGE,
  foreignTag,
  LANGUAGES,
  LANGUAGE_TAG,
  isLanguage,
  languagesOf,
  localized,
  localizedOption,
} from './language'

describe('languages', () => {
  it('NAV-02 are the eight of the specification', () => {
    expect([...LANGUAGES].toSorted()).toEqual(['ca', 'ek', 'en', 'es', 'gl', 'ja', 'ot', 'pt'])
    expect(isLanguage(BASE_LANGUAGE)).toBe(true)
  })

  it('NAV-02 have tags that Intl knows; ek is Basque, ot is Occitan', () => {
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const english = LANGUAGES.map((language) => names.of(LANGUAGE_TAG[language]))
    expect(english).toEqual([
      'Spanish',
      'English',
      'Catalan',
      'Portuguese',
      'Galician',
      'Basque',
      'Occitan',
      'Japanese',
    ])
  })

  it.each(['eu', 'oc', 'ES', 'es-AR', '', 'toString'])('NAV-02 %j is none of them', (code) => {
    expect(isLanguage(code)).toBe(false)
  })
})

describe('texts of a form', () => {
  const section = { ...aSection({ titulo: 'Datos' }), titulo_ca: 'Dades', titulo_pt: '  ' }

  it('ANS-01 are shown in the language where the form has them', () => {
    expect(localized(section, 'titulo', 'ca')).toBe('Dades')
  })

  it.each(['es', 'en', 'pt'] as const)('ANS-01 are else shown in the base language (%s)', (language) => {
    expect(localized(section, 'titulo', language)).toBe('Datos')
  })

  it('ANS-01 are empty when there is no text, or when something else than a text is stored', () => {
    expect(localized(section, 'subtitulo', 'ca')).toBe('')
    expect(localized({ titulo: 7, titulo_ca: null }, 'titulo', 'ca')).toBe('')
  })

  it('ANS-01 options have their own field for each language', () => {
    const option = { ...anOption(0), textoAlternativeLanguage_ca: 'Bo', textoAlternativeLanguage_gl: ' ' }
    expect(localizedOption(option, 'ca')).toBe('Bo')
    expect(localizedOption(option, 'gl')).toBe('Bueno')
    expect(localizedOption(option, 'ja')).toBe('Bueno')
  })
})

describe('the languages in which a text is written', () => {
  it('EDIT-04 are the base one and those that have words for it', () => {
    const form = {
      titulo: 'Poda',
      titulo_ca: 'Esporga',
      titulo_en: ' ',
      titulo_pt: 7,
      titulo_es: 'Poda',
      descripcion_gl: 'x',
    }
    expect(languagesOf(form, 'titulo')).toEqual(['es', 'ca'])
    expect(languagesOf(form, 'descripcion')).toEqual(['es', 'gl'])
    expect(languagesOf({}, 'titulo')).toEqual(['es'])
  })
})

describe('the language of a text that has no translation', () => {
  it('NAV-02 is told where the page is in another one', () => {
    const form = { titulo: 'Poda', titulo_ca: 'Esporga', descripcion: '' }
    expect(foreignTag(form, 'titulo', 'es')).toBeUndefined()
    expect(foreignTag(form, 'titulo', 'ca')).toBeUndefined()
    expect(foreignTag(form, 'titulo', 'ja')).toBe('es')
    // There is nothing to read: the page's own words stand there.
    expect(foreignTag(form, 'descripcion', 'ja')).toBeUndefined()
  })
})
