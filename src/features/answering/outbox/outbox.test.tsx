import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import outboxTexts from '../../../../locales/es/outbox.json'
import common from '../../../../locales/es/common.json'
import { createOutbox } from '../../../engine/outbox/outbox'
import { aPage, aWorld, fillIn, settle, type World } from '../../../engine/outbox/testing/world'
import { initI18n } from '../../../lib/i18n'
import { OutboxList } from './OutboxList'

beforeEach(() => initI18n('es', { es: { common, outbox: outboxTexts } }))

async function leftIn(world: World, isOffline = () => false) {
  const away = aPage(world, { isOffline: () => true })
  await fillIn(away)
  const answering = await away.open()
  await answering.saving.leave()
  answering.dispose()
  away.outbox.dispose()
  return aPage(world, { isOffline })
}
function draw({ outbox }: ReturnType<typeof aPage>) {
  const onOpen = vi.fn()
  render(<OutboxList outbox={outbox} onOpen={onOpen} heading="h2" empty="Nada." />)
  return { onOpen, person: userEvent.setup() }
}
const step = (words: RegExp) =>
  screen.findByText(
    (_text, element) =>
      element?.tagName === 'LI' && words.test(element.textContent ?? '') && element.closest('ol') !== null,
  )

it('DAY-05 each answer shows its fate: here, received, verified; and its receipt can be removed', async () => {
  const world = aWorld()
  const page = await leftIn(world)
  const { person } = draw(page)
  expect(await step(/^Recibida \d\d\//)).toBeVisible()
  expect(await step(/^Verificada todavía no/)).toBeVisible()
  await settle(world, page)
  expect(await step(/^Verificada \d\d\//)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Quitar de la lista' }))
  expect(await screen.findByText('Nada.')).toBeVisible()
  page.outbox.dispose()
})

it('DAY-05 an answer that cannot be sent says why, keeps everything, and opens as a draft again', async () => {
  const world = aWorld()
  const page = await leftIn(world)
  page.outbox.dispose()
  // Its files are refused first.
  const upload = () => Promise.reject(new Error('closed'))
  const outbox = createOutbox({
    ...page.ports,
    uploader: { ...page.ports.uploader, upload },
    failureOf: () => 'closed',
  })
  const { onOpen, person } = draw({ ...page, outbox })
  expect(await screen.findByText('El formulario ya no recibe respuestas.')).toBeVisible()
  expect(screen.getByText(/Lo que escribió sigue en este dispositivo/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Abrir para revisar' }))
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  outbox.dispose()
  const again = await aPage(world, { isOffline: () => true }).open()
  expect(again.restoredAt).not.toBeNull()
  expect(again.uploads.pending()).toHaveLength(3)
  again.dispose()
})

it('DAY-05 after signing out nothing is sent and nothing is lost', async () => {
  const world = aWorld()
  const page = await leftIn(world)
  page.outbox.dispose()
  const outbox = createOutbox({ ...page.ports, maySend: () => false })
  await outbox.run(true)
  expect(world.answers.size).toBe(0)
  expect(outbox.state().queued).toMatchObject([{ entry: { tries: 0, failure: null } }])
  outbox.dispose()
})
