import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { THREE_STATES } from '../../../testing/builders'
import { rememberOpened } from '../../../lib/opened-record'
import { code, data, give, open, settle } from '../testing/list-page'

const AT = '/respuestas/listado/comercios'
const link = (number: number) => screen.findByRole('link', { name: code(number) })

beforeEach(settle)

describe('keys of the list', () => {
  it('DAY-02 j and k go from row to row, and e completes the one that has the focus', async () => {
    give(3)
    const { person, address } = await open()
    await link(1)
    await person.keyboard('j')
    expect(await link(1)).toHaveFocus()
    await person.keyboard('jj')
    expect(await link(3)).toHaveFocus()
    await person.keyboard('jk')
    expect(await link(2)).toHaveFocus()
    await person.keyboard('e')
    expect(address()).toBe('/respuestas/actualizar/respuesta-2')
  })

  it('DAY-02 Enter opens the row, by a link that can open in a new tab', async () => {
    give(2)
    const { person, address } = await open()
    expect(await link(2)).toHaveAttribute('href', '/ver/respuesta-2')
    await person.keyboard('jj{Enter}')
    expect(address()).toBe('/ver/respuesta-2')
  })

  it('DAY-02 the key e does nothing for people who may not complete, and in a field it is a letter', async () => {
    give(2)
    const { person, address } = await open('ROLE_INSPECTOR_ACTAS')
    await link(1)
    await person.keyboard('je')
    expect(address()).toBe(AT)
    const search = screen.getByRole('textbox', { name: 'Buscar respuestas' })
    await person.type(search, 'jk?')
    expect(search).toHaveValue('jk?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('DAY-02 the key ? lists the keys', async () => {
    give(1)
    const { person } = await open()
    await link(1)
    await person.keyboard('?')
    expect(screen.getByRole('dialog', { name: 'Teclas' })).toHaveTextContent('Completar la respuesta')
  })

  it('DAY-02 a click on a row opens it; one on its box does not', async () => {
    give(2)
    const { person, address } = await open()
    await person.click(await screen.findByRole('checkbox', { name: `Elegir la respuesta ${code(1)}` }))
    expect(address()).toBe(AT)
    const row = (await link(2)).closest('tr')
    if (!row?.cells[2]) throw new Error('no row')
    await person.click(row.cells[2])
    expect(address()).toBe('/ver/respuesta-2')
  })

  it('DAY-02 coming back to the list finds the chosen answers and the row that was opened', async () => {
    give(3)
    const { person, unmount } = await open()
    await person.click(await screen.findByRole('checkbox', { name: `Elegir la respuesta ${code(2)}` }))
    unmount()
    rememberOpened(AT, 'respuesta-3')
    await open()
    expect(await screen.findByText('1 respuesta elegida')).toBeInTheDocument()
    await waitFor(async () => expect(await link(3)).toHaveFocus())
  })
})

describe('a change of state', () => {
  it('DAY-03 a move can be undone, also where no transition leads back', async () => {
    give(1, () => ({ estados: { ...THREE_STATES, actual: 1 } }))
    data.moveAnswer.mockImplementation((moved, actual) =>
      Promise.resolve({ ...moved, estados: { ...moved.estados, actual } }),
    )
    data.undoMove.mockImplementation((moved, actual) =>
      Promise.resolve({ ...moved, estados: { ...moved.estados, actual } }),
    )
    const { person } = await open()
    await person.click(await screen.findByRole('combobox', { name: `Estado de ${code(1)}` }))
    await person.click(await screen.findByRole('option', { name: 'Resuelto' }))
    const undo = await screen.findByRole('button', { name: 'Deshacer' })
    expect(screen.getByRole('combobox', { name: `Estado de ${code(1)}` })).toHaveTextContent('Resuelto')
    fireEvent.click(undo)
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: `Estado de ${code(1)}` })).toHaveTextContent('En proceso'),
    )
    expect(data.undoMove.mock.calls.map(([{ id }, state]) => [id, state])).toEqual([['respuesta-1', 1]])
  })
})
