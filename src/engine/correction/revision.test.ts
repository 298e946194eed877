import { describe, expect, it, vi } from 'vitest'
import { waitingRequest, type RequestForChanges } from '../../domain/answer/corrections/request'
import { memoryStore, takingUploader } from '../../testing/render-answering'
import { anAnswer, aSection, aVersion, CLOCK, questions, TYPED } from '../../testing/builders'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  revised,
  workOn,
} from '../../testing/corrections'
import { compactSections } from '../../domain/answering/compact'
import { setResponse } from '../../domain/answer/fill'
import { installLogic, withRules } from '../../domain/answering/logic'
import { addRow } from '../../domain/answer/repeatable'
import { startSections } from '../../domain/answering/start'
import * as logic from '../../domain/form-logic/logic'
import type { Section } from '../../domain/form/section'
import type { Picks } from '../../domain/correction/ask'
import { claimDraftSlot } from '../draft-slot'
import { openRevision } from './revising'

const version = REVIEWED_FORM
const asked = (picks: Picks, at = 1) =>
  corrected(version, REVIEWED_ANSWER, { request: askingFor(picks) }, minutes(at))
const RUBRO = { sections: ['local'], items: [pick('local', { preguntaId: 'rubro' })] }
const FRENTE = { sections: ['local'], items: [pick('local', { preguntaId: 'frente', parte: 'imagen' })] }
const CLAUSURA = {
  sections: ['medidas'],
  items: [pick('medidas', { condicionId: 'clausura', parte: 'condicion' })],
}

const requestOf = (answer: ReturnType<typeof asked>): RequestForChanges => {
  const request = waitingRequest(answer.requestsForChanges)
  if (!request) throw new Error('it waits')
  return request
}

async function revising(answer: ReturnType<typeof asked>, store = memoryStore(), form = version) {
  const revise = vi.fn(() => Promise.resolve())
  const uploader = takingUploader()
  const slot = await claimDraftSlot(store, 'revisar/respuesta-1', 'ciudadana')
  const work = await openRevision({ stored: answer, version: form }, requestOf(answer), slot, {
    uploader,
    revise,
    now: () => minutes(5),
    prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
    failureOf: () => 'failed',
    isOffline: () => false,
  })
  return { ...work, revise, store }
}

const path = (question: number, section = 0, condition: number | null = null) => ({
  ...{ section, condition, row: 0 },
  ...{ question, repetition: 0 },
})

