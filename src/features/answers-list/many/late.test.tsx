import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DataError } from '../../../data/errors'
import { code, data, give, open, settle } from '../testing/list-page'

type Person = Awaited<ReturnType<typeof open>>['person']
const choose = async (person: Person, ...numbers: number[]) => {
  for (const number of numbers)
    await person.click(await screen.findByRole('checkbox', { name: `Elegir la respuesta ${code(number)}` }))
}
const press = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name }))
beforeEach(() => {
  settle()
  const move = <T extends { estados: object }>(moved: T, actual: number) =>
    Promise.resolve({ ...moved, estados: { ...moved.estados, actual } })
  data.moveAnswer.mockImplementation(move)
  data.undoMove.mockImplementation(move)
})

describe('many answers at once with a slow service', () => {
  it('DAY-03 answers that moved after the service had stopped responding count as moved, and are taken back with the others', async () => {
    give(3)
    data.moveAnswer.mockImplementationOnce(() => Promise.reject(new DataError('timeout')))
    data.moveAnswer.mockImplementationOnce(() => Promise.reject(new DataError('unsure')))
    data.findMoved.mockImplementation((answer, actual) =>
      Promise.resolve({ ...answer, estados: { ...answer.estados, actual } }),
    )
    const { person } = await open()
    await choose(person, 1, 2, 3)
    await press(person, 'Cambiar estado')
    await press(person, 'Cambiar 3 respuestas')
    expect(await screen.findByText('Se cambió el estado de 3 respuestas')).toBeInTheDocument()
    await press(person, 'Deshacer en 3 respuestas')
    expect(await screen.findByText('3 respuestas volvieron a su estado anterior')).toBeInTheDocument()
    expect(data.undoMove).toHaveBeenCalledTimes(3)
  })

  it('DAY-03 an answer that cannot be looked up is told as unknown once the person stops waiting, and undo finds out', async () => {
    give(2)
    data.moveAnswer.mockImplementationOnce(() => Promise.reject(new DataError('timeout')))
    data.findMoved.mockRejectedValue(new DataError('down'))
    const { person } = await open()
    await choose(person, 1, 2)
    await press(person, 'Cambiar estado')
    await press(person, 'Cambiar 2 respuestas')
    expect(
      await screen.findByText('El servicio no respondió a tiempo. Se comprueba qué pasó con 1 respuesta…'),
    ).toBeInTheDocument()
    await press(person, 'Detener')
    expect(await screen.findByText('No se sabe qué pasó con 1 respuesta:')).toBeInTheDocument()
    expect(screen.queryByText(/quedó sin cambios/)).toBeNull()
    data.findMoved.mockImplementation((answer, actual) =>
      Promise.resolve({ ...answer, estados: { ...answer.estados, actual } }),
    )
    await press(person, 'Deshacer en 2 respuestas')
    expect(await screen.findByText('2 respuestas volvieron a su estado anterior')).toBeInTheDocument()
    expect(data.undoMove.mock.calls.map(([{ id }, state]) => [id, state])).toEqual([
      ['respuesta-2', 0],
      ['respuesta-1', 0],
    ])
  })

  it('DAY-03 ANS-15 nobody reads that nothing was done while nothing is known', async () => {
    give(2)
    data.moveAnswer.mockImplementation(() => Promise.reject(new DataError('timeout')))
    data.findMoved.mockRejectedValue(new DataError('timeout'))
    const { person } = await open()
    await choose(person, 1, 2)
    await press(person, 'Cambiar estado')
    await press(person, 'Cambiar 2 respuestas')
    await screen.findByText(/Se comprueba qué pasó con 2 respuestas/)
    await press(person, 'Detener')
    expect(await screen.findByText('No se sabe qué pasó con 2 respuestas:')).toBeInTheDocument()
    expect(screen.queryByText(/Se cambió el estado de 0/)).toBeNull()
  })

  it('DAY-03 ANS-15 an answer whose deletion was found undone at first is looked for again', async () => {
    give(2)
    data.deleteAnswer.mockImplementationOnce(() => Promise.reject(new DataError('down')))
    data.isDeleted.mockResolvedValue(true)
    const { person } = await open()
    await choose(person, 1, 2)
    await press(person, 'Eliminar')
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByLabelText('Cantidad de respuestas'), '2{Enter}')
    expect(await screen.findByText('Se eliminaron 2 respuestas')).toBeInTheDocument()
  })
})
