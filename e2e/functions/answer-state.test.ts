import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settle } from '../../functions/src/checking/check-content'
import { getAnswerState } from '../../functions/src/lookup/get-answer-state'
import { senderAt } from '../../functions/src/platform/branding'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { GET_ANSWER_STATE } from '../../src/domain/calls/get-answer-state'
import { NO_STATES } from '../../src/domain/form/state'
import { answerPath, CODES, formPath } from '../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import {
  beginBooking,
  bookAt,
  citizensAnswer,
  LUCIA,
  PUBLIC,
  staffsAnswer,
  strangersAnswer,
  strangerToken,
  turnero,
} from './booking-world'
import { call } from './calls'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { change, owner, read, remove, write } from './world'

const PERSON = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '77' }
const plain = formAt(OWN_AREA, {
  id: 'sin-estados',
  titulo: 'Encuesta',
  ...{ titulo_ca: 'Enquesta', customizedVoucherText_ca: 'Guardeu aquest paper.' },
  estados: NO_STATES,
  customizedVoucherText: 'Guarde este papel.',
  opcionales: options({ publico: true }),
})

async function answered(form = plain, given: Partial<StoredAnswer> = {}): Promise<StoredAnswer> {
  const answer = answerTo(form, PERSON, { id: newName(owner, 'respuesta'), ...given })
  await write(answerPath(answer.id), { ...stored(owner, answer), fechaCreacion: new Date(1_790_000_000_000) })
  return answer
}
const told = async (code: string, formId?: string) =>
  call(GET_ANSWER_STATE, null, { code, ...(formId && { formId }) })

beforeAll(async () => {
  await beginBooking()
  await layOut(formDocuments(owner, plain), owner)
})
afterAll(() => turnero.reset())

