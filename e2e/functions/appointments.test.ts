import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { generatePdfResponseSchema } from '../../src/domain/calls/pdf-response'
import { CITIZEN_LOGIN } from '../../src/domain/citizen/login'
import { GET_CITIZEN_OA_TOKEN } from '../../src/domain/calls/get-citizen-oa-token'
import { formPath } from '../../src/domain/store-paths'
import { AWAY, OTHER_AREA } from '../rules/places'
import { auditEntries } from './audit-entries'
import {
  askAppointment,
  askCode,
  beginBooking,
  bookAt,
  citizensAnswer,
  citizenToken,
  LUCIA,
  pageFor,
  portal,
  PUBLIC,
  staffsAnswer,
  strangersAnswer,
  strangerToken,
  turnero,
  turnoOf,
} from './booking-world'
import { post } from './buying'
import { call } from './calls'
import { expectToldOf, OUTSIDE_FAULTS } from './outside-faults'
import { atWork } from './staff-tokens'
import { change } from './world'

beforeEach(beginBooking)
afterAll(() => Promise.all([turnero.reset(), portal.reset()]))

const ANA = strangerToken('ana')

async function textOfPdf(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

describe('an appointment', () => {
  it('APPT-01 is booked on the page that the code opens, and only the appointment system says so', async () => {
    const answer = await strangersAnswer('ana')
    expect((await askAppointment(ANA, { code: answer.codigoMunicipio })).result).toEqual({
      answerId: answer.id,
      turno: null,
    })
    expect(await bookAt('09:20', ANA, answer.id)).toContain('Turno confirmado')
    // Nothing came back from the browser: it is known once it is asked for.
    expect(await turnoOf(answer)).toBeUndefined()
    const { result } = await askAppointment(ANA, { answerId: answer.id })
    expect(result).toMatchObject({
      turno: { agenda: 'Licencias de conducir', direccion: 'Belgrano 340', hora: '09:20' },
    })
    expect(await turnoOf(answer)).toMatchObject({ hora: '09:20' })
    await askAppointment(ANA, { answerId: answer.id })
    expect(await auditEntries('turno')).toMatchObject([
      { respuesta: answer.id, de: '', a: expect.stringContaining('09:20') },
    ])
    expect((await turnero.sent()).every(({ authorized, fault }) => authorized && fault === null)).toBe(true)
  })

  it('APPT-01 that the office cancels disappears here too, and may be booked anew', async () => {
    const answer = await strangersAnswer('ana')
    await bookAt('09:00', ANA, answer.id)
    await askAppointment(ANA, { answerId: answer.id })
    await turnero.cancel(answer.id)
    expect((await askAppointment(ANA, { answerId: answer.id })).result).toMatchObject({ turno: null })
    expect(await turnoOf(answer)).toBeNull()
    expect(await bookAt('09:40', ANA, answer.id)).toContain('Turno confirmado')
  })

  it('APPT-01 is not given to two people at the same hour', async () => {
    const [one, other] = [await strangersAnswer('ana'), await strangersAnswer('ana')]
    await bookAt('10:00', ANA, one.id)
    expect(await bookAt('10:00', ANA, other.id)).toContain('ya no está libre')
  })

  it('APPT-02 leads back to the page after saving for the person who answered, and to the view for staff', async () => {
    const [mine, hers] = [await strangersAnswer('ana'), await citizensAnswer(LUCIA)]
    await askCode(ANA, mine.id)
    await askCode(citizenToken(LUCIA), hers.id)
    await askCode(await atWork('sara', 'ROLE_SUPERVISOR'), mine.id)
    const ways = (await turnero.sent()).map(({ body }) => JSON.parse(JSON.stringify(body)).vuelta)
    const app = process.env.APP_URL
    expect(ways).toEqual([
      `${app}/publico/guardado/${PUBLIC.id}/${mine.codigoMunicipio}`,
      `${app}/ciudadano/guardado/presentacion-planos/${hers.codigoMunicipio}/${LUCIA}/false`,
      `${app}/ver/${mine.id}`,
    ])
  })

  it('APPT-02 PAY-07 of a paid answer leads back to its order, and to no page before it is paid', async () => {
    const bought = (status: string): object => ({ payOrder: { orderId: '000000000012', status } })
    const [paid, waits] = [
      await strangersAnswer('ana', bought('Pagado')),
      await strangersAnswer('ana', bought('Pendiente de validar')),
    ]
    const hers = await citizensAnswer(LUCIA, bought('Pagado'))
    await askCode(ANA, paid.id)
    await askCode(ANA, waits.id)
    await askCode(citizenToken(LUCIA), hers.id)
    await askCode(await atWork('sara', 'ROLE_SUPERVISOR'), paid.id)
    const ways = (await turnero.sent()).map(({ body }) => JSON.parse(JSON.stringify(body)).vuelta)
    const app = process.env.APP_URL
    expect(ways).toEqual([
      `${app}/pago-exitoso/000000000012/${paid.id}`,
      `${app}/publico/guardado/${PUBLIC.id}/${waits.codigoMunicipio}`,
      `${app}/pago-exitoso/000000000012/${hers.id}`,
      `${app}/ver/${paid.id}`,
    ])
  })

  it('APPT-01 PDF-01 stands in the PDF of the answer, even if nobody looked at it since', async () => {
    const token = await atWork('sara', 'ROLE_SUPERVISOR')
    const answer = await strangersAnswer('ana')
    await bookAt('11:40', ANA, answer.id)
    const { result } = await call('generatePdfv3', token, { answerId: answer.id, language: 'es' })
    const text = await textOfPdf(generatePdfResponseSchema.parse(result).downloadUrl)
    expect(text).toMatch(/Turno.*11:40 · Licencias de conducir · Belgrano 340/s)
    await turnero.behave('fail')
    expect((await call('generatePdfv3', token, { answerId: answer.id, language: 'ca' })).status).toBe('OK')
  })
})

describe('asking for an appointment', () => {
  it('APPT-01 is possible for whoever answered and for staff who may read the answer, and for nobody else', async () => {
    const [mine, hers, theirs] = [
      await strangersAnswer('ana'),
      await citizensAnswer(LUCIA),
      await staffsAnswer('ines'),
    ]
    const away = await atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
    const refused: [string | null, string][] = [
      [strangerToken('otra'), mine.id],
      [ANA, hers.id],
      [ANA, theirs.id],
      [citizenToken('40102'), hers.id],
      [citizenToken(LUCIA, AWAY), hers.id],
      [citizenToken(LUCIA), mine.id],
      [await atWork('gena', 'ROLE_GENERADOR'), mine.id],
      [away, theirs.id],
      [await atWork('ivo', 'ROLE_INSPECTOR'), theirs.id],
      [ANA, 'no-hay-tal-respuesta'],
    ]
    for (const [index, [token, answerId]] of refused.entries()) {
      const asked = [await askCode(token, answerId), await askAppointment(token, { answerId })]
      expect([index, ...asked.map(({ status }) => status)]).toEqual([
        index,
        'PERMISSION_DENIED',
        'PERMISSION_DENIED',
      ])
    }
    expect((await askAppointment(ANA, { code: hers.codigoMunicipio })).status).toBe('PERMISSION_DENIED')
    expect((await askCode(null, mine.id)).status).toBe('UNAUTHENTICATED')
    expect((await askAppointment(null, { answerId: mine.id })).status).toBe('UNAUTHENTICATED')
    expect(await turnero.sent()).toEqual([])
    expect((await askCode(await atWork('ines', 'ROLE_INSPECTOR'), theirs.id)).status).toBe('OK')
  })

  it('APPT-01 finds the own answer even if somebody gave theirs the same code', async () => {
    const mine = await strangersAnswer('ana')
    await strangersAnswer('mala', { codigoMunicipio: mine.codigoMunicipio })
    const { result } = await askAppointment(ANA, { code: mine.codigoMunicipio })
    expect(result).toMatchObject({ answerId: mine.id })
    const other = await askAppointment(strangerToken('mala'), { code: mine.codigoMunicipio })
    expect(other.result).not.toMatchObject({ answerId: mine.id })
  })

  it.each([
    ['without the option', { opcionales: { ...PUBLIC.opcionales, addAppointment: false } }],
    ['that is marked as invalid', { invalida: true }],
    ['whose order was taken back', { removeVision: true }],
  ])('APPT-01 gets no code for an answer %s', async (_why, given) => {
    const answer = await strangersAnswer('ana', given)
    expect((await askCode(ANA, answer.id)).status).toBe('PERMISSION_DENIED')
    expect(await turnero.sent()).toEqual([])
  })

  it('APPT-01 gives no code where the form has no agenda any more', async () => {
    const answer = await strangersAnswer('ana')
    await change(formPath(PUBLIC.id), { appointmentGroup: null })
    expect((await askCode(ANA, answer.id)).status).toBe('FAILED_PRECONDITION')
  })

  it.each([
    ['nothing', {}],
    ['both ways at once', { answerId: 'a', code: 'VDR-0000000001' }],
    ['a code that is none', { code: '../x' }],
    ['an appointment of its own', { answerId: 'a', turno: { hora: '09:00' } }],
  ])('APPT-01 is refused who says %s', async (_what, asked) => {
    expect((await askAppointment(ANA, asked)).status).toBe('INVALID_ARGUMENT')
  })
})

describe('a citizen’s token for the booking page', () => {
  const askToken = (token: string | null, citizenId = LUCIA) =>
    call(GET_CITIZEN_OA_TOKEN, token, { citizenId })
  const valorOf = ({ result }: { result: unknown }) => Object(result).valor

  it('APPT-01 lets the citizen book under the own name once, and opens no session here', async () => {
    const answer = await citizensAnswer(LUCIA)
    const valor = valorOf(await askToken(citizenToken(LUCIA)))
    const page = await pageFor(citizenToken(LUCIA), answer.id, valor)
    const visit = await turnero.open(page)
    expect(await turnero.read(visit ?? '')).toContain('A nombre de Lucía Fernández')
    expect(await turnero.open(page)).toBeNull()
    expect((await post(CITIZEN_LOGIN, { token: valor, testMode: false })).status).toBe(401)
    expect(await auditEntries('turnoIngreso')).toMatchObject([{ ciudadano: LUCIA, por: '' }])
  })

  it('APPT-01 is given to that citizen, and to staff who may read an answer of theirs that books', async () => {
    const ines = await atWork('ines', 'ROLE_INSPECTOR')
    const ivo = await atWork('ivo', 'ROLE_INSPECTOR')
    expect((await askToken(ines)).status).toBe('PERMISSION_DENIED')
    await staffsAnswer('ines')
    expect(valorOf(await askToken(ines))).toMatch(/.{20}/)
    for (const token of [ivo, citizenToken('40102')]) {
      expect((await askToken(token)).status).toBe('PERMISSION_DENIED')
    }
    for (const token of [ANA, null]) expect((await askToken(token)).status).toBe('UNAUTHENTICATED')
    expect((await askToken(ines, '../40101')).status).toBe('INVALID_ARGUMENT')
    expect(await auditEntries('turnoIngreso')).toMatchObject([{ por: 'ines', ciudadano: LUCIA }])
  })

  it('APPT-01 is not given when the portal does not know the citizen: the booking page then asks who comes', async () => {
    expect(await askToken(citizenToken('99999'), '99999')).toMatchObject({ result: { valor: '' } })
  })
})

describe('what a stranger can forge', () => {
  it('APPT-01 only the appointment system can make and read a code, which works for its own answer only', async () => {
    const [mine, other] = [await strangersAnswer('ana'), await strangersAnswer('beto')]
    const page = new URL(await pageFor(ANA, mine.id))
    const code = page.searchParams.get('code') ?? ''
    expect(code).not.toContain(mine.id)
    // Whatever else the address says, the code alone decides for which answer it is booked.
    page.searchParams.set('formData', JSON.stringify({ docCode: other.codigoMunicipio, token: '' }))
    await turnero.confirm((await turnero.open(page.toString())) ?? '', '09:00')
    const asked = await askAppointment(strangerToken('beto'), { answerId: other.id })
    expect(asked.result).toMatchObject({ turno: null })
    page.searchParams.set('code', `${code.slice(0, -2)}AA`)
    expect(await turnero.open(page.toString())).toBeNull()
  })

  it('APPT-01 a booking of another answer, or one that makes no sense, is not taken for that of this answer', async () => {
    const [mine, other] = [await strangersAnswer('ana'), await strangersAnswer('beto')]
    await bookAt('09:00', strangerToken('beto'), other.id)
    await turnero.tell(mine.id, other.id)
    const { status, details } = await askAppointment(ANA, { answerId: mine.id })
    expect({ status, details }).toMatchObject({ status: 'INTERNAL', details: { reason: 'wrongAnswer' } })
    expect(await turnoOf(mine)).toBeUndefined()
  })

  it('APPT-01 the last known appointment stays while the appointment system does not answer', async () => {
    const answer = await strangersAnswer('ana')
    await bookAt('09:00', ANA, answer.id)
    await askAppointment(ANA, { answerId: answer.id })
    await turnero.behave('fail')
    expect((await askAppointment(ANA, { answerId: answer.id })).status).toBe('UNAVAILABLE')
    expect(await turnoOf(answer)).toMatchObject({ hora: '09:00' })
  })
})

describe('when the appointment system fails', () => {
  it.each(OUTSIDE_FAULTS)('APPT-01 %s %j: says so after few tries', async (...fault) => {
    const answer = await strangersAnswer('ana')
    await expectToldOf(fault, 'turnero', turnero, () => askAppointment(ANA, { answerId: answer.id }))
  })
})
