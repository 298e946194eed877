import { expect, it } from 'vitest'
import { keepLinkNote } from '../signed/link-beside'
import { aPage, aWorld, fillIn, settle } from './testing/world'

const NOTE = `1790000000.clave123.${'b'.repeat(64)}?lugar=Plaza`

it('DAY-05 REACH-05 an answer that is sent by itself says by which signed link it was begun', async () => {
  const world = aWorld()
  await fillIn(aPage(world, { isOffline: () => true }))
  const page = aPage(world)
  const answering = await page.open()
  await keepLinkNote(answering.slot.files, NOTE)
  await answering.saving.leave()
  answering.dispose()
  await settle(world, page)
  expect([...world.answers.values()]).toMatchObject([{ enlace: NOTE }])
  expect(page.outbox.state().queued).toMatchObject([{ entry: { failure: null } }])
  page.outbox.dispose()
})
