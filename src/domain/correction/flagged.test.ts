import { describe, expect, it } from 'vitest'
import { anAttachment } from '../../testing/builders'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  revised,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  sent,
  workOn,
  VISIT,
  VISIT_FORM,
} from '../../testing/corrections'
import type { Scenario } from '../../testing/scenario'
import type { StoredAnswer } from '../answer/answer'
import { PARTS } from '../answer/parts'
import type { QuestionPath } from '../answer/path'
import type { Pick } from './ask'
import { placeAt } from '../answer/by-ref'
import { askedParts, copyFlagged, flagsOf } from './flagged'
import { waitingRequest } from '../answer/corrections/request'
import { reviseAnswer } from './revise'

const visit = (answer = VISIT) => workOn(answer, VISIT_FORM)
const correct = (scenario: Scenario, answer = VISIT, minute = 1) =>
  corrected(VISIT_FORM, answer, sent(scenario), minutes(minute))
const ask = (items: Pick[], answer = VISIT, minute = 2) => {
  const sections = [...new Set(items.map(({ seccionId }) => seccionId))]
  return corrected(VISIT_FORM, answer, { request: askingFor({ sections, items }) }, minutes(minute))
}
/** The answer after the revision, as it stands. */
const revise = (scenario: Scenario, answer: StoredAnswer, minute = 3) =>
  revised(VISIT_FORM, answer, scenario.secciones, minutes(minute))
const outcomeOf = (scenario: Scenario, answer: StoredAnswer) =>
  reviseAnswer(VISIT_FORM, answer, scenario.stored, minutes(3))

const condition = (condicionId: string) => pick('medidas', { condicionId, parte: 'condicion' })
const row = (rowIndex: number) => pick('local', { rowIndex, parte: 'fila' })
/** The kiosk has a second row, which a supervisor added, and a third. */
const withRows = correct(
  visit()
    .addRow('Local')
    .answer('Rubro', 'Bar', { row: 1 })
    .addRow('Local')
    .answer('Rubro', 'Pub', { row: 2 }),
)

describe('CORR-05 CORR-07 whole rows and conditions that a citizen was asked for', () => {
  it('CORR-05 CORR-07 a condition that is asked for may be checked, with everything below it', () => {
    const asked = ask([condition('multa')])
    const fined = visit(asked)
      .checkCondition('Multa')
      .answer('Monto', '100')
      .answer('Testigo', 'Eva')
      .addRepetition('Testigo')
      .answer('Testigo', 'Leo', { repetition: 1 })
    const now = visit(revise(fined, asked))
    expect(now.stored).toEqual(fined.stored)
    expect(now.responseTo('Testigo', { repetition: 1 }).respuesta).toBe('Leo')
    expect(now.responseTo('Motivo').respuesta).toBe('Ruidos')
  })

  it('CORR-05 CORR-07 a condition that is asked for may be unchecked, and no other one', () => {
    const asked = ask([condition('clausura')])
    expect(visit(revise(visit(asked).uncheckBranch('Clausura'), asked)).asked).not.toContain('Motivo')
    expect(outcomeOf(visit(asked).checkCondition('Multa'), asked)).toBe('locked')
    const other = ask([condition('multa')])
    expect(outcomeOf(visit(other).uncheckBranch('Clausura'), other)).toBe('locked')
    expect(outcomeOf(visit(other).answer('Motivo', 'Olores'), other)).toBe('locked')
  })

  it('CORR-05 CORR-07 further answers may be given in a first row that is asked for, and in no other row', () => {
    const asked = ask([row(0)], withRows)
    const more = visit(asked)
      .answer('Rubro', 'Club')
      .addRepetition('Titular')
      .answer('Titular', 'Luz', { repetition: 1 })
      .attach('Frente', { imagen: anAttachment({ path: 'imagenes/comercios/despues.jpg' }) })
    const now = visit(revise(more, asked))
    expect(now.responseTo('Titular', { repetition: 1 }).respuesta).toBe('Luz')
    expect([0, 1, 2].map((at) => now.responseTo('Rubro', { row: at }).respuesta)).toEqual([
      'Club',
      'Bar',
      'Pub',
    ])
    expect(now.stored).toEqual(more.stored)
    expect(outcomeOf(visit(asked).addRepetition('Titular', { row: 1 }), asked)).toBe('locked')
    expect(outcomeOf(visit(asked).addRow('Local').answer('Rubro', 'Cine', { row: 3 }), asked)).toBe('locked')
  })

  it('CORR-05 CORR-07 a row that only a correction added becomes the citizen’s own with all its further answers', () => {
    const asked = ask([row(1)], withRows)
    const more = visit(asked)
      .answer('Rubro', 'Club', { row: 1 })
      .addRepetition('Titular', { row: 1 })
      .answer('Titular', 'Luz', { row: 1, repetition: 1 })
    const done = revise(more, asked)
    expect(visit(done).stored).toEqual(more.stored)
    const [, local] = done.secciones
    expect(local?.seccionesRepetibles).toMatchObject([
      { preguntas: [{ respuesta: 'Club' }, { repeticiones: [{ respuesta: 'Luz' }] }] },
    ])
    expect(local?.preguntas).toEqual(VISIT.secciones[1]?.preguntas)
    expect(outcomeOf(visit(asked).answer('Rubro', 'Otro'), asked)).toBe('locked')
    expect(outcomeOf(visit(asked).answer('Rubro', 'Otro', { row: 2 }), asked)).toBe('locked')
  })

  it('ANS-09 CORR-05 a section without rows gets none, unless it is asked for', () => {
    const asked = ask([row(0)])
    expect(outcomeOf(visit(asked).addRow('Anexos'), asked)).toBe('locked')
    expect(outcomeOf(visit(asked).addRow('Anexos').answer('Anexo', 'Plano'), asked)).toBe('locked')
    const one = correct(visit().addRow('Anexos').answer('Anexo', 'Plano'))
    const first = ask([pick('anexos', { parte: 'fila' })], one)
    expect(outcomeOf(visit(first).removeRow('Anexos', 0), first)).toBe('locked')
    expect(visit(revise(visit(first).answer('Anexo', 'Foto'), first)).responseTo('Anexo').respuesta).toBe(
      'Foto',
    )
  })
})

