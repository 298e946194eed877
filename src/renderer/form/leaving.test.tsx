import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readSavedWork } from '../../engine/outbox/saved-work'
import { aSection, aVersion, questions } from '../../testing/builders'
import { memoryStore, renderAnswering } from '../../testing/render-answering'

const version = aVersion({
  secciones: [aSection({ preguntas: questions({ titulo: 'Nombre', required: true }, { titulo: 'Calle' }) })],
})
const offline = () => screen.getByRole('dialog', { name: 'Conexión a internet perdida' })
const LEAVE = 'Dejar en la bandeja de salida'

it('ANS-14 DAY-05 without network the page says so, and a button of its own leaves the answer to be sent later', async () => {
  const store = memoryStore()
  const form = await renderAnswering(version, { store, hasOutbox: true, isOffline: () => true })
  await form.person.type(screen.getByLabelText(/Nombre/), 'Ana')
  await form.save()
  expect(offline()).toHaveTextContent(/No cierre ni actualice la página/)
  await form.person.click(within(offline()).getByRole('button', { name: 'Entendido' }))
  // Saying so leaves nothing in the outbox.
  expect((await readSavedWork(store, 'publico')).queued).toEqual([])

  await form.save()
  await form.person.click(within(offline()).getByRole('button', { name: LEAVE }))
  await waitFor(() => expect(form.answering.saving.state().phase).toBe('left'))
  const { queued, drafts } = await readSavedWork(store, 'publico')
  expect(drafts).toEqual([])
  expect(queued).toMatchObject([{ answerId: form.answering.answerId(), code: form.answering.code() }])
  expect(form.saved).toEqual([])
})

it('DAY-05 an incomplete answer cannot be left to be sent, and where the device keeps nothing it stays on the page', async () => {
  const store = { ...memoryStore(), set: () => Promise.reject(new Error('no room')) }
  const form = await renderAnswering(version, { store, hasOutbox: true, isOffline: () => true })
  await form.answering.saving.leave()
  expect(form.answering.saving.state().problems).toMatchObject([{ code: 'required' }])
  await form.person.type(screen.getByLabelText(/Nombre/), 'Ana')
  await form.answering.saving.leave()
  expect(await screen.findByText(/este dispositivo no tiene lugar para guardarlo/)).toBeVisible()
  expect(screen.getByLabelText(/Nombre/)).toHaveValue('Ana')
})

it('PAY-03 DAY-05 leaving an answer to be sent is not offered where there is no outbox', async () => {
  const form = await renderAnswering(version, { isOffline: () => true })
  await form.person.type(screen.getByLabelText(/Nombre/), 'Ana')
  await form.save()
  expect(within(offline()).queryByRole('button', { name: LEAVE })).toBeNull()
})
