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

it('ANS-09 DAY-06 a section that may be without rows begins with none and is sent so', async () => {
  const form = await renderAnswering(version)
  expect(screen.queryByLabelText(/^Nombre/)).toBeNull()
  expect(screen.getByText(/Todavía no agregó nada/)).toBeVisible()
  await form.save()
  await waitFor(() => expect(form.outcome.savedTimes).toBe(1))
  expect(form.saved[0]?.secciones).toEqual([expect.objectContaining({ vacia: true })])
})

it('ANS-09 ANS-07 a row that was added is asked for, can be taken away again, and that undone', async () => {
  const form = await renderAnswering(version)
  await form.press('Agregar')
  await form.save()
  expect(await screen.findByRole('link', { name: /Nombre — Responda esta pregunta/ })).toBeVisible()
  await form.person.type(screen.getByLabelText(/^Nombre/), 'Eva')
  await form.press('Eliminar Testigos 1')
  expect(screen.getByText(/Todavía no agregó nada/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Agregar' })).toHaveFocus())
  await form.press('Deshacer')
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Eva')
})
