/** Rules that ask for files, while those are on their way (LOGIC-02, LOGIC-04). */
import { expect, it } from 'vitest'
import { contentFaults } from '../domain/answering/content'
import { installLogic } from '../domain/answering/logic'
import type { QuestionPath } from '../domain/answer/path'
import type { Uploader } from '../domain/files/uploader'
import * as logic from '../domain/form-logic/logic'
import { aSection, aVersion, questions } from '../testing/builders'
import { memoryStore, openForm } from '../testing/render-answering'

installLogic(logic)

const asking = questions(
  { id: 'photo', adjuntar: true },
  { id: 'why', mostrarSi: 'count_files({{photo}}) = 0', required: true },
  { id: 'about', obligatoriaSi: 'count_files({{photo}}) > 0' },
)
const VERSION = aVersion({ secciones: [aSection({ id: 's', preguntas: asking })] })
const at = (question: number, row = 0): QuestionPath => ({
  ...{ section: 0, condition: null, row, question, repetition: 0 },
})
const picture = () => new File(['png'], 'frente.png', { type: 'image/png' })
const broken: Uploader = {
  upload: () => Promise.reject(new Error('gone')),
  read: () => Promise.reject(new Error('never read')),
  remove: () => Promise.resolve(),
}

it('LOGIC-04 DAY-05 a photo that waits counts, so that nothing else is asked once it is sent by itself', async () => {
  const store = memoryStore()
  const first = await openForm(VERSION, { store, uploader: broken })
  const { engine, uploads, saving } = first.answering
  expect(engine.slice(at(1))?.isAsked).toBe(true)
  uploads.choose(at(0), 'imagen', picture())
  expect(engine.slice(at(1))?.isAsked).toBe(false)
  await saving.save()
  expect(saving.state().problems.map(({ key, code }) => `${key} ${code}`)).toEqual(['s0-q2 required'])
  engine.respond(at(2), { respuesta: 'El frente' })
  await expect.poll(() => uploads.view(at(0), 'imagen')?.status).toBe('failed')
  await first.answering.keeper.flush()
  first.answering.dispose()

  const second = await openForm(VERSION, { store })
  await second.answering.saving.save()
  expect(second.answering.saving.state()).toMatchObject({ phase: 'saved', problems: [] })
  const [saved] = second.saved
  expect(saved?.secciones[0]?.preguntas?.map(({ id }) => id)).toEqual(['photo', 'about'])
  expect(contentFaults(VERSION, saved?.secciones ?? [], saved?.diaComienzo ?? null)).toEqual([])
  second.answering.dispose()
})

it('LOGIC-04 FILE-03 one that is taken back before it arrived counts no more', async () => {
  const { answering } = await openForm(VERSION, { uploader: broken })
  const { engine, uploads } = answering
  uploads.choose(at(0), 'imagen', picture())
  await expect.poll(() => uploads.view(at(0), 'imagen')?.status).toBe('failed')
  expect(engine.slice(at(1))?.isAsked).toBe(false)
  uploads.remove(at(0), 'imagen')
  expect(engine.slice(at(1))?.isAsked).toBe(true)
  answering.dispose()
})

it('LOGIC-04 FILE-03 it counts in the row that it was chosen for, wherever that goes', async () => {
  const rows = aVersion({ secciones: [aSection({ id: 's', repetible: true, preguntas: asking })] })
  const { answering } = await openForm(rows, { uploader: broken })
  const { engine, uploads } = answering
  engine.addRow(0)
  engine.addRow(0)
  uploads.choose(at(0, 0), 'imagen', picture())
  uploads.choose(at(0, 2), 'imagen', picture())
  const asked = () => [0, 1, 2].map((row) => engine.slice(at(1, row))?.isAsked ?? null)
  expect(asked()).toEqual([false, true, false])
  engine.removeRow(0, 0)
  expect(asked()).toEqual([true, false, null])
  answering.dispose()
})
