import { expect, it } from 'vitest'
import { GET_APPOINTMENT } from '../domain/calls/get-appointment'
import { GET_CITIZEN_OA_TOKEN } from '../domain/calls/get-citizen-oa-token'
import { GET_TURNERO_ENCRYPT_CODE } from '../domain/calls/get-turnero-encrypt-code'
import { bookingPortOf } from './booking-port-of'

const PAGE = 'https://turnos.test/reservar'
const FACTS = { formId: 'f-1', titulo: 'Licencia', docCode: 'VDR-1', agenda: '31' }
const BOOKED = {
  answerId: 'r-1',
  turno: { id: 't-1', agenda: 'Licencias', direccion: '', fecha: '2026-11-30', hora: '09:20' },
}

/** The three functions, and what each was asked. */
function functionsFor(citizenId: string) {
  const asked: [string, unknown][] = []
  const answers: Record<string, unknown> = {
    [GET_APPOINTMENT.name]: BOOKED,
    [GET_TURNERO_ENCRYPT_CODE.name]: { data: 'code-1', page: PAGE, tenant: 'villa', ...FACTS, citizenId },
    [GET_CITIZEN_OA_TOKEN.name]: { valor: 'token-1' },
  }
  const port = bookingPortOf(
    ({ name, response }, request) => {
      asked.push([name, request])
      return Promise.resolve(response.parse(answers[name]))
    },
    { answerId: 'r-1' },
  )
  return { port, asked }
}

it('APPT-01 what is booked is asked of the answer that is meant', async () => {
  const { port, asked } = functionsFor('')
  expect(await port.known()).toEqual(BOOKED)
  expect(asked).toEqual([[GET_APPOINTMENT.name, { answerId: 'r-1' }]])
})

it('APPT-01 the booking page opens with the code, and as the citizen whom the answer is about', async () => {
  const { port, asked } = functionsFor('c-1')
  const opened = new URL(await port.address('r-2', 'ca'))
  expect(`${opened.origin}${opened.pathname}`).toBe(PAGE)
  expect(opened.searchParams.get('code')).toBe('code-1')
  expect(opened.searchParams.get('tenant')).toBe('villa')
  const formData: unknown = JSON.parse(opened.searchParams.get('formData') ?? '')
  expect(formData).toEqual({ ...FACTS, token: 'token-1', language: 'ca' })
  expect(asked).toEqual([
    [GET_TURNERO_ENCRYPT_CODE.name, { answerId: 'r-2' }],
    [GET_CITIZEN_OA_TOKEN.name, { citizenId: 'c-1' }],
  ])
})

it('APPT-01 an answer about nobody asks for no token', async () => {
  const { port, asked } = functionsFor('')
  const opened = new URL(await port.address('r-2', 'es'))
  expect(JSON.parse(opened.searchParams.get('formData') ?? '')).toMatchObject({ token: '' })
  expect(asked.map(([name]) => name)).toEqual([GET_TURNERO_ENCRYPT_CODE.name])
})
