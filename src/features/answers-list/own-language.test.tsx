import { render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import staff from '../../../locales/en/staff.json'
import { NO_FILTERS } from '../../domain/answers-list/filters'
import type { ListColumn } from '../../domain/form/listed-questions'
import { stateChoices } from '../../domain/states/choices'
import { initI18n } from '../../lib/i18n'
import { anOption, aQuestion, aUser, THREE_STATES, TYPED } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { StateSelect } from '../../ui/staff/StateSelect'
import { ColumnText } from './columns/ColumnText'
import { FilterBar } from './filters/FilterBar'

vi.mock('./use-listed-questions', () => ({ useListedQuestions: () => ({ data: [DAMAGE] }) }))

const OPTION = anOption(0, { id: 'bache', texto: 'Bache' })
const DAMAGE = aQuestion({ ...TYPED['single-choice'], id: 'rotura', titulo: 'Rotura', opciones: [OPTION] })

const column = (tipo: ListColumn['tipo']): ListColumn => ({ id: tipo, titulo: tipo, tipo })
it('NAV-02 a menu of states says which of them are in another language than the page', async () => {
  const disponibles = THREE_STATES.disponibles.map((state) =>
    state.id === 0 ? { ...state, nombre_en: 'Received' } : state,
  )
  const estados = { ...THREE_STATES, disponibles }
  const { person } = await renderStaff(
    <StateSelect
      label="Estado"
      value={0}
      choices={stateChoices(estados, 'en')}
      failureWords={() => null}
      onMove={() => Promise.reject(new Error())}
    />,
    { user: aUser('ROLE_SUPERVISOR'), pattern: '/', at: '/' },
  )
  await person.click(screen.getByRole('combobox', { name: 'Estado' }))
  const tags = screen
    .getAllByRole('option')
    .map((option) => option.querySelector('bdi')?.getAttribute('lang'))
  expect(tags).toEqual([null, 'es', 'es'])
})

it('NAV-02 a cell with words of the form says their language, and one with what somebody typed does not', async () => {
  await initI18n('en', { en: {} })
  const columnas = { 'single-choice': 'Bache', text: 'Hello' }
  const answer = { ficha: { columnas } }
  render(
    <>
      <ColumnText answer={answer} column={column('single-choice')} search="" />
      <ColumnText answer={answer} column={column('text')} search="" />
    </>,
  )
  expect(screen.getByText('Bache')).toHaveAttribute('lang', 'es')
  expect(screen.getByText('Hello')).not.toHaveAttribute('lang')
})

it('NAV-02 a chip says which of its words are the form’s, and its button is called as it reads', async () => {
  await initI18n('en', { en: { staff } })
  const states = THREE_STATES.disponibles.map((state) =>
    state.id === 1 ? { ...state, nombre_en: 'Under way' } : state,
  )
  const given = {
    formId: 'comercios',
    states,
    withAuthor: false,
    withAssignee: false,
    withCitizen: false,
    onChange: vi.fn(),
    onClear: vi.fn(),
  }
  const choices = [{ question: 'rotura', value: 'bache' }]
  const draw = (state: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <FilterBar {...given} filters={{ ...NO_FILTERS, state, choices }} />
    </QueryClientProvider>
  )
  const { rerender } = render(draw('0'))
  const chip = (name: string) => screen.getByTitle(`Remove the filter ${name}`).parentElement
  const words = (name: string) =>
    [...(chip(name)?.querySelectorAll('[lang]') ?? [])].map(
      (one) => `${one.getAttribute('lang')} ${one.textContent}`,
    )
  expect(words('State: Pendiente')).toEqual(['es Pendiente'])
  expect(words('Rotura: Bache')).toEqual(['es Rotura', 'es Bache'])
  expect(chip('Rotura: Bache')).toHaveTextContent('Rotura: Bache')
  rerender(draw('1'))
  expect(words('State: Under way')).toEqual([])
})
