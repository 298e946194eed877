import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DataError } from '../../data/errors'
import { code, data, give, open, settle } from './testing/list-page'

beforeEach(settle)

/** As the bin refuses to give an answer back to a form that has all that it takes. */
const FULL = new DataError('conflict', { cause: { details: { reason: 'full' } } })

async function remove({ person }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await person.click(await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await person.click(dialog.getByRole('button', { name: 'Eliminar respuesta' }))
}

it('REACH-10 DAY-03 a deletion is taken back while its message is shown', async () => {
  give(1)
  const page = await open()
  await remove(page)
  await page.person.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(data.restoreAnswer).toHaveBeenCalledWith('respuesta-1')
  expect(await screen.findByText('La respuesta se recuperó', {}, { timeout: 3000 })).toBeInTheDocument()
})

it('REACH-10 a deletion that is not taken back says why it stays in the bin', async () => {
  data.restoreAnswer.mockRejectedValue(FULL)
  give(1)
  const page = await open()
  await remove(page)
  await page.person.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText(/^El formulario ya tiene todas/)).toBeInTheDocument()
})

it('REACH-10 offers no way back where there is none', async () => {
  data.deleteAnswer.mockResolvedValue(false)
  give(1)
  await remove(await open())
  await screen.findByText('La respuesta se eliminó correctamente', {}, { timeout: 3000 })
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

it('DAY-03 REACH-10 what was deleted together comes back together, and what stays in the bin is listed', async () => {
  give(3)
  data.restoreAnswer.mockImplementation((id) =>
    id === 'respuesta-2' ? Promise.reject(FULL) : Promise.resolve(),
  )
  const { person } = await open()
  await person.click(await screen.findByRole('checkbox', { name: 'Elegir todas las de esta página' }))
  await person.click(await screen.findByRole('button', { name: 'Eliminar' }))
  await person.type(within(screen.getByRole('dialog')).getByLabelText('Cantidad de respuestas'), '3{Enter}')
  await screen.findByText('Se eliminaron 3 respuestas')
  await person.click(screen.getByRole('button', { name: 'Deshacer en 3 respuestas' }))
  expect(await screen.findByText('2 respuestas se recuperaron')).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^${code(2)}: sigue en la papelera`))).toBeInTheDocument()
})
