import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { act, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGE_TAG, LANGUAGES } from '../domain/language'
import { changePageLanguage, chooseLanguage } from './change-language'
import { initI18n, loadTexts, useLanguage } from './i18n'

beforeEach(() => initI18n('es'))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Drawn again by what it listens to itself, and by nothing around it. */
const Code = memo(function Code() {
  return <p>{useLanguage()}</p>
})

function Page() {
  const { t } = useTranslation('staff')
  return (
    <>
      <h1>{t('login.title')}</h1>
      <Code />
    </>
  )
}

it.each(LANGUAGES)(
  'NAV-02 a page that is open goes on in %s, with the texts of what it shows',
  async (language) => {
    await loadTexts('staff')
    render(<Page />)
    await act(() => changePageLanguage(language))
    expect(screen.getByText(language)).toBeInTheDocument()
    expect(document.documentElement.lang).toBe(LANGUAGE_TAG[language])
    const { login } = await import(`../../locales/${language}/staff.json`)
    expect(screen.getByRole('heading')).toHaveTextContent(login.title)
  },
)

it('NAV-02 a choice is kept for the next visit, and told in the language chosen', async () => {
  expect(await chooseLanguage('ek')).toBe('Hizkuntza: Euskara')
  expect(localStorage.getItem('language')).toBe('ek')
})

it('NAV-02 a choice holds for this visit where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(await chooseLanguage('gl')).toContain('Galego')
})

it('NAV-02 a page whose texts do not come in another language stays in the one that it is in', async () => {
  // No language has such texts, as none has any that the network does not bring.
  await loadTexts('staff', 'ninguno').catch(() => undefined)
  render(<Page />)
  await expect(chooseLanguage('ca')).rejects.toThrow('ninguno')
  expect(screen.getByText('es')).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('es')
  expect(i18next.language).toBe('es')
  expect(localStorage.getItem('language')).toBeNull()
})

it('NAV-02 of two choices the last one counts, whichever texts come first', async () => {
  render(<Page />)
  let arrive: () => void = () => undefined
  vi.spyOn(i18next, 'reloadResources').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const first = chooseLanguage('ja')
  await act(() => chooseLanguage('ca'))
  arrive()
  await act(() => first)
  expect(screen.getByText('ca')).toBeInTheDocument()
  expect(localStorage.getItem('language')).toBe('ca')
})
