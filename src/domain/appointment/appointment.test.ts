import { describe, expect, it } from 'vitest'
import { appointmentSchema, type Appointment } from './appointment'
import { isSameAppointment } from './same'
import { appointmentInWords, appointmentMoment } from './words'
import { bookingAddress, isBookingPage } from './booking-page'

const TURNO: Appointment = {
  ...{ id: 't-1', agenda: 'Licencias', direccion: 'Belgrano 340' },
  ...{ fecha: '2026-11-30', hora: '09:20' },
}

describe('an appointment', () => {
  it('APPT-01 FMT-01 its time is written like every moment, by the clock of the office', () => {
    expect(appointmentMoment(TURNO)).toBe('30/11/2026 - 09:20')
    expect(appointmentInWords(TURNO)).toBe('30/11/2026 - 09:20 · Licencias · Belgrano 340')
    expect(appointmentInWords({ ...TURNO, agenda: '', direccion: '' })).toBe('30/11/2026 - 09:20')
  })

  it('APPT-01 two appointments differ when any part of them differs', () => {
    expect(isSameAppointment(TURNO, { ...TURNO })).toBe(true)
    expect(isSameAppointment(null, null)).toBe(true)
    expect(isSameAppointment(TURNO, null)).toBe(false)
    for (const field of ['id', 'agenda', 'direccion', 'fecha', 'hora'] as const)
      expect(isSameAppointment(TURNO, { ...TURNO, [field]: 'x' })).toBe(false)
  })

  it.each([
    { id: '' },
    { fecha: '2026-02-30' },
    { fecha: '30/11/2026' },
    { fecha: '+002026-11-30' },
    { fecha: '2026-11-30T' },
    { hora: '24:00' },
    { hora: '9:20' },
    { agenda: 'a'.repeat(501) },
    { direccion: null },
  ])('APPT-01 is none with %j', (given) => {
    expect(appointmentSchema.safeParse(TURNO).success).toBe(true)
    expect(appointmentSchema.safeParse({ ...TURNO, ...given }).success).toBe(false)
  })
})

describe('the booking page', () => {
  it('APPT-01 gets code, tenant and formData in its address, whatever characters they have', () => {
    const formData = {
      formId: 'f',
      titulo: 'A & B',
      docCode: 'VA-1',
      agenda: '31',
      token: 't',
      language: 'es',
    }
    const page = 'https://turnos.test/reservar?desde=formularios'
    const opened = new URL(bookingAddress({ page, code: 'c+/=&', tenant: 'villa-alta', formData }))
    expect(opened.searchParams.get('desde')).toBe('formularios')
    expect(opened.searchParams.get('code')).toBe('c+/=&')
    expect(opened.searchParams.get('tenant')).toBe('villa-alta')
    expect(JSON.parse(opened.searchParams.get('formData') ?? '')).toEqual(formData)
  })

  it.each([
    ['https://turnos.test/reservar', true],
    ['http://127.0.0.1:7022/reservar', true],
    ['http://turnos.test/reservar', false],
    ['javascript:alert(1)', false],
    ['javascript://localhost/%0aalert(1)', false],
    ['', false],
  ])('APPT-01 %s may be one: %s', (page, may) => {
    expect(isBookingPage(page)).toBe(may)
  })
})
