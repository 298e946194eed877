import i18next from 'i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../domain/language'
import { currentLanguage, initI18n, loadTexts } from './i18n'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('NAV-02 begins in the language that was chosen, and marks the document with its BCP 47 tag', async () => {
  localStorage.setItem('language', 'ek')
  await initI18n()
  expect(currentLanguage()).toBe('ek')
  expect(document.documentElement.lang).toBe('eu')
  expect(i18next.t('actions.cancel')).toBe('Utzi')
})

it('NAV-02 begins in the browser’s language when none was chosen, else in English', async () => {
  const browser = vi.spyOn(navigator, 'languages', 'get')
  browser.mockReturnValue(['gl-ES', 'es'])
  await initI18n()
  expect(currentLanguage()).toBe('gl')
  browser.mockReturnValue(['de'])
  await initI18n()
  expect(currentLanguage()).toBe('en')
})

it('DAY-08 NAV-02 Brazil reads its own words where they differ from Portugal’s, and those of Portugal else', async () => {
  const browser = vi.spyOn(navigator, 'languages', 'get')
  browser.mockReturnValue(['pt-BR', 'pt'])
  await initI18n()
  await loadTexts('answering', 'users')
  expect(currentLanguage()).toBe('pt')
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(i18next.t('form.sections', { ns: 'answering' })).toBe('Seções')
  expect(i18next.t('form.next', { ns: 'answering' })).toBe('Seguinte')
  expect(i18next.t('search', { ns: 'users' })).toContain('usuário')
  browser.mockReturnValue(['pt-PT'])
  await initI18n()
  await loadTexts('answering')
  expect(document.documentElement.lang).toBe('pt')
  expect(i18next.t('form.sections', { ns: 'answering' })).toBe('Secções')
})

it('NAV-02 begins where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  await expect(initI18n()).resolves.toBeDefined()
})

it.each(LANGUAGES)('NAV-02 loads the texts of a page in %s when it is opened', async (language) => {
  await initI18n(language)
  await loadTexts('staff')
  const title = i18next.t('login.title', { ns: 'staff' })
  expect(title).not.toBe('login.title')
  expect(i18next.t('home.areas', { ns: 'staff', count: 1 })).not.toBe('home.areas')
  expect(i18next.t('home.areas', { ns: 'staff', count: 3 })).toContain('3')
})

it('NAV-02 texts that did not come are asked for again, and no page is shown without them', async () => {
  await initI18n('es')
  await expect(loadTexts('ninguno')).rejects.toThrow('ninguno')
  const load = vi.spyOn(i18next, 'reloadResources')
  await expect(loadTexts('ninguno')).rejects.toThrow('ninguno')
  expect(load).toHaveBeenCalledOnce()
  await expect(loadTexts('staff')).resolves.toBeUndefined()
})
