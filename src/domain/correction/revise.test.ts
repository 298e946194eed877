import { describe, expect, it } from 'vitest'
import { anAttachment, aSignature, NOW } from '../../testing/builders'
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
} from '../../testing/corrections'
import type { Scenario } from '../../testing/scenario'
import { answerSize, MAX_ANSWER_BYTES } from '../answer/answer-size'
import { compactSections } from '../answering/compact'
import type { Attachment } from '../form/question'
import { askedIn } from '../answer/view'
import { askedParts, flagsOf } from './flagged'
import { isLate, waitingRequest, untouchedOf } from '../answer/corrections/request'
import { reviseAnswer } from './revise'
import { storiesOf } from './story'

const version = REVIEWED_FORM
const stored = REVIEWED_ANSWER
const RUBRO = pick('local', { preguntaId: 'rubro' })

describe('CORR-05 what a citizen revises', () => {
  const bar = corrected(version, stored, sent(workOn(stored).answer('Rubro', 'Bar')), minutes(1))
  const asked = corrected(
    version,
    bar,
    { request: askingFor({ sections: ['local'], items: [RUBRO] }) },
    minutes(2),
  )
  const revise = (scenario: Scenario, answer = asked) =>
    reviseAnswer(version, answer, compactSections(scenario.secciones), minutes(3))

  it('CORR-05 stands in the answer itself, and counts over older corrections', () => {
    const done = revised(version, asked, workOn(asked).answer('Rubro', 'Pub').secciones, minutes(3))
    expect(workOn(stored).answer('Rubro', 'Pub').stored).toEqual(done.secciones)
    expect(workOn(done).responseTo('Rubro').respuesta).toBe('Pub')
    expect(done.requestsForChanges).toMatchObject([{ needCompletition: false, revisedDateTime: minutes(3) }])
    const later = corrected(version, done, sent(workOn(done).answer('Rubro', 'Café')), NOW)
    expect(workOn(later).responseTo('Rubro').respuesta).toBe('Café')
  })

  it('CORR-05 says what of it was sent as it stood', () => {
    const items = [RUBRO, pick('local', { preguntaId: 'frente', parte: 'imagen' })]
    const both = corrected(version, bar, { request: askingFor({ sections: ['local'], items }) }, minutes(2))
    const leftBy = (scenario: Scenario) => {
      const done = revised(version, both, scenario.secciones, minutes(3)).requestsForChanges?.at(-1)
      return done && untouchedOf(done).map(({ title, parte }) => [title, parte])
    }
    const photo = { imagen: anAttachment({ path: 'imagenes/comercios/otra.jpg' }) }
    expect(leftBy(workOn(both))).toEqual([
      ['Rubro', 'answer'],
      ['Frente', 'imagen'],
    ])
    expect(leftBy(workOn(both).answer('Rubro', 'Pub'))).toEqual([['Frente', 'imagen']])
    expect(leftBy(workOn(both).answer('Rubro', 'Pub').attach('Frente', photo))).toEqual([])
  })

  it('CORR-05 changes nothing that was not asked for', () => {
    expect(revise(workOn(asked).answer('Motivo', 'Olores'))).toBe('locked')
    expect(revise(workOn(asked).addRow('Local').answer('Rubro', 'Bar', { row: 1 }))).toBe('locked')
    const photo = { imagen: anAttachment({ path: 'imagenes/comercios/x.jpg' }) }
    expect(revise(workOn(asked).attach('Frente', photo))).toBe('locked')
    expect(revise(workOn(asked).checkCondition('Multa'))).toBe('locked')
  })

  it('CORR-05 CORR-10 is shown with what may be given, and until when', () => {
    const request = waitingRequest(asked.requestsForChanges)
    const views = askedIn(workOn(asked).secciones)
    if (!request) throw new Error('it waits')
    expect(views.slice(0, 2).map((view) => askedParts(flagsOf(request), view))).toEqual([['answer'], []])
    const until = { ...request, vence: minutes(5) }
    expect([request, until].map((one) => isLate(one, minutes(6)))).toEqual([false, true])
    expect(isLate(until, minutes(5))).toBe(false)
    expect(isLate({ ...until, needCompletition: false }, minutes(6))).toBe(false)
  })

  it('CORR-10 is refused after the day where the form says so, and accepted otherwise', () => {
    const until = (revisionEnPlazo: boolean) => ({
      ...asked,
      opcionales: { ...asked.opcionales, revisionEnPlazo },
      requestsForChanges: asked.requestsForChanges?.map((one) => ({ ...one, vence: minutes(5) })) ?? [],
    })
    const { secciones } = workOn(asked).answer('Rubro', 'Pub')
    const at = (minute: number, answer: typeof asked) =>
      reviseAnswer(version, answer, compactSections(secciones), minutes(minute))
    expect(at(6, until(true))).toBe('late')
    expect(at(5, until(true))).not.toBe('late')
    expect(at(6, until(false))).not.toBe('late')
  })

  it('CORR-05 leaves out nothing that is required', () => {
    expect(revise(workOn(asked).answer('Rubro', ''))).toBe('content')
  })

  it('CORR-05 takes no section that the form does not have, and no file of another kind of name', () => {
    const { stored: secciones } = workOn(asked).answer('Rubro', 'Pub')
    const [local] = secciones
    const beside = [...secciones, { ...local, id: 'otra', orden: 7 }]
    expect(reviseAnswer(version, asked, secciones, minutes(3))).toMatchObject({ files: [] })
    expect(reviseAnswer(version, asked, beside, minutes(3))).toBe('content')
    const items = [pick('local', { preguntaId: 'frente', parte: 'imagen' })]
    const back = corrected(version, bar, { request: askingFor({ sections: ['local'], items }) }, minutes(2))
    const photo = (given: Partial<Attachment>) => {
      const imagen = anAttachment({ path: 'imagenes/comercios/x.jpg', ...given })
      return revise(workOn(back).attach('Frente', { imagen }), back)
    }
    expect(photo({})).toMatchObject({ files: ['imagenes/comercios/x.jpg'] })
    expect(photo({ name: 'x'.repeat(501) })).toBe('file')
    expect(photo({ path: 'imagenes/otro/x.jpg' })).toBe('content')
  })

  it('CORR-05 changes nothing that somebody signed, unless the form lets staff change it', () => {
    const signatures = [aSignature({ imgURL: 'firma.png', imgID: 'firma', names: 'Ana' })]
    const signed = (signatureEditableAnswer: boolean) => ({
      ...asked,
      signatures,
      opcionales: { ...asked.opcionales, digitalSignature: true, signatureEditableAnswer },
    })
    const pub = workOn(asked).answer('Rubro', 'Pub')
    expect(revise(pub, signed(false))).toBe('locked')
    expect(revise(pub, signed(true))).toMatchObject({ files: [] })
  })

  it('CORR-05 is taken while the answer stays within its largest size', () => {
    const pub = workOn(asked).answer('Rubro', 'Pub')
    const commented = (length: number) => ({
      ...asked,
      requestsForChanges:
        asked.requestsForChanges?.map((one) => ({ ...one, comment: 'x'.repeat(length) })) ?? [],
    })
    // How long a text is takes more bytes for a longer one.
    const LONG = 100_000
    const size = answerSize(revised(version, commented(LONG), pub.secciones, minutes(3)))
    const room = LONG + MAX_ANSWER_BYTES - size
    expect(revise(pub, commented(room))).toMatchObject({ files: [] })
    expect(revise(pub, commented(room + 1))).toBe('size')
  })

  it('CORR-05 CORR-06 is possible once: there is nothing to revise before the request and after the revision', () => {
    expect(revise(workOn(stored), stored)).toBe('revised')
    const done = revised(version, asked, workOn(asked).secciones, minutes(3))
    expect(revise(workOn(done), done)).toBe('revised')
  })

  it('CORR-07 answers questions below a condition that a supervisor checked', () => {
    const fined = corrected(
      version,
      stored,
      sent(workOn(stored).checkCondition('Multa').answer('Monto', '100')),
      minutes(1),
    )
    const amount = pick('medidas', { condicionId: 'multa', preguntaId: 'monto' })
    const back = corrected(
      version,
      fined,
      { request: askingFor({ sections: ['medidas'], items: [amount] }) },
      minutes(2),
    )
    const done = revised(version, back, workOn(back).answer('Monto', '200').secciones, minutes(3))
    expect(workOn(done).responseTo('Monto').respuesta).toBe('200')
    expect(workOn(done).asked).not.toContain('Motivo')
  })

  it('VIEW-03 CORR-02 the story of a place tells everything in its order', () => {
    const done = revised(version, asked, workOn(asked).answer('Rubro', 'Pub').secciones, minutes(3))
    const stories = storiesOf(workOn(done).secciones, done)
    expect(stories.size).toBe(1)
    expect(stories.at(RUBRO, 'answer')).toMatchObject([
      { kind: 'corrected', who: 'sara', before: { answer: 'Kiosco' }, after: { answer: 'Bar' } },
      { kind: 'asked', who: 'sara', before: { answer: 'Bar' }, after: { answer: 'Bar' } },
      { kind: 'revised', who: '', when: minutes(3), before: { answer: 'Bar' }, after: { answer: 'Pub' } },
    ])
    expect(stories.at(RUBRO, 'imagen')).toBeNull()
  })
})
