import { describe, expect, it } from 'vitest'
import { installLogic } from '../domain/answering/logic'
import * as logic from '../domain/form-logic/logic'
import { aSection, aVersion, NOW, questions, TYPED } from '../testing/builders'
import { memoryStore, openForm } from '../testing/render-answering'

installLogic(logic)

const VERSION = aVersion({
  secciones: [
    aSection({
      preguntas: questions(
        { id: 'birth', ...TYPED.date, valorInicial: 'blank()' },
        { id: 'age', ...TYPED.integer, calculo: 'age({{birth}})' },
      ),
    }),
  ],
})
const BIRTH = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }

/** What is sent by somebody who turned eighteen yesterday, whose draft is from a day. */
async function sentOf(begun: string) {
  const store = memoryStore()
  const first = await openForm(VERSION, { store })
  first.answering.engine.respond(BIRTH, { respuesta: '2008-10-04' })
  await first.answering.keeper.flush()
  first.answering.dispose()
  for (const [key, draft] of store.kept)
    if (typeof draft === 'object' && draft !== null && 'begun' in draft)
      store.kept.set(key, { ...draft, begun })
  const { answering, saved } = await openForm(VERSION, { store })
  expect(answering.restoredAt).not.toBeNull()
  await answering.saving.save()
  answering.dispose()
  return { day: saved[0]?.diaComienzo, age: saved[0]?.secciones[0]?.preguntas?.[1]?.respuesta }
}

describe('a draft that is opened again on 5/10/2026', () => {
  it.each([
    ['2026-10-03', { day: '2026-10-03', age: '17' }],
    ['2026-08-06', { day: '2026-08-06', age: '17' }],
    // Longer than the server believes, and by a clock that was ahead.
    ['2026-08-05', { day: '2026-10-05', age: '18' }],
    ['2020-01-01', { day: '2026-10-05', age: '18' }],
    ['2026-10-06', { day: '2026-10-05', age: '18' }],
  ])('LOGIC-04 SEC-03 and was begun on %s goes by the day that the server takes', async (begun, sent) => {
    expect(NOW.toISOString()).toMatch(/^2026-10-05/u)
    expect(await sentOf(begun)).toEqual(sent)
  })
})
