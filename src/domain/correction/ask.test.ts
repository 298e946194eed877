import { describe, expect, it } from 'vitest'
import {
  aCorrection,
  askingFor,
  corrected,
  minutes,
  pick,
  sent,
  workOn,
  SUPERVISOR,
  VISIT,
  VISIT_FORM,
} from '../../testing/corrections'
import { anAttachment } from '../../testing/builders'
import type { Pick } from './ask'
import { correctAnswer } from './correct'

const visit = (answer = VISIT) => workOn(answer, VISIT_FORM)
const ask = (sections: string[], items: Pick[], answer = VISIT) =>
  correctAnswer(VISIT_FORM, answer, aCorrection({ request: askingFor({ sections, items }) }), {
    madeBy: SUPERVISOR,
    now: minutes(5),
  })
const RUBRO = pick('local', { preguntaId: 'rubro' })
const MOTIVO = pick('medidas', { condicionId: 'clausura', preguntaId: 'motivo' })

describe('CORR-04 CORR-07 what a supervisor may tick for the citizen', () => {
  it('CORR-04 each file is asked for with its own path: photos as images, documents and videos as documents', () => {
    const filmed = corrected(
      VISIT_FORM,
      VISIT,
      sent(visit().attach('Acta', { video: anAttachment({ path: 'videos/comercios/acta.mp4' }) })),
      minutes(1),
    )
    const acta = (parte: Pick['parte']) => pick('notas', { preguntaId: 'acta', parte })
    const photo = pick('local', { preguntaId: 'frente', parte: 'imagen' })
    const outcome = ask(['notas', 'local'], [acta('documento'), acta('video'), photo], filmed)
    expect(outcome).toMatchObject({
      request: {
        changesRequested: {
          answers: [],
          images: [{ title: 'Frente', oldImage: 'imagenes/comercios/antes.jpg', oldDocument: '' }],
          documents: [
            { parte: 'documento', oldImage: '', oldDocument: 'documentos/comercios/acta.pdf' },
            { parte: 'video', oldImage: '', oldDocument: 'videos/comercios/acta.mp4' },
          ],
          sections: [],
        },
      },
    })
    expect(ask(['notas'], [pick('notas', { preguntaId: 'acta', parte: 'imagen' })])).toBe('unknown')
  })

  it('CORR-07 of conditions that may be checked together one is asked for alone, with what is below it', () => {
    const fined = corrected(
      VISIT_FORM,
      VISIT,
      sent(visit().checkCondition('Multa').answer('Monto', '100')),
      minutes(1),
    )
    const clausura = pick('medidas', { condicionId: 'clausura', parte: 'condicion' })
    const outcome = ask(['medidas'], [clausura], fined)
    if (typeof outcome === 'string') throw new Error(outcome)
    const { sections = [], answers = [] } = outcome.request?.changesRequested ?? {}
    expect(sections.map(({ title, oldAnswer }) => [title, oldAnswer])).toEqual([['Clausura', 'true']])
    expect(answers.map(({ title }) => title)).toEqual(['Motivo'])
  })

  it('CORR-06 refuses ticks in one section too many, whichever it is', () => {
    expect(ask(['local'], [RUBRO, MOTIVO])).toBe('noItems')
    expect(ask(['medidas'], [RUBRO, MOTIVO])).toBe('noItems')
    expect(ask(['local', 'medidas', 'notas'], [RUBRO, MOTIVO])).toBe('noItems')
    expect(ask(['local', 'medidas'], [RUBRO, MOTIVO])).toMatchObject({ edit: null })
  })

  it('CORR-07 a section without rows has no row to be asked for, nor has a section of conditions', () => {
    expect(ask(['notas'], [pick('notas', { parte: 'fila' })])).toBe('unknown')
    expect(ask(['medidas'], [pick('medidas', { parte: 'fila' })])).toBe('unknown')
    expect(ask(['anexos'], [pick('anexos', { parte: 'fila' })])).toBe('unknown')
  })
})
