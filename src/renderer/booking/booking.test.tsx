import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Appointment } from '../../domain/appointment/appointment'
import { leaveTo } from '../../lib/leave-to'
import booking from '../../../locales/es/booking.json'
import common from '../../../locales/es/common.json'
import { initI18n } from '../../lib/i18n'
import { Booking } from './Booking'

vi.mock('../../lib/leave-to', () => ({ leaveTo: vi.fn() }))

const TURNO: Appointment = {
  id: 't-1',
  agenda: 'Licencias de conducir',
  direccion: 'Belgrano 340',
  fecha: '2026-11-30',
  hora: '09:20',
}
const OF = { title: 'Licencia de conducir', code: 'VA-0123456789' }
const PAGE = 'https://turnos.test/reservar?code=x'
const port = {
  known: vi.fn<() => Promise<{ answerId: string; turno: Appointment | null }>>(),
  address: vi.fn<() => Promise<string>>(),
}
const says = (turno: Appointment | null) => port.known.mockResolvedValue({ answerId: 'respuesta-1', turno })
/** As the data layer throws it. */
const failure = (code: string) => Object.assign(new Error(code), { code })
const FAILED = 'Error al cargar la información. Si el problema persiste, comuníquese con el municipio.'

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { booking, common } })
  port.address.mockResolvedValue(PAGE)
})

it('APPT-01 shows the booked appointment in the office’s time, and asks no further', async () => {
  says(TURNO)
  render(<Booking port={port} of={OF} opensAtOnce />)
  expect(await screen.findByText('30/11/2026 - 09:20')).toBeVisible()
  expect(screen.getByText('Belgrano 340')).toBeVisible()
  expect(leaveTo).not.toHaveBeenCalled()
})

it('APPT-01 opens the booking page by itself once, and only where nothing is booked', async () => {
  says(null)
  const onLeave = vi.fn()
  const { rerender } = render(<Booking port={port} of={OF} opensAtOnce onLeave={onLeave} />)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE))
  expect(onLeave).toHaveBeenCalledTimes(1)
  rerender(<Booking port={port} of={OF} opensAtOnce onLeave={() => undefined} />)
  expect(leaveTo).toHaveBeenCalledTimes(1)
})

it('APPT-01 a person who comes back without a booking opens the booking page with a button', async () => {
  says(null)
  render(<Booking port={port} of={OF} />)
  expect(await screen.findByText('Falta elegir el turno.')).toBeVisible()
  expect(leaveTo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Elegir turno' }))
  expect(leaveTo).toHaveBeenCalledWith(PAGE)
})

it.each([
  ['outside', FAILED],
  ['timeout', /tarda demasiado en responder/],
  ['down', /no responde en este momento/],
  ['unknown', FAILED],
  ['offline', /No hay conexión/],
  ['limited', /demasiadas veces/],
] as const)('APPT-01 says why the appointment is not known: %s', async (code, words) => {
  port.known.mockRejectedValueOnce(failure(code))
  render(<Booking port={port} of={OF} before={TURNO} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('alert')).toHaveTextContent('La respuesta está guardada.')
  // What was known before stays.
  expect(screen.getByText('30/11/2026 - 09:20')).toBeVisible()
  says(TURNO)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('APPT-01 whoever came in otherwise than when answering is told the way, and not to try again', async () => {
  port.known.mockRejectedValueOnce(failure('forbidden'))
  render(<Booking port={port} of={OF} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Desde aquí no se puede.*navegador/)
  expect(screen.queryByRole('button')).toBeNull()
})

it('APPT-01 when the booking page cannot be opened the person stays here, and the next press opens it', async () => {
  says(null)
  port.address.mockRejectedValueOnce(failure('outside'))
  render(<Booking port={port} of={OF} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir turno' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir turno' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE))
})

it('APPT-01 asks again what is booked when the person comes back with the browser’s back button', async () => {
  says(null)
  render(<Booking port={port} of={OF} opensAtOnce />)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
  says(TURNO)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await screen.findByText('30/11/2026 - 09:20')).toBeVisible()
  expect(leaveTo).toHaveBeenCalledTimes(1)
})