describe('revising an own answer', () => {
  it('CORR-05 CORR-07 a row that staff removed is hidden, even if it was asked for', async () => {
    const two = corrected(
      version,
      REVIEWED_ANSWER,
      {
        secciones: workOn(REVIEWED_ANSWER).addRow('Local').answer('Rubro', 'Patio', { row: 1 }).stored,
      },
      minutes(1),
    )
    const { parte, ...spot } = pick('local', { parte: 'fila' })
    const items = [
      { ...spot, parte },
      { ...spot, parte, rowIndex: 1 },
    ]
    const answer = corrected(version, two, { request: askingFor({ sections: ['local'], items }) }, minutes(2))
    const without = corrected(version, answer, { rows: [{ ...spot, quitada: true }] }, minutes(3))
    const { answering, asked: places } = await revising(without)
    expect(places).toEqual(['s0-r1-q0', 's0-r1-q1', 's0-r1-q2'])
    expect([0, 1].map((row) => answering.engine.policy.row(0, row))).toEqual(['hidden', 'locked'])
    expect(answering.engine.slice(path(0))?.terms.as).toBe('hidden')
  })

  it('CORR-05 only questions that were asked for can be changed, with the earlier answer beside them', async () => {
    const answer = asked(RUBRO)
    const { answering, asked: places, revise } = await revising(answer)
    const { engine } = answering
    expect(places).toEqual(['s0-q0'])
    expect(engine.slice(path(0))?.terms).toMatchObject({
      as: 'flagged',
      before: { respuesta: 'Kiosco' },
      asks: ['answer'],
    })
    expect(engine.slice(path(1))?.terms).toMatchObject({ as: 'locked', asks: [] })
    engine.respond(path(0), { respuesta: 'Bar' })
    engine.respond(path(0, 1, 0), { respuesta: 'Olores' })
    engine.addRow(0)
    await answering.saving.save()
    expect(revise).toHaveBeenCalledWith({
      answerId: answer.id,
      lastUpdate: answer.lastUpdate?.getTime(),
      secciones: workOn(answer).answer('Rubro', 'Bar').stored,
      ubicacion: null,
    })
  })

  it('CORR-05 CORR-07 where only a photo is asked for, the text of the question cannot be changed', async () => {
    const { answering } = await revising(asked(FRENTE))
    expect(answering.engine.slice(path(1))?.terms).toMatchObject({ as: 'flagged', asks: ['imagen'] })
  })

  it('CORR-07 conditions that are asked for can be chosen again, with the questions below them', async () => {
    const { answering, revise } = await revising(asked(CLAUSURA))
    expect([0, 1].map((condition) => answering.policy.condition(1, condition))).toEqual(['open', 'open'])
    answering.engine.check(1, 1, true)
    answering.engine.respond(path(0, 1, 1), { respuesta: '100' })
    await answering.saving.save()
    expect(revise.mock.calls).toMatchObject([
      [
        {
          secciones: workOn(REVIEWED_ANSWER)
            .uncheckBranch('Clausura')
            .checkCondition('Multa')
            .answer('Monto', '100').stored,
        },
      ],
    ])
  })

  it('CORR-05 a required answer that was asked for must be given; what is missing elsewhere does not block sending', async () => {
    const { answering, revise } = await revising(asked(RUBRO))
    answering.engine.respond(path(0), { respuesta: '' })
    await answering.saving.save()
    expect(answering.saving.state().problems).toHaveLength(1)
    expect(revise).not.toHaveBeenCalled()
  })

  it('CORR-05 ANS-22 a draft for an earlier request changes only what the current request asks for', async () => {
    const store = memoryStore()
    const first = await revising(asked(RUBRO), store)
    first.answering.engine.respond(path(0), { respuesta: 'Bar' })
    await first.answering.keeper.flush()
    first.answering.dispose()
    const again = await revising(asked(RUBRO), store)
    expect(again.answering.engine.slice(path(0))?.response.respuesta).toBe('Bar')
    again.answering.dispose()
    const later = await revising({ ...asked(FRENTE, 2), lastUpdate: minutes(2) }, store)
    expect(later.carried).toBe(true)
    expect(later.answering.engine.slice(path(0))?.response.respuesta).toBe('Kiosco')
  })

  it('LOGIC-10 CORR-05 what vanished is there again, in all its rows, when a later revision asks for it, and nobody sends it before', async () => {
    installLogic(logic)
    const day = '2026-10-05'
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [
        aSection({ id: 'casa', preguntas: questions({ id: 'pets', ...TYPED['yes-no'] }) }),
        aSection({
          ...{ id: 'animales', orden: 1, repetible: true, mostrarSi: '{{pets}}' },
          preguntas: questions({ id: 'name', titulo: 'Nombre' }),
        }),
      ],
    })
    const said = (secciones: Section[], pets: string) =>
      withRules(setResponse(secciones, path(0), { respuesta: pets }), day)
    const named = (secciones: Section[], row: number, respuesta: string) =>
      setResponse(secciones, { ...path(0, 1), row }, { respuesta })
    const pets = said(startSections(form.secciones, CLOCK), 'true')
    const both = named(named(addRow(pets, 1, CLOCK), 0, 'Luna'), 1, 'Sol')
    const given = { ...anAnswer({ version: form, secciones: both }), diaComienzo: day }
    const request = askingFor({ sections: ['casa'], items: [pick('casa', { preguntaId: 'pets' })] })
    const first = corrected(form, given, { request }, minutes(1))
    const done = revised(form, first, said(both, 'false'), minutes(2))
    const second = corrected(form, done, { request }, minutes(3))
    const left = await revising(second, memoryStore(), form)
    await left.answering.saving.save()
    expect(left.revise).toHaveBeenCalledOnce()
    expect(JSON.stringify(left.revise.mock.calls)).not.toContain('Luna')
    const { answering, revise } = await revising(second, memoryStore(), form)
    const rows = () => [0, 1].map((row) => answering.engine.slice({ ...path(0, 1), row })?.response.respuesta)
    answering.engine.respond(path(0), { respuesta: 'true' })
    expect(rows()).toEqual(['Luna', 'Sol'])
    await answering.saving.save()
    expect(revise).toHaveBeenLastCalledWith(expect.objectContaining({ secciones: compactSections(both) }))
  })

  it('LOGIC-10 CORR-05 what a rule requires by what is revised is open and said to be, and is sent only while it is required', async () => {
    installLogic(logic)
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [
        aSection({
          id: 'local',
          preguntas: questions(
            { id: 'kind', required: true },
            { id: 'plan', obligatoriaSi: '{{kind}} = "Bar"' },
          ),
        }),
      ],
    })
    const filled = (kind: string, plan = '') =>
      withRules(
        [kind, plan].reduce(
          (sections, respuesta, question) => setResponse(sections, path(question), { respuesta }),
          startSections(form.secciones, CLOCK),
        ),
        '2026-10-05',
      )
    const given = { ...anAnswer({ version: form, secciones: filled('Shop') }), diaComienzo: '2026-10-05' }
    const request = askingFor({ sections: ['local'], items: [pick('local', { preguntaId: 'kind' })] })
    const store = memoryStore()
    const asking = corrected(form, given, { request }, minutes(1))
    const { answering, revise } = await revising(asking, store, form)
    const { engine, saving, keeper } = answering
    const plan = () => engine.slice(path(1))?.terms.as
    const isOpened = () => [0, 1].map((at) => engine.slice(path(at))?.terms.isOpened ?? false)
    engine.respond(path(1), { respuesta: 'Small' })
    expect([plan(), engine.slice(path(1))?.response.respuesta]).toEqual(['locked', ''])
    engine.respond(path(0), { respuesta: 'Bar' })
    expect(plan()).toBe('flagged')
    expect(isOpened()).toEqual([false, true])
    await saving.save()
    expect(revise).not.toHaveBeenCalled()
    engine.respond(path(1), { respuesta: 'Small' })
    await keeper.flush()
    answering.dispose()
    const again = await revising(asking, store, form)
    await again.answering.saving.save()
    const sent = (kind: string, size?: string) =>
      expect.objectContaining({ secciones: compactSections(filled(kind, size)) })
    expect(again.revise).toHaveBeenLastCalledWith(sent('Bar', 'Small'))
    const third = await revising(asking, memoryStore(), form)
    for (const [question, respuesta] of ['Bar', 'Small'].entries())
      third.answering.engine.respond(path(question), { respuesta })
    third.answering.engine.respond(path(0), { respuesta: 'Kiosk' })
    await third.answering.saving.save()
    expect(third.revise).toHaveBeenLastCalledWith(sent('Kiosk'))
  })

  it('LOGIC-10 CORR-05 rows that a rule counts by what is revised are open', async () => {
    installLogic(logic)
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [
        aSection({ id: 'size', preguntas: questions({ id: 'n', ...TYPED.integer }) }),
        aSection({
          ...{ id: 'people', orden: 1, repetible: true, filas: '{{n}}' },
          preguntas: questions({ id: 'name', required: true }),
        }),
      ],
    })
    const day = '2026-10-05'
    const start = withRules(
      setResponse(startSections(form.secciones, CLOCK), path(0), { respuesta: '1' }),
      day,
    )
    const one = withRules(setResponse(start, path(0, 1), { respuesta: 'Luna' }), day)
    const given = { ...anAnswer({ version: form, secciones: one }), diaComienzo: day }
    const request = askingFor({ sections: ['size'], items: [pick('size', { preguntaId: 'n' })] })
    const { answering, revise } = await revising(
      corrected(form, given, { request }, minutes(1)),
      memoryStore(),
      form,
    )
    const { engine, saving } = answering
    engine.respond(path(0), { respuesta: '2' })
    const terms = [0, 1].map((row) => engine.slice({ ...path(0, 1), row })?.terms.as)
    expect(terms).toEqual(['locked', 'flagged'])
    engine.respond({ ...path(0, 1), row: 1 }, { respuesta: 'Sol' })
    await saving.save()
    const both = withRules(
      setResponse(
        addRow(withRules(setResponse(one, path(0), { respuesta: '2' }), day), 1, CLOCK),
        { ...path(0, 1), row: 1 },
        { respuesta: 'Sol' },
      ),
      day,
    )
    expect(revise).toHaveBeenCalledWith(expect.objectContaining({ secciones: compactSections(both) }))
  })
})
