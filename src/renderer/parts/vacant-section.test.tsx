import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSection, aVersion, questions } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const version = aVersion({
  secciones: [
    aSection({
      titulo: 'Testigos',
      repetible: true,
      puedeEstarVacia: true,
      preguntas: questions({ id: 'n', titulo: 'Nombre', required: true }),
    }),
  ],
})

it('ANS-09 DAY-06 a section that may be empty begins without rows and can be sent so', async () => {
  const form = await renderAnswering(version)
  expect(screen.queryByLabelText(/^Nombre/)).toBeNull()
  expect(screen.getByText(/Todavía no agregó nada/)).toBeVisible()
  await form.save()
  await waitFor(() => expect(form.outcome.savedTimes).toBe(1))
  expect(form.saved[0]?.secciones).toEqual([expect.objectContaining({ vacia: true })])
})

it('ANS-09 ANS-07 an added row must be filled in, can be removed again, and the removal can be undone', async () => {
  const form = await renderAnswering(version)
  await form.press('Agregar')
  await form.save()
  expect(await screen.findByRole('link', { name: 'Nombre' })).toBeVisible()
  await form.person.type(screen.getByLabelText(/^Nombre/), 'Eva')
  await form.press('Eliminar Testigos 1')
  expect(screen.getByText(/Todavía no agregó nada/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Agregar' })).toHaveFocus())
  await form.press('Deshacer')
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Eva')
})
