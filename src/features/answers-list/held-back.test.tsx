import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DataError } from '../../data/errors'
import { code, data, give, open, settle } from './testing/list-page'

beforeEach(settle)

/** As the function refuses to delete an answer that somebody holds back. */
const HELD = new DataError('conflict', { cause: { details: { reason: 'held' } } })
const dialog = async () => within(await screen.findByRole('alertdialog'))

it('OPS-02 an answer that is held back is told so when somebody deletes it', async () => {
  give(1)
  data.deleteAnswer.mockRejectedValueOnce(HELD)
  const { person } = await open()
  await person.click(await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
  await person.click((await dialog()).getByRole('button', { name: 'Eliminar respuesta' }))
  expect(await screen.findByText(/^Alguien retiene esta respuesta/)).toBeInTheDocument()
})

it('OPS-02 DAY-03 among many the ones that are held back are listed as such', async () => {
  give(3)
  data.deleteAnswer.mockImplementation((id) =>
    id === 'respuesta-2' ? Promise.reject(HELD) : Promise.resolve(true),
  )
  const { person } = await open()
  await person.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de esta página' }))
  await person.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await person.type(within(screen.getByRole('dialog')).getByLabelText('Cantidad de respuestas'), '3{Enter}')
  expect(await screen.findByText('Se eliminaron 2 respuestas')).toBeInTheDocument()
  expect(screen.getByText(`${code(2)}: alguien la retiene`)).toBeInTheDocument()
})
