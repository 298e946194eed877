import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DataError } from '../../../data/errors'
import { code, data, give, open, settle } from '../testing/list-page'

const PEOPLE = [
  { username: 'beto', name: 'Beto Ruiz' },
  { username: 'sara', name: 'Sara Díaz' },
]
type Person = Awaited<ReturnType<typeof open>>['person']
const dialog = () => within(screen.getByRole('dialog'))
const choose = async (person: Person, ...numbers: number[]) => {
  for (const number of numbers)
    await person.click(await screen.findByRole('checkbox', { name: `Elegir la respuesta ${code(number)}` }))
}
const to = async (person: Person, words: string, name: string) => {
  await person.type(await screen.findByRole('combobox', { name: 'A quién' }), words)
  await person.click(await screen.findByRole('option', { name }))
}

beforeEach(() => {
  settle()
  data.listAssignees.mockResolvedValue({ people: PEOPLE, isCut: false })
  data.assignAnswer.mockImplementation((answer, turn) =>
    Promise.resolve({ ...answer, asignado: turn.to ?? '', vence: '' }),
  )
})

describe('giving answers to a person', () => {
  it('REACH-08 many at once, by name and with a note; who may not have one is told apart', async () => {
    give(3)
    data.assignAnswer.mockRejectedValueOnce(new DataError('notFound'))
    const { person } = await open()
    await choose(person, 1, 2)
    await person.click(screen.getByRole('button', { name: 'Asignar' }))
    await person.click(dialog().getByRole('button', { name: 'Dejar 2 sin asignar' }))
    expect(dialog().getByRole('alert')).toHaveTextContent('Elija una persona: ahora no hay nadie asignado.')
    expect(data.assignAnswer).not.toHaveBeenCalled()
    await to(person, 'rui', 'Beto Ruiz (beto)')
    await person.type(dialog().getByLabelText(/Nota para quien la recibe/), ' Urge ')
    await person.click(dialog().getByRole('button', { name: 'Asignar 2 respuestas' }))
    expect(await screen.findByText('Se asignó 1 respuesta')).toBeInTheDocument()
    expect(screen.getByText(new RegExp(`${code(1)}: esa persona no puede verla`))).toBeInTheDocument()
    expect(data.assignAnswer.mock.calls.map(([{ id }, turn]) => [id, turn])).toEqual([
      ['respuesta-1', { to: 'beto', note: 'Urge' }],
      ['respuesta-2', { to: 'beto', note: 'Urge' }],
    ])
  })

  it('REACH-08 one from its row, which says then whose turn it is and since when it is late', async () => {
    give(1, () => ({ asignado: 'sara', vence: '2020-03-02' }))
    data.getColleagueNames.mockResolvedValue(new Map([['sara', 'Sara Díaz']]))
    const { person } = await open()
    expect(await screen.findByText('Vencida el 02/03/2020')).toBeInTheDocument()
    expect(await screen.findByText('Sara Díaz')).toBeInTheDocument()
    expect(data.getColleagueNames.mock.calls).toEqual([[['sara']]])
    await person.click(screen.getByRole('button', { name: `Asignar la respuesta ${code(1)}` }))
    await person.click(dialog().getByRole('button', { name: 'Dejar sin asignar' }))
    expect(await screen.findByText('1 respuesta quedó sin asignar')).toBeInTheDocument()
    expect(data.assignAnswer.mock.lastCall?.[1]).toEqual({ to: null, note: '' })
  })

  it('REACH-08 the list is narrowed to what is somebody’s turn, in the address', async () => {
    give(2)
    const { person, address } = await open()
    await person.click(await screen.findByRole('button', { name: /Asignado a/ }))
    await person.type(await screen.findByRole('combobox', { name: 'Asignado a' }), 'sar')
    await person.click(await screen.findByRole('option', { name: 'Sara Díaz (sara)' }))
    expect(address()).toContain('asignado=sara')
    expect(data.listAnswersPage.mock.lastCall?.[0].filters).toMatchObject({ assignee: 'sara' })
  })

  it('REACH-08 ROLE-03 who may not give answers to others is offered nothing of it', async () => {
    give(1)
    await open('ROLE_CENSISTA_PRIVADO')
    await screen.findByText(code(1))
    expect(screen.queryByRole('button', { name: /Asign/ })).toBeNull()
  })
})
