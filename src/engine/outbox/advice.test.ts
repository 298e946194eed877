import { expect, it } from 'vitest'
import { aPage, aWorld, fillIn, FORM, settle } from './testing/world'

const ADVISED = {
  ...FORM,
  secciones: FORM.secciones.map((section) => ({
    ...section,
    validaciones: [
      { id: 'v', regla: '{{lugar}} != "Plaza"', mensaje: 'Mejor otro lugar.', tipo: 'aviso' as const },
    ],
  })),
}

it('DAY-05 LOGIC-01 an answer is left once its advice was read, and is sent by itself without asking again', async () => {
  const world = aWorld()
  await fillIn(aPage(world, { isOffline: () => true }))
  const page = aPage(world)
  const answering = await page.open(ADVISED)
  await answering.saving.leave()
  expect(answering.saving.state()).toMatchObject({ phase: 'idle', problems: [{ code: 'advice' }] })
  await answering.saving.leave()
  expect(answering.saving.state().phase).toBe('left')
  answering.dispose()
  await settle(world, page)
  expect(page.outbox.state().queued).toMatchObject([{ entry: { failure: null } }])
  expect([...world.answers.values()]).toHaveLength(1)
  page.outbox.dispose()
})
