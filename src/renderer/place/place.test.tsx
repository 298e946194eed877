import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aSection, aVersion, questions } from '../../testing/builders'
import { memoryStore, renderAnswering } from '../../testing/render-answering'
import type { PinMapProps } from '../../ui/map/pin-map-props'

/** What the test tells the map to do, and what the map was told. */
interface FakeMap {
  shown: unknown[]
  put: (point: { lat: number; lng: number }) => void
  tiles: (arrive: boolean) => void
}
const map = vi.hoisted((): FakeMap => ({
  shown: [],
  put: () => undefined,
  tiles: () => undefined,
}))
vi.mock('../../ui/map/PinMap', () => ({
  PinMap: ({ point, centre, label, onPoint, onTiles }: PinMapProps) => {
    map.shown.push({ point, centre })
    map.put = onPoint
    map.tiles = onTiles
    return <div role="application" aria-label={label} />
  },
}))

const CENTRE = { lat: -31.97, lng: -63 }
const placed = aVersion({
  opcionales: { ...NO_OPTIONS, geolocalizacion: true },
  secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }) })],
  ubicacion: { latlng: CENTRE, direccion: '' },
})
const address = () => screen.findByLabelText('Dirección')
const coordinates = () => screen.getByLabelText<HTMLInputElement>('Coordenadas del punto')
const lastShown = () => map.shown.at(-1)

beforeEach(() => {
  map.shown.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('where an answer is given', () => {
  it('ANS-10 saves the pin and the address, and begins at the centre of the municipality', async () => {
    const { person, save, saved } = await renderAnswering(placed)
    await person.type(await address(), ' San Martín 120 ')
    await screen.findByRole('application', { name: 'Mapa para marcar el punto' })
    expect(lastShown()).toEqual({ point: null, centre: CENTRE })
    act(() => map.put({ lat: -31.4213351, lng: -424.183188 }))
    expect(coordinates()).toHaveValue('-31.42133, -64.18319')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.ubicacion).toEqual({
      latlng: { lat: -31.421335, lng: -64.183188 },
      direccion: 'San Martín 120',
    })
  })

  it.each([
    ['is still on its way', () => new Promise<never>(() => undefined)],
    ['does not come', () => Promise.reject(new Error('no network'))],
  ])('ANS-10 an address can be typed while what searches it %s', async (_what, loadGeocoder) => {
    const { person, save, saved } = await renderAnswering(placed, { loadGeocoder })
    await person.type(await address(), 'Belgrano 340')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.ubicacion).toEqual({ latlng: null, direccion: 'Belgrano 340' })
  })

  it('ANS-10 asks for no place where the form needs none, and saves none when none was given', async () => {
    const none = await renderAnswering(aVersion({ secciones: placed.secciones }))
    expect(screen.queryByRole('heading', { name: 'Ubicación' })).toBeNull()
    none.unmount()
    const { save, saved } = await renderAnswering(placed)
    await address()
    await save()
    await waitFor(() => expect(saved[0]?.ubicacion).toBeNull())
  })

  it('ANS-10 takes typed coordinates, says when they are wrong, and removes the point', async () => {
    const { person, press, answering } = await renderAnswering(placed)
    await address()
    await person.type(coordinates(), 'allá lejos')
    await person.tab()
    expect(screen.getByText(/^Escriba latitud y longitud separadas/)).toBeVisible()
    expect(answering.place.state().latlng).toBeNull()
    await person.clear(coordinates())
    await person.type(coordinates(), '-31,5 -64,2{Enter}')
    expect(answering.place.state().latlng).toEqual({ lat: -31.5, lng: -64.2 })
    expect(screen.queryByText(/^Escriba latitud y longitud separadas/)).toBeNull()
    await press('Quitar el punto')
    expect(answering.place.state().latlng).toBeNull()
    expect(coordinates()).toHaveValue('')
  })

  it('ANS-10 ANS-22 keeps the place in the draft', async () => {
    const store = memoryStore()
    const first = await renderAnswering(placed, { store })
    await first.person.type(await address(), 'Mitre 1')
    await first.person.type(coordinates(), '-31.5, -64.2{Enter}')
    first.unmount()
    first.answering.dispose()
    await first.answering.keeper.flush()
    const second = await renderAnswering(placed, { store })
    expect(await address()).toHaveValue('Mitre 1')
    expect(coordinates()).toHaveValue('-31.50000, -64.20000')
    await second.save()
    await waitFor(() => expect(second.saved[0]?.ubicacion?.latlng).toEqual({ lat: -31.5, lng: -64.2 }))
  })

  it('ANS-10 says that the pictures of the map cannot be loaded and that the point still works', async () => {
    await renderAnswering(placed)
    await screen.findByRole('application')
    act(() => map.tiles(false))
    expect(screen.getByText(/^No se ven las calles/)).toBeVisible()
    act(() => map.tiles(true))
    expect(screen.queryByText(/^No se ven las calles/)).toBeNull()
  })
})

