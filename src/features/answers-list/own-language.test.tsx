import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListColumn } from '../../domain/answers-list/listed-questions'
import { stateChoices } from '../../domain/states/choices'
import { initI18n } from '../../lib/i18n'
import { aUser, THREE_STATES } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { StateSelect } from '../../ui/staff/StateSelect'
import { ColumnText } from './columns/ColumnText'

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
      <ColumnText answer={answer} column={column('single-choice')} />
      <ColumnText answer={answer} column={column('text')} />
    </>,
  )
  expect(screen.getByText('Bache')).toHaveAttribute('lang', 'es')
  expect(screen.getByText('Hello')).not.toHaveAttribute('lang')
})