describe('CORR-05 CORR-07 single answers that a citizen was asked for', () => {
  const motivo = pick('medidas', { condicionId: 'clausura', preguntaId: 'motivo' })

  it('CORR-05 everything may be given in a row or condition that is asked for, else the parts that are', () => {
    const acta = pick('notas', { preguntaId: 'acta', parte: 'documento' })
    const asked = ask([acta, row(1), condition('multa')], withRows)
    const request = waitingRequest(asked.requestsForChanges)
    if (!request) throw new Error('it waits')
    const partsAt = (section: number, given: Partial<QuestionPath> = {}) => {
      const path = { section, condition: null, row: 0, question: 0, repetition: 0, ...given }
      const view = placeAt(visit(asked).secciones, path)
      return view ? askedParts(flagsOf(request), view) : []
    }
    expect([partsAt(0), partsAt(0, { question: 1 }), partsAt(0, { question: 9 })]).toEqual([
      [],
      ['documento'],
      [],
    ])
    expect([0, 1, 2].map((at) => partsAt(1, { row: at }))).toEqual([[], PARTS, []])
    // A further answer that the citizen adds there was not there to be asked for.
    expect(partsAt(1, { row: 1, question: 1, repetition: 1 })).toEqual(PARTS)
    expect([0, 1].map((at) => partsAt(2, { condition: at }))).toEqual([[], PARTS])
  })

  it('CORR-05 CORR-07 below a condition that a supervisor unchecked meanwhile nothing has a place', () => {
    const asked = ask([motivo], VISIT, 1)
    const opened = correct(visit(asked).uncheckBranch('Clausura'), asked, 2)
    const done = revise(visit(opened), opened)
    expect(visit(done).asked).not.toContain('Motivo')
    const again = correct(visit(done).checkCondition('Clausura'), done, 4)
    expect(visit(again).responseTo('Motivo').respuesta).toBe('')
    expect(again.editsBySupervisor?.at(-1)?.editedAnswers.answers).toEqual([])
    const request = { changesRequested: asked.requestsForChanges?.[0]?.changesRequested }
    if (!request.changesRequested) throw new Error('it was asked for')
    const flags = flagsOf({ changesRequested: request.changesRequested })
    const { secciones } = visit(opened)
    expect(copyFlagged(visit().secciones, secciones, flags)).toEqual(secciones)
  })

  it('CORR-05 CORR-07 of conditions that exclude each other only the one that stands is checked after a revision', () => {
    const fined = corrected(
      REVIEWED_FORM,
      REVIEWED_ANSWER,
      sent(workOn(REVIEWED_ANSWER).checkCondition('Multa').answer('Monto', '100')),
      minutes(1),
    )
    const items = [pick('medidas', { condicionId: 'multa', preguntaId: 'monto' })]
    const request = askingFor({ sections: ['medidas'], items })
    const asked = corrected(REVIEWED_FORM, fined, { request }, minutes(2))
    const { secciones } = workOn(asked).answer('Monto', '200')
    const done = revised(REVIEWED_FORM, asked, secciones, minutes(3))
    expect(done.secciones[1]?.conditions).toMatchObject([
      { id: 'multa', questions: [{ id: 'monto', respuesta: '200' }] },
    ])
    expect(done.secciones[0]).toEqual(REVIEWED_ANSWER.secciones[0])
  })

  it('CORR-05 CORR-07 where conditions may be checked together, the others stay checked', () => {
    const fined = correct(visit().checkCondition('Multa').answer('Monto', '100'))
    const asked = ask([pick('medidas', { condicionId: 'multa', preguntaId: 'monto' })], fined)
    const done = revise(visit(asked).answer('Monto', '200'), asked)
    expect(done.secciones[2]?.conditions).toMatchObject([
      { id: 'clausura', questions: [{ respuesta: 'Ruidos' }] },
      { id: 'multa', questions: [{ respuesta: '200' }] },
    ])
  })
})
