import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../../domain/form/options'
import type { Asset } from '../../../domain/incident/asset'
import { aSection, aVersion, questions } from '../../../testing/builders'
import { memoryStore, renderAnswering } from '../../../testing/render-answering'
import type { MapSpot, PinMapProps } from '../../../ui/map/pin-map-props'
import type { Assets } from '../../../engine/assets'

const map = vi.hoisted(
  (): { put: PinMapProps['onPoint']; pick: (id: string) => void; spots: readonly MapSpot[] } => ({
    put: () => undefined,
    pick: () => undefined,
    spots: [],
  }),
)
vi.mock('../../../ui/map/PinMap', () => ({
  PinMap: ({ label, onPoint, onSpot, spots = [] }: PinMapProps) => {
    Object.assign(map, { put: onPoint, pick: onSpot, spots })
    return <div role="application" aria-label={label} />
  },
}))

const lamp = (number: number, given: Partial<Asset> = {}): Asset => ({
  idIdentificador: String(70_100 + number),
  descripcion: `Luminaria ${number}`,
  tipoIdentificador: 'Luminaria',
  direccion: `Belgrano ${number}`,
  lat: -31.4,
  lng: -64.1 - number / 1000,
  ...given,
})
const LAMPS = Array.from({ length: 10 }, (_, index) => lamp(index + 1))
const withAssets = aVersion({
  opcionales: { ...NO_OPTIONS, geolocalizacion: true, incidentes: true },
  secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }) })],
})
const near = vi.fn<Assets['near']>()
const byId = vi.fn<Assets['byId']>()
const assets: Assets = { near, byId }
const radio = (name: string | RegExp) => screen.findByRole('radio', { name })
const PIN = { lat: -31.4, lng: -64.1 }

// Loaded before the first one waits for them.
beforeAll(() => Promise.all([import('../PlaceFields'), import('./AssetMap')]))
beforeEach(() => {
  vi.resetAllMocks()
  near.mockResolvedValue(LAMPS)
  byId.mockImplementation((_form, id) =>
    Promise.resolve(LAMPS.find((one) => one.idIdentificador === id) ?? null),
  )
})

/** Opens the form and puts the pin. */
async function pinned(options: Parameters<typeof renderAnswering>[1] = {}) {
  const view = await renderAnswering(withAssets, { assets, ...options })
  await screen.findByRole('application')
  act(() => map.put(PIN))
  return view
}

describe('the municipality’s assets around the pin', () => {
  it('INC-03 assets are listed nearest first and shown on the map; choosing one takes its point and address', async () => {
    const { person, save, saved, answering } = await pinned()
    expect(await screen.findByText('Hay 10 elementos cerca del punto.')).toBeVisible()
    expect(near).toHaveBeenCalledExactlyOnceWith('comercios', PIN)
    expect(map.spots.map(({ id }) => id)).toEqual(LAMPS.map(({ idIdentificador }) => idIdentificador))
    expect(screen.getAllByRole('radio')).toHaveLength(9)
    await person.click(screen.getByRole('button', { name: 'Mostrar 2 más' }))
    await person.click(await radio(/^Luminaria 10/))
    expect(answering.place.state()).toMatchObject({
      latlng: { lat: -31.4, lng: -64.11 },
      direccion: 'Belgrano 10',
    })
    expect(map.spots.find(({ isChosen }) => isChosen)?.id).toBe('70110')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.ubicacion).toEqual({
      latlng: { lat: -31.4, lng: -64.11 },
      direccion: 'Belgrano 10',
      identificador: { idIdentificador: '70110', descripcion: 'Luminaria 10' },
    })
    // Around the chosen one nothing was searched anew.
    expect(near).toHaveBeenCalledTimes(1)
  })

  it('INC-03 an asset is chosen on the map too, and let go of when the pin moves away', async () => {
    const { person, answering } = await pinned()
    await radio(/^Luminaria 2/)
    act(() => map.pick('70102'))
    expect(await radio(/^Luminaria 2/)).toBeChecked()
    await person.click(await radio('Ninguno'))
    expect(answering.place.state()).toMatchObject({ direccion: 'Belgrano 2', identificador: undefined })
    act(() => map.pick('70103'))
    expect(await radio(/^Luminaria 3/)).toBeChecked()
    act(() => map.put({ lat: -31.5, lng: -64.2 }))
    expect(await radio('Ninguno')).toBeChecked()
  })

  it('INC-03 a chosen asset is stored as the management system has it now', async () => {
    byId.mockResolvedValueOnce(lamp(1, { direccion: 'Belgrano 99' })).mockResolvedValueOnce(null)
    const { person, answering } = await pinned()
    await person.click(await radio(/^Luminaria 1 ?Lum/))
    await waitFor(() => expect(answering.place.state().direccion).toBe('Belgrano 99'))
    await person.click(await radio(/^Luminaria 2/))
    expect(await screen.findByText(/^Ese elemento ya no está registrado/)).toBeVisible()
    expect(answering.place.state().identificador).toBeUndefined()
  })

  it('INC-03 when assets cannot be loaded the person is told, can try again, and can save the answer without', async () => {
    near.mockRejectedValueOnce(new Error('outside'))
    byId.mockRejectedValue(new Error('outside'))
    const { person, save, saved, answering } = await pinned()
    expect(await screen.findByText('No pudimos consultar los elementos cercanos.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reintentar' }))
    await person.click(await radio(/^Luminaria 3/))
    expect(answering.place.state().identificador?.idIdentificador).toBe('70103')
    near.mockRejectedValue(new Error('outside'))
    act(() => map.put({ lat: -31.5, lng: -64.2 }))
    expect(await screen.findByText('No pudimos consultar los elementos cercanos.')).toBeVisible()
    await save()
    await waitFor(() => expect(saved[0]?.ubicacion).not.toHaveProperty('identificador'))
  })

  it('INC-03 says that there are no assets near the pin', async () => {
    near.mockResolvedValue([])
    await pinned()
    expect(await screen.findByText('No hay elementos registrados cerca del punto.')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('INC-03 ANS-22 the chosen asset is still chosen after a reload, also when the management system is out of reach', async () => {
    const store = memoryStore()
    const first = await pinned({ store })
    await first.person.click(await radio(/^Luminaria 4/))
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    near.mockRejectedValue(new Error('outside'))
    const second = await renderAnswering(withAssets, { assets, store })
    expect(await radio('Luminaria 4')).toBeChecked()
    await second.save()
    await waitFor(() => expect(second.saved[0]?.ubicacion?.identificador?.idIdentificador).toBe('70104'))
  })

  it.each([
    ['strangers', withAssets, {}],
    [
      'forms without incidents',
      aVersion({ ...withAssets, opcionales: { ...NO_OPTIONS, geolocalizacion: true } }),
      { assets },
    ],
  ])('INC-03 are not asked for by %s', async (_who, version, given) => {
    await renderAnswering(version, given)
    await screen.findByRole('application')
    act(() => map.put(PIN))
    await waitFor(() => expect(screen.getByLabelText('Coordenadas del punto')).not.toHaveValue(''))
    expect(screen.queryByText('Elemento de la municipalidad')).toBeNull()
    expect(near).not.toHaveBeenCalled()
  })
})