describe('what a code tells', () => {
  it('REACH-09 PUB-01 is told of an answer as soon as it is stored, and again once it was looked at', async () => {
    const { id, codigoMunicipio: code } = await answered()
    const asked = await getAnswerState(strangersCall('', { code, formId: plain.id }))
    expect(asked).toEqual({
      ...{
        titulo: 'Encuesta',
        textos: { titulo: 'Encuesta', titulo_ca: 'Enquesta' },
        estado: '',
        fecha: 1_790_000_000_000,
        certificado: '',
      },
      ...{ recepcion: expect.stringMatching(/^(recibida|comprobada)$/) },
      ...{ conTurno: false, turno: null, turnoAlDia: true },
      emisor: await senderAt(HOME),
    })
    await settle(id)
    expect((await told(code)).result).toMatchObject({ recepcion: 'comprobada' })
  })

  it('PUB-03 has the voucher words of the version that was answered, also once the form says others or is deleted', async () => {
    const thanking = formAt(OWN_AREA, {
      ...{ id: 'con-comprobante', titulo: 'Poda', estados: NO_STATES },
      ...{ customizedVoucherText: 'Guarde este papel.', customizedVoucherText_ca: 'Guardeu aquest paper.' },
      opcionales: options({ publico: true, customizedVoucher: true }),
    })
    await layOut(formDocuments(owner, thanking), owner)
    const { codigoMunicipio: code } = await answered(thanking)
    await change(formPath(thanking.id), { customizedVoucherText: 'Otro texto.', deleted: true })
    expect((await told(code)).result).toMatchObject({
      textos: {
        ...{ titulo: 'Poda', customizedVoucherText: 'Guarde este papel.' },
        customizedVoucherText_ca: 'Guardeu aquest paper.',
      },
    })
  })

  it('REACH-09 says that nothing has looked at an answer while no trigger ran', async () => {
    const { id, codigoMunicipio: code } = await answered()
    await settle(id)
    await change(answerPath(id), { invalida: null })
    expect((await told(code)).result).toMatchObject({ recepcion: 'recibida' })
  })

  it('REACH-09 says that an answer does not count when it is invalid or its order was taken back', async () => {
    const { id, codigoMunicipio: code } = await answered()
    await settle(id)
    await change(answerPath(id), { invalida: true })
    expect((await told(code)).result).toMatchObject({ recepcion: 'noVale' })
    await change(answerPath(id), { invalida: false, removeVision: true })
    expect((await told(code)).result).toMatchObject({ recepcion: 'noVale' })
  })

  it('REACH-09 SEC-01 has nothing of a person and no name of a document', async () => {
    const answer = await citizensAnswer(LUCIA)
    const { result } = await told(answer.codigoMunicipio)
    const words = JSON.stringify(result)
    for (const secret of ['Lucía', 'Fernández', '30111222', LUCIA, answer.id, answer.uid, answer.idPlantilla])
      expect(words).not.toContain(secret)
    expect(Object.keys(result as object).sort()).toEqual(
      [
        ...['certificado', 'conTurno', 'emisor', 'estado', 'fecha', 'recepcion'],
        ...['textos', 'titulo', 'turno', 'turnoAlDia'],
      ].sort(),
    )
  })

  it.each<[string, () => Promise<[string, string?]>]>([
    ['that was invented', async () => ['VDR-ZZZZZZZZZZ', plain.id]],
    ['of an answer to another form', async () => [(await answered()).codigoMunicipio, PUBLIC.id]],
    ['of an answer that only staff give', async () => [(await staffsAnswer('ana')).codigoMunicipio]],
    [
      'that is retired, whoever has it now',
      async () => {
        const { codigoMunicipio } = await answered()
        await write(`${CODES}/${codigoMunicipio}`, { retirado: true })
        return [codigoMunicipio]
      },
    ],
    [
      'whose answer is gone',
      async () => {
        const { id, codigoMunicipio } = await answered()
        await remove(answerPath(id))
        return [codigoMunicipio]
      },
    ],
  ])('REACH-09 SEC-01 nothing is told of a code %s', async (_what, prepare) => {
    const { status, details } = await told(...(await prepare()))
    expect([status, details]).toEqual(['NOT_FOUND', undefined])
  })

  it('REACH-09 a second answer with the same code is not told', async () => {
    const first = await answered()
    const other = formAt(OWN_AREA, { ...plain, id: 'otra', titulo: 'Robada' })
    await layOut(formDocuments(owner, other), owner)
    const thief = answerTo(other, PERSON, {
      id: newName(owner, 'respuesta'),
      codigoMunicipio: first.codigoMunicipio,
    })
    await write(answerPath(thief.id), { ...stored(owner, thief), fechaCreacion: new Date() })
    expect((await told(first.codigoMunicipio)).result).toMatchObject({ titulo: 'Encuesta' })
    expect((await told(first.codigoMunicipio, 'otra')).status).toBe('NOT_FOUND')
  })

  it.each([{ formId: 7 }, { formId: '' }, { formId: 'a/b' }, { formId: '..' }, { citizenId: '1' }])(
    'REACH-09 SEC-01 refuses %j beside a code',
    async (more) => {
      const asked = { code: 'VDR-0123456789', ...more }
      expect((await call(GET_ANSWER_STATE, null, asked)).status).toBe('INVALID_ARGUMENT')
    },
  )

  it('REACH-09 SEC-03 is counted for one address, with a form or without', async () => {
    const { codigoMunicipio: code } = await answered()
    await limitedTo({ LOOKUPS_PER_HOUR: 1 }, async () => {
      const asked = (data: object) => refusalOf(getAnswerState(strangersCall('', data, '192.0.2.77')))
      expect(await asked({ code, formId: plain.id })).toBe(null)
      expect(await asked({ code })).toEqual(['resource-exhausted', { limit: 'lookups' }])
    })
  })
})

describe('an appointment by its code', () => {
  const ANA = strangerToken('ana')

  it('REACH-09 APPT-01 is told to anybody who has the code, as the appointment system says it now', async () => {
    const answer = await strangersAnswer('ana')
    const nothing = { conTurno: true, turno: null, turnoAlDia: true }
    expect((await told(answer.codigoMunicipio)).result).toMatchObject(nothing)
    await bookAt('09:20', ANA, answer.id)
    const { result } = await told(answer.codigoMunicipio, PUBLIC.id)
    expect(result).toMatchObject({ turno: { agenda: 'Licencias de conducir', hora: '09:20' } })
    expect(result).not.toHaveProperty('turno.id')
    await turnero.cancel(answer.id)
    expect((await told(answer.codigoMunicipio)).result).toMatchObject(nothing)
  })

  it('REACH-09 APPT-01 is told as it was known last while the appointment system does not answer', async () => {
    const answer = await strangersAnswer('ana')
    await bookAt('10:20', ANA, answer.id)
    await told(answer.codigoMunicipio)
    await turnero.behave('fail')
    const old = { conTurno: true, turno: { hora: '10:20' }, turnoAlDia: false }
    expect((await told(answer.codigoMunicipio)).result).toMatchObject(old)
    await turnero.behave('ok')
    expect(await read(answerPath(answer.id))).toMatchObject({ turno: { hora: '10:20' } })
  })
})
