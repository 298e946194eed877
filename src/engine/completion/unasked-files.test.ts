import { expect, it } from 'vitest'
import { installLogic } from '../../domain/answering/logic'
import * as logic from '../../domain/form-logic/logic'
import { anAnswer, aSection, aVersion, NOW, questions, TYPED } from '../../testing/builders'
import { memoryStore } from '../../testing/render-answering'
import { Scenario } from '../../testing/scenario'
import { claimDraftSlot } from '../draft-slot'
import { openCompletion } from './completing'

installLogic(logic)

const version = aVersion({
  secciones: [
    aSection({
      preguntas: questions({ id: 'asks', ...TYPED['yes-no'] }, { adjuntar: true, mostrarSi: '{{asks}}' }),
    }),
  ],
})
const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

it('COMP-02 LOGIC-03 the file of a question that is not asked is nothing to save, and holds up nothing', async () => {
  const stored = anAnswer({ version, secciones: Scenario.open(version.secciones).secciones })
  const sent: unknown[] = []
  const slot = await claimDraftSlot(memoryStore(), 'completar/respuesta-1', 'sara')
  const { answering, filling } = await openCompletion({ version, stored }, slot, {
    uploader: {
      upload: () => Promise.reject(new Error('gone')),
      read: () => Promise.reject(new Error('never read')),
      remove: () => Promise.resolve(),
    },
    prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
    complete: (request) => Promise.resolve(void sent.push(request.secciones)),
    failureOf: () => 'failed',
    now: () => NOW,
  })
  answering.engine.respond(at(0), { respuesta: 'true' })
  answering.uploads.choose(at(1), 'imagen', new File(['foto'], 'frente.png', { type: 'image/png' }))
  await expect.poll(() => answering.uploads.view(at(1), 'imagen')?.status).toBe('failed')
  answering.engine.respond(at(0), { respuesta: '' })
  expect([filling.differs(), filling.hindrance()]).toEqual([false, 'unchanged'])
  answering.engine.respond(at(0), { respuesta: 'false' })
  await answering.saving.save()
  expect(answering.saving.state()).toMatchObject({ phase: 'saved', problems: [] })
  expect(sent).toHaveLength(1)
  answering.dispose()
})
