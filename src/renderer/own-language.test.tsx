import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aBranch, anOption, aSection, aVersion, questions, TYPED } from '../testing/builders'
import { renderAnswering, useAnsweringTexts } from '../testing/render-answering'
import { LanguagePicker } from '../ui/LanguagePicker'
import { isWrittenIn } from '../domain/form/questions-of'
import { AnswerSections } from './read/AnswerSections'

const translated = (orden: number) =>
  Object.assign(anOption(orden, { texto: 'Luz' }), { textoAlternativeLanguage_en: 'Light' })
const sections = () => [
  aSection({
    titulo: 'Reclamo',
    preguntas: questions({
      titulo: 'Motivo',
      ...TYPED['single-choice'],
      opciones: [anOption(0, { texto: 'Bache' }), translated(1)],
      respuesta: '0',
    }),
  }),
  aSection({
    conditionalSection: true,
    conditionalQuestion: '¿Hay testigos?',
    conditions: [aBranch({ condition: 'Vecinos', checked: true })],
  }),
]
const tagOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang')

it('NAV-02 options and conditions without a translation say which language they are in', async () => {
  await renderAnswering(aVersion({ secciones: sections() }), { language: 'en' })
  expect(tagOf('Bache')).toBe('es')
  expect(tagOf('Light')).not.toBe('es')
  expect(tagOf('¿Hay testigos?')).toBe('es')
  expect(tagOf('Vecinos')).toBe('es')
})

it('NAV-02 what only screen readers are told says it too: of rows, further answers and choices', async () => {
  const person = userEvent.setup()
  const preguntas = questions({ titulo: 'Nombre', repetible: true })
  const branch = aBranch({
    condition: 'Vecinos',
    checked: true,
    questions: questions({ titulo: 'Cuántos' }),
  })
  await renderAnswering(
    aVersion({
      secciones: [
        aSection({ titulo: 'Testigos', repetible: true, preguntas }),
        aSection({ conditionalSection: true, conditions: [branch] }),
      ],
    }),
    { language: 'en' },
  )
  await person.click(screen.getByRole('button', { name: 'Add another' }))
  await person.click(screen.getByRole('checkbox', { name: 'Vecinos' }))
  const inSpanish = (of: HTMLElement) => of.querySelector('[lang=es]')?.textContent
  expect(inSpanish(screen.getByRole('button', { name: /^Edit/ }))).toBe('Testigos 1')
  expect(inSpanish(screen.getAllByRole('button', { name: /^Remove Testigos/ })[0] ?? document.body)).toBe(
    'Testigos 1',
  )
  expect(inSpanish(screen.getByRole('button', { name: /^Add another answer to/ }))).toBe('Nombre')
  expect(screen.getByRole('group', { name: /^Questions of/ })).not.toHaveAttribute('aria-label')
})

it('NAV-02 what keeps a form from being saved says which language its untranslated places are in', async () => {
  const person = userEvent.setup()
  await renderAnswering(
    aVersion({ secciones: [aSection({ preguntas: questions({ titulo: 'Nombre', required: true }) })] }),
    { language: 'en' },
  )
  await person.click(screen.getByRole('button', { name: 'Send' }))
  const line = within(await screen.findByRole('alert')).getByRole('link')
  expect(line.textContent).toBe('Nombre')
  expect(within(line).getByText('Nombre')).toHaveAttribute('lang', 'es')
})

it('NAV-02 an answer that is read says which language its untranslated texts are in', async () => {
  await useAnsweringTexts('en')
  render(<AnswerSections secciones={sections()} />)
  for (const words of ['Reclamo', 'Motivo', 'Bache', '¿Hay testigos?', 'Vecinos'])
    expect(tagOf(words), words).toBe('es')
})

it('NAV-02 offers the languages that the page has, and the reader’s own', async () => {
  await useAnsweringTexts('en')
  const form = Object.assign(aVersion(), { titulo_ca: 'Inspecció' })
  render(<LanguagePicker has={(language) => isWrittenIn(form, language)} />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Español',
    'English',
    'Català',
  ])
})
