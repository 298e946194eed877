import { expect, it } from 'vitest'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { aPage, aWorld, filesOf, settle } from './testing/world'

const VERSION = aVersion({
  secciones: [
    aSection({
      preguntas: questions(
        { id: 'lugar', titulo: 'Lugar' },
        { id: 'foto', titulo: 'Foto', adjuntar: true, mostrarSi: '{{pide}}' },
        { id: 'pide', titulo: 'Pide', ...TYPED['yes-no'] },
      ),
    }),
  ],
})
const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

it('DAY-05 LOGIC-03 an answer is sent by itself without the file of a question that is not asked', async () => {
  const world = aWorld()
  const answering = await aPage(world, { isOffline: () => true }).open(VERSION)
  answering.engine.respond(at(0), { respuesta: 'Plaza' })
  answering.engine.respond(at(2), { respuesta: 'true' })
  answering.uploads.choose(at(1), 'imagen', new File(['foto'], 'foto.png', { type: 'image/png' }))
  await answering.uploads.settle()
  answering.engine.respond(at(2), { respuesta: 'false' })
  await answering.saving.leave()
  expect(answering.saving.state().phase).toBe('left')
  answering.dispose()
  const page = aPage(world)
  await settle(world, page)
  expect(page.outbox.state().queued).toMatchObject([{ entry: { failure: null } }])
  expect([...world.answers.values()].flatMap(filesOf)).toEqual([])
  expect([world.answers.size, world.files.size]).toEqual([1, 0])
  page.outbox.dispose()
})
