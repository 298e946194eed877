import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { NO_OPTIONS } from '../../../domain/form/options'
import { aForm, THREE_STATES } from '../../../testing/builders'
import type { ClusterMapProps } from '../../../ui/map/cluster-map-props'
import { code, data, give, givePlaces, giveTotal, changeElsewhere, open, settle } from '../testing/list-page'

/** The map without its library: what it is given. */
let map: ClusterMapProps
vi.mock('../../../ui/map/ClusterMap', () => ({
  ClusterMap: (props: ClusterMapProps) => {
    map = props
    return (
      <section aria-label={props.label} aria-describedby={props.describedBy}>
        {props.points.map(({ id, label }) => (
          <button key={id} onClick={() => props.onOpen([id])}>
            {label}
          </button>
        ))}
        {props.children}
      </section>
    )
  },
}))

const LIST = '/respuestas/listado/comercios'
const WITH_PLACE = { opcionales: { ...NO_OPTIONS, geolocalizacion: true } }
const at = (lat: number) => ({ ubicacion: { latlng: { lat, lng: -64.18 }, direccion: 'Belgrano 120' } })
const region = () => screen.findByRole('region', { name: 'Mapa de las respuestas' })
const pins = async () => within(await region()).getAllByRole('button')

beforeEach(() => {
  settle()
  data.getFormHead.mockResolvedValue(aForm(WITH_PLACE))
})

describe('map of the answers', () => {
  it('ALIST-03 a form that asks for a place has a map at zoom 6, and the address keeps it with the filters', async () => {
    give(1)
    givePlaces([3], at)
    const { person, address } = await open('ROLE_SUPERVISOR', `${LIST}?estado=1`)
    await person.click(await screen.findByRole('button', { name: 'Mapa' }))
    expect(address()).toBe(`${LIST}?estado=1&vista=mapa`)
    expect(await pins()).toHaveLength(3)
    expect(map.zoom).toEqual({ min: 5, max: 18, whole: 6 })
    expect(data.listAnswerPlaces.mock.lastCall?.[0]).toMatchObject({ filters: { state: '1' }, after: null })
    expect(screen.getByText('3 respuestas')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Lista' }))
    expect(address()).toBe(`${LIST}?estado=1`)
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('ALIST-03 a form that asks for no place has no map, not even by its address', async () => {
    data.getFormHead.mockResolvedValue(aForm())
    give(1)
    await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    expect(await screen.findByText(code(1))).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mapa' })).toBeNull()
    expect(data.listAnswerPlaces).not.toHaveBeenCalled()
  })

  it('ALIST-03 a pin shows code, state and date and links to the answer', async () => {
    givePlaces([1], at)
    const { person } = await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    const [pin] = await pins()
    expect(pin).toHaveAccessibleName(new RegExp(`^${code(1)}, Pendiente, 05/10/2026 - `))
    if (pin) await person.click(pin)
    const bubble = screen.getByRole('group', { name: 'Respuestas de este punto' })
    expect(bubble).toHaveTextContent('Pendiente')
    expect(bubble).toHaveTextContent('Belgrano 120')
    expect(within(bubble).getByRole('link', { name: `Ver la respuesta ${code(1)}` })).toHaveAttribute(
      'href',
      '/ver/respuesta-1',
    )
  })

  it('ALIST-03 shows the newest answers first, says how many of how many, and more on demand', async () => {
    givePlaces([4, 3], (number) => (number === 2 ? {} : at(-31 - number / 100)))
    giveTotal(12_345)
    const { person } = await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    expect(await screen.findByText('4 de 12.345 respuestas, las más nuevas')).toBeInTheDocument()
    expect(screen.getByText('1 respuesta no tiene lugar en el mapa; está en la lista.')).toBeInTheDocument()
    expect(await pins()).toHaveLength(3)
    const { fitFor } = map
    await person.click(screen.getByRole('button', { name: 'Mostrar 500 más' }))
    expect(await screen.findByText('7 respuestas')).toBeInTheDocument()
    expect(await pins()).toHaveLength(6)
    // What the person looks at does not move away.
    expect(map.fitFor).toBe(fitFor)
    expect(screen.queryByRole('button', { name: 'Mostrar 500 más' })).toBeNull()
  })

  it('ALIST-03 shows no total when it is not known', async () => {
    givePlaces([2, 1], at)
    data.cachedCountOf.mockRejectedValue(new DataError('offline'))
    await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    expect(await screen.findByText('Las 2 respuestas más nuevas')).toBeInTheDocument()
  })

  it('DAY-01 ALIST-03 a search that found none so far goes on, and says what it cannot find', async () => {
    givePlaces([0, 2], at)
    const { person } = await open('ROLE_SUPERVISOR', `${LIST}?buscar=poda+plaza&vista=mapa`)
    expect(await screen.findByText(/Cada palabra se encuentra por su comienzo/)).toBeInTheDocument()
    await person.click(await screen.findByRole('button', { name: /Mostrar \d+ más/ }))
    expect(await pins()).toHaveLength(2)
  })

  it('ALIST-03 keeps the answers on the map when more cannot be read', async () => {
    givePlaces([2, 1], at)
    const { person } = await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    expect(await pins()).toHaveLength(2)
    data.listAnswerPlaces.mockRejectedValueOnce(new DataError('offline'))
    await person.click(screen.getByRole('button', { name: 'Mostrar 500 más' }))
    expect(await screen.findByText(/No se pudieron cargar más respuestas/)).toBeInTheDocument()
    expect(await pins()).toHaveLength(2)
  })

  it('ALIST-03 says why there is no map and offers to try again', async () => {
    givePlaces([1], at)
    data.listAnswerPlaces.mockRejectedValueOnce(new DataError('offline'))
    const { person, unmount } = await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión con el servicio')
    await person.click(screen.getByRole('button', { name: 'Intentar nuevamente' }))
    expect(await pins()).toHaveLength(1)
    unmount()
    givePlaces([0])
    await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa&dni=24123456`)
    expect(await screen.findByText(/Ninguna respuesta cumple con todos los filtros/)).toBeInTheDocument()
  })

  it('ALIST-03 says that the streets cannot be loaded, and shows the pins all the same', async () => {
    givePlaces([1], at)
    await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    await pins()
    act(() => map.onTiles(false))
    expect(screen.getByText(/No se ven las calles/)).toBeInTheDocument()
    expect(await pins()).toHaveLength(1)
  })

  it('ALIST-04 a pin links to the answer for ROLE_INSPECTOR_ACTAS too', async () => {
    givePlaces([1], at)
    const { person } = await open('ROLE_INSPECTOR_ACTAS', `${LIST}?vista=mapa`)
    const [pin] = await pins()
    if (pin) await person.click(pin)
    const bubble = within(screen.getByRole('group', { name: 'Respuestas de este punto' }))
    expect(bubble.getByRole('link', { name: /Ver la respuesta/ })).toBeInTheDocument()
  })

  it('ALIST-05 a pin shows at once the state that somebody else moved its answer to', async () => {
    givePlaces([1], at)
    await open('ROLE_SUPERVISOR', `${LIST}?vista=mapa`)
    const [pin] = await pins()
    expect(pin).toHaveAccessibleName(/Pendiente/)
    act(() => changeElsewhere(1, { ...at(1), estados: { ...THREE_STATES, actual: 1 } }))
    expect(await screen.findByRole('button', { name: /En proceso/ })).toBeInTheDocument()
    expect(data.listAnswerPlaces).toHaveBeenCalledTimes(1)
  })
})
