import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import esHours from '../../../../locales/es/hours.json'
import esRefused from '../../../../locales/es/refused.json'
import type { PublicForm } from '../../../domain/form/form'
import { initI18n } from '../../../lib/i18n'
import { aFormWithHours } from '../../../testing/public-form'
import { ClosingNote } from './ClosingNote'
import { OutsideHours } from './OutsideHours'

// Who reads is at home, whatever the machine's clock.
vi.mock(import('../../../domain/zone'), async (actual) => ({
  ...(await actual()),
  readerZone: () => 'America/Argentina/Cordoba',
}))

const OFFICE = { dias: [0, 1, 2, 3, 4], desde: '08:00', hasta: '14:00' }
const at = (moment: string) => new Date(moment)
const form = (horario: object): PublicForm => ({
  ...aFormWithHours(horario),
  zonaHoraria: 'America/Argentina/Cordoba',
})
const onOpen = vi.fn()
const show = (horario: object, clockLagMs = 0) =>
  render(<OutsideHours form={form(horario)} clockLagMs={clockLagMs} onOpen={onOpen} />)
const HOUR_MS = 3_600_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setSystemTime(at('2026-11-27T18:00:00Z'))
  onOpen.mockReset()
  await initI18n('es', { es: { hours: esHours, refused: esRefused } })
})
afterEach(() => vi.useRealTimers())

describe('a form outside of its hours', () => {
  it('REACH-01 says when it opens by the clock of the municipality, its weekly hours and its own words', () => {
    show({
      ...{ abre: at('2026-11-30T11:00:00Z'), cierra: at('2026-11-30T17:00:00Z') },
      ...{ semana: [OFFICE, { dias: [5], desde: '09:00', hasta: '12:00' }], textoAntes: 'Traiga su DNI.' },
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('todavía no está abierto')
    expect(screen.getByText('Abre el lunes 30/11/2026 - 08:00.')).toBeVisible()
    expect(screen.getByText('Traiga su DNI.')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'lunes a viernes, de 08:00 a 14:00',
      'sábado, de 09:00 a 12:00',
    ])
  })

  it('REACH-01 OPS-08 says whose clock its hours are by to whoever has another one', () => {
    render(
      <OutsideHours
        clockLagMs={0}
        form={{ ...form({ abre: at('2026-11-30T11:00:00Z') }), zonaHoraria: 'Asia/Tokyo' }}
        onOpen={onOpen}
      />,
    )
    expect(screen.getByText('Abre el lunes 30/11/2026 - 20:00 (hora estándar de Japón).')).toBeVisible()
  })

  it('REACH-01 opens by itself while the page waits, and not before', () => {
    show({ abre: at('2026-11-27T18:10:00Z') })
    act(() => void vi.advanceTimersByTime(9 * 60_000))
    expect(onOpen).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('REACH-01 OPS-08 opens by the server’s clock, whatever the device’s', () => {
    show({ abre: at('2026-11-27T17:10:00Z'), cierra: at('2026-11-27T17:30:00Z') }, -HOUR_MS)
    expect(screen.getByText('Abre el viernes 27/11/2026 - 14:10.')).toBeVisible()
    act(() => void vi.advanceTimersByTime(9 * 60_000))
    expect(onOpen).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('REACH-01 says since when it is closed, in its own words', () => {
    show({
      cierra: at('2026-11-27T17:00:00Z'),
      tolera: at('2026-11-27T17:00:00Z'),
      textoDespues: 'Hasta 2027.',
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('está cerrado')
    expect(screen.getByText('Cerró el viernes 27/11/2026 - 14:00.')).toBeVisible()
    expect(screen.getByText('Hasta 2027.')).toBeVisible()
  })

  it('REACH-01 names no day when its hours never come', () => {
    show({ cierra: new Date(0), tolera: new Date(0) })
    expect(screen.queryByText(/1970/u)).toBeNull()
    expect(screen.queryByText(/31\/12/u)).toBeNull()
  })
})

describe('a form that closes', () => {
  it('REACH-01 tells until when it can be sent, that it just closed, and that it is over, as time passes', () => {
    const [cierra, tolera] = [at('2026-11-27T18:05:00Z'), at('2026-11-27T18:20:00Z')]
    render(<ClosingNote form={form({ cierra, tolera })} clockLagMs={0} />)
    expect(screen.getByText('Puede enviarlo hasta el viernes 27/11/2026 - 15:05.')).toBeVisible()
    act(() => void vi.advanceTimersByTime(5 * 60_000))
    expect(screen.getByRole('status')).toHaveTextContent('se puede enviar hasta las 15:20')
    act(() => void vi.advanceTimersByTime(15 * 60_000))
    expect(screen.getByRole('status')).toHaveTextContent('ya no recibe respuestas')
  })

  it('REACH-01 OPS-08 tells until when, and how long still, by the town hall’s clock, and says so', () => {
    const closes = { cierra: at('2026-11-27T18:05:00Z'), tolera: at('2026-11-27T18:20:00Z') }
    render(<ClosingNote form={{ ...form(closes), zonaHoraria: 'Asia/Tokyo' }} clockLagMs={0} />)
    expect(
      screen.getByText('Puede enviarlo hasta el sábado 28/11/2026 - 03:05 (hora estándar de Japón).'),
    ).toBeVisible()
    act(() => void vi.advanceTimersByTime(5 * 60_000))
    expect(screen.getByRole('status')).toHaveTextContent(
      'se puede enviar hasta las 03:20 (hora estándar de Japón).',
    )
  })

  it('REACH-01 OPS-08 is over by the server’s clock, whatever the device’s', () => {
    const opening = { cierra: at('2026-11-27T17:05:00Z'), tolera: at('2026-11-27T17:05:00Z') }
    render(<ClosingNote form={form(opening)} clockLagMs={-HOUR_MS} />)
    expect(screen.getByText('Puede enviarlo hasta el viernes 27/11/2026 - 14:05.')).toBeVisible()
    act(() => void vi.advanceTimersByTime(5 * 60_000))
    expect(screen.getByRole('status')).toHaveTextContent('ya no recibe respuestas')
  })

  it('REACH-01 says nothing where it never closes', () => {
    const { container } = render(
      <ClosingNote form={form({ abre: at('2026-11-01T00:00:00Z') })} clockLagMs={0} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
