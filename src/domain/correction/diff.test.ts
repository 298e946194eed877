import { describe, expect, it } from 'vitest'
import { anAttachment } from '../../testing/builders'
import {
  aCorrection,
  corrected,
  minutes,
  sent,
  workOn,
  SUPERVISOR,
  VISIT,
  VISIT_FORM,
} from '../../testing/corrections'
import type { Scenario } from '../../testing/scenario'
import { correctAnswer } from './correct'
import { changesBetween } from './diff'
import { supervisorEditSchema } from '../answer/corrections/edit'
import { NOTHING } from '../answer/corrections/part-value'

const visit = (answer = VISIT) => workOn(answer, VISIT_FORM)
const correct = (scenario: Scenario, answer = VISIT) =>
  correctAnswer(VISIT_FORM, answer, aCorrection(sent(scenario)), { madeBy: SUPERVISOR, now: minutes(5) })
const after = (scenario: Scenario, answer = VISIT) =>
  corrected(VISIT_FORM, answer, sent(scenario), minutes(1))

describe('CORR-02 CORR-03 what a supervisor changed', () => {
  it('CORR-02 a photo is named as an image, a document and a video as documents, and one that went by no path', () => {
    const outcome = correct(
      visit()
        .attach('Frente', { imagen: anAttachment({ path: 'imagenes/comercios/despues.jpg' }) })
        .attach('Acta', {
          documento: null,
          video: anAttachment({ path: 'videos/comercios/acta.mp4' }),
        }),
    )
    expect(outcome).toMatchObject({
      edit: {
        editedAnswers: { answers: [] },
        editedImages: [
          { parte: 'imagen', urlImage: 'imagenes/comercios/despues.jpg', urlDocument: '', dataType: 'text' },
        ],
        editedDocuments: [
          {
            parte: 'documento',
            urlImage: '',
            urlDocument: '',
            anterior: { archivo: { path: 'documentos/comercios/acta.pdf' } },
          },
          { parte: 'video', urlImage: '', urlDocument: 'videos/comercios/acta.mp4' },
        ],
      },
    })
  })

  it('CORR-02 CORR-03 an answer and a condition changed together are two changes, and the same again is none', () => {
    const both = visit().answer('Rubro', 'Bar').checkCondition('Multa')
    expect(correct(both)).toMatchObject({
      edit: { editedAnswers: { answers: [{ title: 'Rubro' }] }, editedConditions: [{ title: 'Multa' }] },
    })
    const before = { secciones: visit().secciones, ubicacion: null }
    expect(changesBetween(before, { ...before, secciones: both.secciones })).not.toBeNull()
    expect(changesBetween(before, before)).toBeNull()
  })

  it('CORR-02 CORR-07 further answers that were there are not left out, in rows and below conditions too', () => {
    const more = after(
      visit()
        .addRepetition('Nota')
        .answer('Nota', 'Limpio', { repetition: 1 })
        .checkCondition('Multa')
        .answer('Testigo', 'Eva')
        .addRepetition('Testigo')
        .answer('Testigo', 'Leo', { repetition: 1 }),
    )
    expect(correct(visit(more).removeRepetition('Nota', 1), more)).toBe('locked')
    expect(correct(visit(more).removeRepetition('Testigo', 0), more)).toBe('locked')
    expect(correct(visit(more).answer('Nota', 'Sucio', { repetition: 1 }), more)).toMatchObject({
      edit: { editedAnswers: { answers: [{ title: 'Nota', repeticion: 1, answer: 'Sucio' }] } },
    })
  })

  it('ANS-09 CORR-02 the only row of a section that may have none is not left out either', () => {
    const one = after(visit().addRow('Anexos').answer('Anexo', 'Plano'))
    expect(correct(visit(one).removeRow('Anexos', 0), one)).toBe('locked')
  })

  it('CORR-02 CORR-07 a condition is unchecked with the further answers below it', () => {
    const fined = after(
      visit().checkCondition('Multa').addRepetition('Testigo').answer('Testigo', 'Leo', { repetition: 1 }),
    )
    const without = after(visit(fined).uncheckBranch('Multa'), fined)
    expect(visit(without).asked).not.toContain('Testigo')
    expect(without.editsBySupervisor?.at(-1)).toMatchObject({
      editedConditions: [{ title: 'Multa', answer: 'false' }],
    })
  })

  it('CORR-02 an entry is read from the store as it was written, and an older one says nothing of before', () => {
    const edit = after(
      visit().answer('Rubro', 'Bar').attach('Acta', { documento: null }).uncheckBranch('Clausura'),
    ).editsBySupervisor?.[0]
    expect(supervisorEditSchema.parse(structuredClone(edit))).toEqual(edit)
    const { anterior: _unknown, ...older } = edit?.editedAnswers.answers[0] ?? {}
    expect(supervisorEditSchema.parse({ ...edit, editedAnswers: { answers: [older] } })).toMatchObject({
      editedAnswers: { answers: [{ title: 'Rubro', answer: 'Bar', anterior: NOTHING }] },
    })
  })
})
