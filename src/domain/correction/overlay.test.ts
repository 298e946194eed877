import { describe, expect, it } from 'vitest'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  revised,
  sent,
  workOn,
  VISIT,
  VISIT_FORM,
} from '../../testing/corrections'
import { clockAt } from '../../testing/builders'
import type { Scenario } from '../../testing/scenario'
import type { StoredAnswer } from '../answer/answer'
import { rowsOf } from '../answer/rows'
import { startSections } from '../answering/start'
import { nextMoment } from './moment'
import { answerInPlace, correctedAnswer, correctedAt, overlaySections, wasCorrected } from './overlay'

const visit = (answer = VISIT) => workOn(answer, VISIT_FORM)
const rows = corrected(
  VISIT_FORM,
  VISIT,
  sent(
    visit()
      .answer('Rubro', 'Bar')
      .addRow('Local')
      .answer('Rubro', 'Pub', { row: 1 })
      .uncheckBranch('Clausura'),
  ),
  minutes(3),
)
const correctedTo = (answer: StoredAnswer, work: (now: Scenario) => Scenario, at: number) =>
  corrected(REVIEWED_FORM, answer, sent(work(workOn(answer))), minutes(at))
const RUBRO = pick('local', { preguntaId: 'rubro' })
const request = askingFor({ sections: ['local'], items: [RUBRO] })

describe('CORR-02 CORR-05 an answer as it stands', () => {
  it('CORR-02 a corrected answer says everything else as it was given', () => {
    const { parte: _parte, ...first } = pick('local')
    const removal = { rows: [{ ...first, quitada: true }] }
    const away = corrected(VISIT_FORM, rows, removal, minutes(4))
    const whole = { ...away, secciones: visit().secciones }
    const [inPlace, shown] = [answerInPlace(whole), correctedAnswer(whole)]
    const rubros = ({ secciones: [, local] }: typeof whole) =>
      local && rowsOf(local).map(([rubro]) => rubro?.respuesta)
    expect([rubros(inPlace), rubros(shown)]).toEqual([['Bar', 'Pub'], ['Pub']])
    for (const answer of [inPlace, shown]) {
      expect({ ...answer, secciones: VISIT.secciones }).toEqual(away)
    }
    expect(correctedAnswer({ ...rows, secciones: whole.secciones }).secciones).toEqual(visit(rows).secciones)
  })

  it('CORR-04 CORR-05 what was only sent back changed nothing, and what was revised did, at that time', () => {
    const asked = corrected(VISIT_FORM, VISIT, { request }, minutes(1))
    expect([wasCorrected(asked), correctedAt(asked)]).toEqual([false, null])
    const bar = revised(VISIT_FORM, asked, visit(asked).answer('Rubro', 'Bar').secciones, minutes(2))
    expect([wasCorrected(bar), correctedAt(bar)]).toEqual([true, minutes(2)])
    expect([rows, bar].map(correctedAt)).toEqual([minutes(3), minutes(2)])
  })

  it('CORR-02 CORR-05 an answer corrected below a condition that was unchecked since is no more there when it is checked again', () => {
    const noise = correctedTo(REVIEWED_ANSWER, (now) => now.answer('Motivo', 'Olores'), 1)
    const fine = correctedTo(noise, (now) => now.checkCondition('Multa').answer('Monto', '10'), 2)
    const monto = pick('medidas', { condicionId: 'multa', preguntaId: 'monto' })
    const back = askingFor({ sections: ['medidas'], items: [monto] })
    const asked = corrected(REVIEWED_FORM, fine, { request: back }, minutes(3))
    const paid = revised(REVIEWED_FORM, asked, workOn(asked).answer('Monto', '20').secciones, minutes(4))
    const closed = correctedTo(paid, (now) => now.checkCondition('Clausura'), 5)
    expect(workOn(closed).responseTo('Motivo').respuesta).toBe('')
    expect(closed.editsBySupervisor?.at(-1)).toMatchObject({
      editedAnswers: { answers: [] },
      editedConditions: [{ condicionId: 'clausura' }, { condicionId: 'multa' }],
    })
  })

  it('CORR-02 corrections of what a form does not ask leave an answer as it is', () => {
    const [notas] = startSections(VISIT_FORM.secciones, clockAt(minutes(0)))
    const other = startSections(REVIEWED_FORM.secciones.slice(1), clockAt(minutes(0)))
    for (const secciones of [[], notas ? [notas] : [], other]) {
      expect(overlaySections(secciones, rows)).toBe(secciones)
    }
  })

  it('CORR-02 CORR-05 what is done later stands later, whatever the clocks of two machines say', () => {
    expect(nextMoment(VISIT, minutes(1))).toEqual(minutes(1))
    const after = (count: number) => new Date(minutes(count).getTime() + 1)
    expect(nextMoment(rows, minutes(1))).toEqual(after(3))
    expect(nextMoment(rows, minutes(4))).toEqual(minutes(4))
    const asked = corrected(VISIT_FORM, rows, { request }, minutes(6))
    expect(nextMoment(asked, minutes(1))).toEqual(after(6))
    const done = revised(VISIT_FORM, asked, visit(asked).secciones, minutes(8))
    expect(nextMoment(done, minutes(1))).toEqual(after(8))
  })
})
