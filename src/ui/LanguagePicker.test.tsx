import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initI18n, loadTexts } from '../lib/i18n'
import { LanguagePicker } from './LanguagePicker'

beforeEach(() => initI18n('es'))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const open = () => {
  render(
    <>
      <LanguagePicker />
      <input aria-label="Nota" />
    </>,
  )
  return userEvent.setup()
}

it('NAV-02 the page goes on in the language chosen, with what was typed, and says so to who does not see it', async () => {
  const person = open()
  await person.type(screen.getByRole('textbox'), 'Farola rota')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'Euskara')
  expect(await screen.findByRole('combobox', { name: 'Hizkuntza' })).toHaveValue('ek')
  expect(screen.getByRole('status')).toHaveTextContent('Hizkuntza: Euskara')
  expect(screen.getByRole('textbox')).toHaveValue('Farola rota')
})

it('NAV-02 texts that do not come leave the language as it was, and a sentence says so until one comes', async () => {
  const person = open()
  await loadTexts('ninguno').catch(() => undefined)
  const picker = screen.getByRole('combobox', { name: 'Idioma' })
  await person.selectOptions(picker, 'Català')
  expect(await screen.findByText(/No se pudo cargar ese idioma/)).toBe(screen.getByRole('status'))
  expect(picker).toHaveValue('es')
  vi.spyOn(i18next, 'reloadResources').mockResolvedValue(undefined)
  i18next.options.ns = ['common']
  await person.selectOptions(picker, 'Galego')
  expect(await screen.findByText('Idioma: Galego')).toBe(screen.getByRole('status'))
})

it('NAV-02 what was chosen is shown while its texts are on their way', async () => {
  const person = open()
  let arrive: () => void = () => undefined
  vi.spyOn(i18next, 'reloadResources').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const picker = screen.getByRole('combobox')
  await person.selectOptions(picker, '日本語')
  expect(picker).toHaveValue('ja')
  expect(document.documentElement.lang).toBe('es')
  arrive()
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('ja'))
})
