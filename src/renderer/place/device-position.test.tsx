import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aSection, aVersion, questions } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

vi.mock('../../ui/map/PinMap', () => ({ PinMap: () => null }))

const placed = aVersion({
  opcionales: { ...NO_OPTIONS, geolocalizacion: true },
  secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }) })],
  ubicacion: { latlng: { lat: -31.97, lng: -63 }, direccion: '' },
})
const address = () => screen.findByLabelText('Dirección')

type Give = Parameters<Geolocation['getCurrentPosition']>
function deviceThat(answers: (found: Give[0], failed: NonNullable<Give[1]>) => void): void {
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    onLine: true,
    geolocation: {
      getCurrentPosition: (found: Give[0], failed: NonNullable<Give[1]>) => answers(found, failed),
    },
  })
}
const refusal = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
})
function at(latitude: number, longitude: number, accuracy: number): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }
}

afterEach(() => vi.unstubAllGlobals())

describe('the position of the device', () => {
  it('ANS-10 puts the pin there when asked, and not before', async () => {
    const asked = vi.fn((found: Give[0]) => found(at(-31.4, -64.1, 8)))
    deviceThat(asked)
    const { press, answering } = await renderAnswering(placed)
    await address()
    expect(asked).not.toHaveBeenCalled()
    await press('Usar mi ubicación')
    expect(await screen.findByText('El punto quedó en su ubicación, con un margen de 8 m.')).toBeVisible()
    expect(answering.place.state().latlng).toEqual({ lat: -31.4, lng: -64.1 })
  })

  it('ANS-10 says when it is imprecise', async () => {
    deviceThat((found) => found(at(-31.4, -64.1, 1200)))
    const { press } = await renderAnswering(placed)
    await address()
    await press('Usar mi ubicación')
    expect(await screen.findByText(/puede estar a 1200 m\. Corrija el punto/)).toBeVisible()
  })

  it.each([
    [1, /no tiene permiso para conocer su ubicación/],
    [2, /no pudo obtener la ubicación/],
    [3, /La ubicación tardó demasiado/],
  ])('ANS-10 says why there is none (%i) and what to do', async (code, words) => {
    deviceThat((_found, failed) => failed(refusal(code)))
    const { press, answering } = await renderAnswering(placed)
    await address()
    await press('Usar mi ubicación')
    expect(await screen.findByText(words)).toHaveTextContent('También puede marcar el punto en el mapa')
    expect(answering.place.state().latlng).toBeNull()
  })

  it('ANS-10 a question of the browser that nobody answers ends, and what comes later moves no pin', async () => {
    let find: Give[0] = () => undefined
    deviceThat((found) => (find = found))
    const { press, answering } = await renderAnswering(placed)
    await address()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press('Usar mi ubicación')
    expect(screen.getByRole('button', { name: 'Buscando su ubicación…' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    expect(screen.getByText(/La ubicación tardó demasiado/)).toBeVisible()
    act(() => find(at(-31.4, -64.1, 8)))
    expect(answering.place.state().latlng).toBeNull()
    expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).toBeEnabled()
    vi.useRealTimers()
  })
})
