import { describe, expect, it } from 'vitest'
import { anAnswer, anAttachment, aSignature } from '../../testing/builders'
import {
  aCorrection,
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  sent,
  workOn,
  SUPERVISOR,
} from '../../testing/corrections'
import { Scenario } from '../../testing/scenario'
import type { StoredAnswer } from '../answer/answer'
import { answerSize, MAX_ANSWER_BYTES } from '../answer/answer-size'
import { pathsOfFiles } from '../answer/files'
import type { Pick } from './ask'
import { correctAnswer, type Correction } from './correct'
import { correctedAnswer, correctedAt, wasCorrected } from './overlay'

const version = REVIEWED_FORM
const stored = REVIEWED_ANSWER
const by = { madeBy: SUPERVISOR, now: minutes(1) }

const correct = (asked: Partial<Correction>, answer = stored) =>
  correctAnswer(version, answer, aCorrection(asked), by)
const RUBRO = pick('local', { preguntaId: 'rubro' })

describe('CORR-02 what a supervisor puts right', () => {
  it('CORR-02 CORR-07 each correction is an edit in the list of its kind, with the value before', () => {
    const outcome = correct({
      ...sent(
        workOn(stored)
          .answer('Rubro', 'Bar')
          .tick('Salidas', 'Malo')
          .attach('Frente', { imagen: anAttachment({ path: 'imagenes/comercios/despues.jpg' }) })
          .addRow('Local')
          .answer('Rubro', 'Depósito', { row: 1 })
          .checkCondition('Multa')
          .answer('Monto', '100'),
      ),
      ubicacion: { latlng: null, direccion: 'San Martín 20' },
    })
    expect(outcome).toMatchObject({
      files: ['imagenes/comercios/despues.jpg'],
      request: null,
      edit: {
        madeBy: SUPERVISOR,
        sentDateTime: by.now,
        editedAnswers: {
          answers: [
            {
              title: 'Rubro',
              sectionOrder: 0,
              order: 0,
              isMain: true,
              repetible: true,
              answer: 'Bar',
              dataType: 'text',
              anterior: { answer: 'Kiosco' },
            },
            { title: 'Salidas', opciones: [{ orden: 2 }], anterior: { opciones: [] } },
            { title: 'Rubro', rowIndex: 1, isMain: false, answer: 'Depósito', anterior: { answer: '' } },
            { title: 'Monto', conditionIndex: 1, condicionId: 'multa', answer: '100' },
          ],
        },
        editedImages: [
          {
            urlImage: 'imagenes/comercios/despues.jpg',
            anterior: { archivo: { path: 'imagenes/comercios/antes.jpg' } },
          },
        ],
        editedConditions: [
          { condicionId: 'clausura', answer: 'false', anterior: { answer: 'true' } },
          { condicionId: 'multa', answer: 'true', anterior: { answer: 'false' } },
        ],
        editedDocuments: [],
        editedLocation: { direccion: 'San Martín 20' },
      },
    })
  })

  it('CORR-02 the original stays, and everybody is shown the corrected answer', () => {
    const bar = corrected(version, stored, sent(workOn(stored).answer('Rubro', 'Bar')), minutes(1))
    const pub = corrected(
      version,
      bar,
      {
        ...sent(workOn(bar).answer('Rubro', 'Pub')),
        ubicacion: { latlng: null, direccion: 'Centro' },
      },
      minutes(2),
    )
    expect(pub.secciones).toEqual(stored.secciones)
    expect(workOn(pub).responseTo('Rubro').respuesta).toBe('Pub')
    expect(pub.ubicacion).toEqual({ latlng: null, direccion: 'Centro' })
    expect([wasCorrected(stored), wasCorrected(pub)]).toEqual([false, true])
    expect([correctedAt(stored), correctedAt(pub)]).toEqual([null, minutes(2)])
    const whole = { ...stored, secciones: workOn(stored).secciones }
    expect(correctedAnswer(whole)).toBe(whole)
  })

  it('CORR-03 a correction without a change is refused', () => {
    expect(correct({})).toBe('nothing')
    expect(correct(sent(workOn(stored)))).toBe('nothing')
    expect(correct(sent(workOn(stored).addRow('Local')))).toBe('nothing')
  })

  it('CORR-01 answers are corrected only where they are reviewed', () => {
    expect(
      correct(sent(workOn(stored).answer('Rubro', 'Bar')), {
        ...stored,
        opcionales: version.opcionales,
      }),
    ).toMatchObject({ request: null })
    const other = { ...stored, opcionales: { ...version.opcionales, incidentes: false } }
    expect(correct(sent(workOn(stored).answer('Rubro', 'Bar')), other)).toBe('notReviewed')
  })

  it('CORR-02 a signed answer cannot be corrected unless its form lets staff change it', () => {
    const signatures = [aSignature({ imgURL: 'firma.png', imgID: 'firma', names: 'Ana' })]
    const signed = (signatureEditableAnswer: boolean) => ({
      ...stored,
      signatures,
      opcionales: { ...version.opcionales, digitalSignature: true, signatureEditableAnswer },
    })
    const asked = sent(workOn(stored).answer('Rubro', 'Bar'))
    expect(correct(asked, signed(false))).toBe('locked')
    expect(correct(asked, signed(true))).toMatchObject({ request: null })
  })

  it('CORR-02 CORR-07 rows that were there keep their place, whoever takes them away', () => {
    const two = corrected(
      version,
      stored,
      sent(workOn(stored).addRow('Local').answer('Rubro', 'Bar', { row: 1 })),
      minutes(1),
    )
    expect(correct(sent(workOn(two).removeRow('Local', 1)), two)).toBe('locked')
  })

  it('CORR-02 an edit is refused that its form does not ask for, or that leaves a required question empty', () => {
    expect(correct(sent(workOn(stored).answer('Rubro', '')))).toBe('content')
    const [section] = stored.secciones
    expect(correct({ secciones: [{ id: 'otra', orden: 7, preguntas: section?.preguntas ?? [] }] })).toBe(
      'content',
    )
    const foreign = { imagen: anAttachment({ path: 'imagenes/otro/foto.jpg' }) }
    expect(correct(sent(workOn(stored).attach('Frente', foreign)))).toBe('content')
    const named = { imagen: anAttachment({ path: 'imagenes/comercios/x.jpg', name: 'x'.repeat(501) }) }
    expect(correct(sent(workOn(stored).attach('Frente', named)))).toBe('file')
    const nowhere = { ...version, opcionales: REVIEWED }
    const moved = aCorrection({ ubicacion: { latlng: null, direccion: 'Centro' } })
    expect(correctAnswer(nowhere, stored, moved, by)).toBe('content')
  })

  it('CORR-02 a correction with something beside what its form asks is refused whole', () => {
    const { secciones } = sent(workOn(stored).answer('Rubro', 'Bar'))
    const [local] = secciones
    const beside = { ...local, id: 'otra', orden: 7 }
    expect(correct({ secciones })).toMatchObject({ files: [] })
    expect(correct({ secciones: [...secciones, beside] })).toBe('content')
  })

  it('CORR-02 what was missing before is missed when its row is taken away and a blank one is left', () => {
    const half = anAnswer({ version, secciones: Scenario.open(version.secciones).secciones })
    const { parte: _parte, ...first } = pick('local')
    expect(correct({ rows: [{ ...first, quitada: true }] }, half)).toBe('content')
  })

  it('CORR-02 a response that was missing before may stay missing while something else is corrected', () => {
    const half = anAnswer({ version, secciones: Scenario.open(version.secciones).secciones })
    expect(correct(sent(workOn(half).checkCondition('Multa')), half)).toMatchObject({ request: null })
    const row = workOn(half).addRow('Local').tick('Salidas', 'Malo', true, { row: 1 })
    expect(correct(sent(row), half)).toBe('content')
  })

  it('CORR-02 SEC-05 the files before and after a correction both stay files of the answer', () => {
    const after = { imagen: anAttachment({ path: 'imagenes/comercios/despues.jpg' }) }
    const now = corrected(version, stored, sent(workOn(stored).attach('Frente', after)), minutes(1))
    expect(pathsOfFiles(now).sort()).toEqual([
      'imagenes/comercios/antes.jpg',
      'imagenes/comercios/despues.jpg',
    ])
  })
})

