import { expect, it, vi } from 'vitest'
import { compactSections } from '../../domain/answering/compact'
import { setResponse } from '../../domain/answer/fill'
import { installLogic, withRules } from '../../domain/answering/logic'
import { addRow } from '../../domain/answer/repeatable'
import { startSections } from '../../domain/answering/start'
import * as logic from '../../domain/form-logic/logic'
import type { Section } from '../../domain/form/section'
import { anAnswer, aSection, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import { corrected, minutes, REVIEWED } from '../../testing/corrections'
import { memoryStore, takingUploader } from '../../testing/render-answering'
import { claimDraftSlot } from '../draft-slot'
import { openCorrection } from './correcting'

installLogic(logic)

const BEGUN = '2026-10-05'
const version = aVersion({
  opcionales: REVIEWED,
  secciones: [
    aSection({ id: 'casa', preguntas: questions({ id: 'pets', ...TYPED['yes-no'] }) }),
    aSection({
      ...{ id: 'animales', orden: 1, repetible: true, mostrarSi: '{{pets}}' },
      preguntas: questions({ id: 'name', titulo: 'Nombre' }),
    }),
  ],
})
const PETS = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
const name = (row: number) => ({ ...PETS, section: 1, row })
const said = (secciones: Section[], respuesta: string) =>
  withRules(setResponse(secciones, PETS, { respuesta }), BEGUN)
const two = addRow(said(startSections(version.secciones, CLOCK), 'true'), 1, CLOCK)
const both = setResponse(setResponse(two, name(0), { respuesta: 'Luna' }), name(1), { respuesta: 'Sol' })
const given = { ...anAnswer({ version, secciones: both }), diaComienzo: BEGUN }
const without = corrected(version, given, { secciones: compactSections(said(both, 'false')) }, minutes(1))

async function correcting(store = memoryStore()) {
  const correct = vi.fn(() => Promise.resolve())
  const slot = await claimDraftSlot(store, 'corregir/respuesta-1', 'sara')
  const work = await openCorrection({ stored: without, version }, slot, {
    uploader: takingUploader(),
    correct,
    now: () => minutes(5),
    prepareFile: (_kind, file, words) => Promise.resolve({ file, name: words }),
    failureOf: () => 'failed',
    isOffline: () => false,
  })
  const { engine } = work.answering
  return {
    ...work,
    engine,
    correct,
    names: () => [0, 1].map((row) => engine.slice(name(row))?.response.respuesta),
  }
}

it('LOGIC-10 CORR-02 what vanished is there again, in all its rows, when a correction makes it to be asked', async () => {
  const store = memoryStore()
  const first = await correcting(store)
  expect(first.differs()).toBe(false)
  first.engine.respond(PETS, { respuesta: 'true' })
  expect(first.names()).toEqual(['Luna', 'Sol'])
  await first.answering.keeper.flush()
  first.answering.dispose()
  const { answering, names, correct } = await correcting(store)
  expect(names()).toEqual(['Luna', 'Sol'])
  await answering.saving.save()
  expect(correct).toHaveBeenCalledWith(expect.objectContaining({ secciones: compactSections(both) }))
})