describe('search by address', () => {
  const GEOCODER = 'https://geo.test/search?q={text}&lang={language}&box={box}'
  /** Answers each search with what the test gives. */
  function geocoder(answer: (address: URL, signal: AbortSignal) => Promise<Response>) {
    vi.stubEnv('VITE_GEOCODERS', JSON.stringify({ Propio: GEOCODER }))
    const asked: URL[] = []
    vi.stubGlobal('fetch', (input: string, { signal }: { signal: AbortSignal }) => {
      const url = new URL(input)
      asked.push(url)
      return answer(url, signal)
    })
    return asked
  }
  const hit = (display_name: string, lat: string, lon: string) => ({ display_name, lat, lon, place_id: 1 })
  const found = (...hits: unknown[]) => Promise.resolve(Response.json(hits))
  const status = () => within(screen.getByRole('region', { name: 'Ubicación' })).getAllByRole('status')
  const says = (words: RegExp) =>
    waitFor(() => expect(status().some(({ textContent }) => words.test(textContent))).toBe(true), {
      timeout: 3000,
    })

  it('ANS-10 without a geocoder no places are offered for an address', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const { person } = await renderAnswering(placed)
    await person.type(await address(), 'San Martín 120')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('Calle, número y localidad, o cómo llegar.')).toBeVisible()
    expect(fetched).not.toHaveBeenCalled()
  })

  it('ANS-10 offers places once the person stops typing; arrows and Enter take one', async () => {
    const asked = geocoder(() =>
      found(
        hit('San Martín 120, Centro', '-31.41', '-64.18'),
        hit('San Martín 120, Norte', '-31.3', '-64.2'),
      ),
    )
    const { person, answering } = await renderAnswering(placed)
    const field = await screen.findByRole('combobox', { name: 'Dirección' })
    await person.type(field, 'San Martín 120')
    await says(/^2 direcciones encontradas/)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.searchParams.get('q')).toBe('San Martín 120')
    expect(asked[0]?.searchParams.get('lang')).toBe('es')
    expect(asked[0]?.searchParams.get('box')).toBe('-63.2500,-31.7200,-62.7500,-32.2200')
    await person.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { name: 'San Martín 120, Norte' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await person.keyboard('{Enter}')
    expect(field).toHaveValue('San Martín 120, Norte')
    expect(answering.place.state()).toEqual({
      latlng: { lat: -31.3, lng: -64.2 },
      direccion: 'San Martín 120, Norte',
    })
    expect(screen.queryByRole('option')).toBeNull()
    await says(/^El punto quedó en la dirección elegida/)
  })

  it('ANS-10 a tap takes an offered place, and Escape keeps what was typed', async () => {
    geocoder(() => found(hit('Mitre 1, Centro', '-31.41', '-64.18')))
    const { person, answering } = await renderAnswering(placed)
    await person.type(await screen.findByRole('combobox'), 'Mitre 1')
    await screen.findByRole('option', {}, { timeout: 3000 })
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(answering.place.state()).toEqual({ latlng: null, direccion: 'Mitre 1' })
    await person.type(screen.getByRole('combobox'), '0')
    await person.click(await screen.findByRole('option', {}, { timeout: 3000 }))
    expect(answering.place.state().direccion).toBe('Mitre 1, Centro')
  })

  it.each([
    ['finds nothing', () => found(), /^No encontramos esa dirección/],
    ['fails', () => Promise.resolve(new Response('no', { status: 503 })), /^No se pudo buscar/],
    ['answers something else', () => Promise.resolve(Response.json({ error: 'x' })), /^No se pudo buscar/],
    ['answers no JSON', () => Promise.resolve(new Response('<html>')), /^No se pudo buscar/],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), /^No se pudo buscar/],
    ['answers points off the earth', () => found(hit('Marte', '200', '10')), /^No encontramos esa dirección/],
  ])('ANS-10 says when the geocoder %s, and keeps the address', async (_name, answer, words) => {
    geocoder(answer)
    const { answering } = await renderAnswering(placed)
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'San Martín 120' } })
    await says(words)
    expect(answering.place.state().direccion).toBe('San Martín 120')
  })

  it('ANS-10 stops a search when the person types on', async () => {
    const signals: AbortSignal[] = []
    const never = () => new Promise<Response>(() => undefined)
    const asked = geocoder((_url, signal) => {
      signals.push(signal)
      return signals.length === 1 ? never() : found(hit('Mitre 12, Centro', '-31.41', '-64.18'))
    })
    await renderAnswering(placed)
    const person = userEvent.setup()
    await person.type(await screen.findByRole('combobox'), 'Mitre 1')
    await waitFor(() => expect(asked).toHaveLength(1), { timeout: 3000 })
    await person.type(screen.getByRole('combobox'), '2')
    await screen.findByRole('option', {}, { timeout: 3000 })
    expect(signals[0]?.aborted).toBe(true)
    expect(asked).toHaveLength(2)
  })
})