describe('CORR-04 what is asked for again', () => {
  const ask = (sections: string[], items: Pick[]) => correct({ request: askingFor({ sections, items }) })

  it('CORR-04 CORR-10 a request is stored with the old values, words and date', () => {
    const photo = pick('local', { preguntaId: 'frente', parte: 'imagen' })
    const outcome = correct({
      request: {
        ...askingFor({ sections: ['local'], items: [RUBRO, photo] }),
        comment: 'No se lee.',
        vence: minutes(60),
      },
    })
    expect(outcome).toMatchObject({
      edit: null,
      request: {
        needCompletition: true,
        madeBy: SUPERVISOR,
        sentDateTime: by.now,
        comment: 'No se lee.',
        vence: minutes(60),
        revisedDateTime: null,
        changesRequested: {
          answers: [{ title: 'Rubro', oldAnswer: 'Kiosco', sectionConditional: false }],
          images: [{ title: 'Frente', oldImage: 'imagenes/comercios/antes.jpg' }],
          documents: [],
          sections: [],
        },
      },
    })
  })

  it('CORR-07 a row is requested with all that is in it, and conditions that exclude each other together', () => {
    const row = pick('local', { parte: 'fila' })
    expect(ask(['local'], [row])).toMatchObject({
      request: {
        changesRequested: {
          sections: [{ parte: 'fila', rowIndex: 0 }],
          answers: [{ title: 'Rubro' }, { title: 'Frente' }, { title: 'Salidas' }],
          images: [{ title: 'Frente' }],
        },
      },
    })
    const condition = pick('medidas', { condicionId: 'multa', parte: 'condicion' })
    expect(ask(['medidas'], [condition])).toMatchObject({
      request: {
        changesRequested: {
          sections: [
            { condicionId: 'clausura', oldAnswer: 'true', sectionConditional: true },
            { condicionId: 'multa', oldAnswer: 'false' },
          ],
          answers: [{ title: 'Motivo', oldAnswer: 'Ruidos' }],
        },
      },
    })
  })

  it('CORR-04 CORR-06 a request needs a tick, and one in each chosen section', () => {
    expect(ask([], [])).toBe('noSections')
    expect(ask(['local', 'medidas'], [RUBRO])).toBe('noItems')
    expect(ask(['medidas'], [RUBRO])).toBe('noItems')
  })

  it('CORR-04 a request cannot ask for what the answer does not show', () => {
    expect(ask(['local'], [pick('local', { preguntaId: 'rubro', rowIndex: 3 })])).toBe('unknown')
    expect(ask(['otra'], [pick('otra', { preguntaId: 'rubro' })])).toBe('unknown')
    expect(ask(['medidas'], [pick('medidas', { condicionId: 'multa', preguntaId: 'monto' })])).toBe('unknown')
  })

  it('CORR-04 an answer grows with its corrections and requests up to its largest size, and no further', () => {
    const commented = (length: number, answer = stored) =>
      correct(
        {
          ...sent(workOn(stored).answer('Rubro', 'Bar')),
          request: { ...askingFor({ sections: ['local'], items: [RUBRO] }), comment: 'x'.repeat(length) },
        },
        answer,
      )
    // How long a text is takes more bytes for a longer one.
    const LONG = 100_000
    const sizeOf = (answer: StoredAnswer) => {
      const outcome = commented(LONG, answer)
      if (typeof outcome === 'string' || !outcome.edit || !outcome.request) throw new Error('not taken')
      return answerSize({
        ...answer,
        editsBySupervisor: [...(answer.editsBySupervisor ?? []), outcome.edit],
        requestsForChanges: [...(answer.requestsForChanges ?? []), outcome.request],
      })
    }
    const request = { ...askingFor({ sections: ['local'], items: [RUBRO] }), comment: 'y'.repeat(1_000) }
    for (const answer of [stored, corrected(version, stored, { request }, minutes(0))]) {
      const room = LONG + MAX_ANSWER_BYTES - sizeOf(answer)
      expect(commented(room, answer)).toMatchObject({ files: [] })
      expect(commented(room + 1, answer)).toBe('size')
    }
  })

  it('CORR-10 a request cannot end on a day that is over', () => {
    const request = { ...askingFor({ sections: ['local'], items: [RUBRO] }), vence: by.now }
    expect(correct({ request })).toBe('deadline')
  })
})
