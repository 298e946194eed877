import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import place from '../../../locales/es/place.json'
import type { FindPlaces } from '../../domain/answer/place'
import type { Location } from '../../domain/form/form'
import { initI18n } from '../../lib/i18n'
import { MovePoint } from './MovePoint'

const POINT = { lat: -31.4, lng: -64.1 }
const FOUND = { lat: -31.5, lng: -64.2 }
const before: Location = { latlng: POINT, direccion: 'Mitre 1' }
const corrected: Location = { latlng: POINT, direccion: 'Belgrano 340' }
const OFFER = 'La dirección cambió y el punto sigue donde estaba'

beforeEach(() => initI18n('es', { es: { place } }))

function shown(now: Location, find: FindPlaces | null = null) {
  const onMove = vi.fn()
  render(<MovePoint {...{ before, now, find, onMove }} />)
  return {
    onMove,
    press: () => userEvent.click(screen.getByRole('button', { name: 'Mover el punto a esta dirección' })),
  }
}

describe('ANS-10 CORR-02 a corrected address', () => {
  it('offers to move its point there, and does', async () => {
    const find = vi.fn<FindPlaces>(() =>
      Promise.resolve([{ direccion: 'Belgrano 340, Centro', point: FOUND }]),
    )
    const { onMove, press } = shown(corrected, find)
    expect(screen.getByText(OFFER)).toBeVisible()
    await press()
    expect(find.mock.calls[0]?.[0]).toMatchObject({ text: 'Belgrano 340', near: POINT })
    expect(onMove).toHaveBeenCalledWith(FOUND)
  })

  it.each([
    ['is not found', () => Promise.resolve([]), /^No encontramos esa dirección/],
    ['cannot be looked up', () => Promise.reject(new Error('down')), /^No se pudo buscar la dirección/],
  ])('says when it %s, and moves nothing', async (_how, find, words) => {
    const { onMove, press } = shown(corrected, find)
    await press()
    expect(await screen.findByText(words)).toBeVisible()
    expect(onMove).not.toHaveBeenCalled()
  })

  it.each([
    ['another address was written meanwhile', { latlng: POINT, direccion: 'San Martín 120' }],
    [
      'the point was set by hand meanwhile',
      { latlng: { lat: -31.6, lng: -64.3 }, direccion: 'Belgrano 340' },
    ],
  ])('is not searched for to the end where %s', async (_how, later) => {
    let arrive: (found: Awaited<ReturnType<FindPlaces>>) => void = () => undefined
    const find: FindPlaces = () => new Promise((resolve) => (arrive = resolve))
    const onMove = vi.fn()
    const { rerender } = render(<MovePoint {...{ before, now: corrected, find, onMove }} />)
    const offer = () => screen.getByRole('button', { name: 'Mover el punto a esta dirección' })
    await userEvent.click(offer())
    expect(screen.queryByRole('button', { name: 'Mover el punto a esta dirección' })).toBeNull()
    rerender(<MovePoint {...{ before, now: later, find, onMove }} />)
    await act(async () => arrive([{ direccion: 'Belgrano 340, Centro', point: FOUND }]))
    expect(onMove).not.toHaveBeenCalled()
    // Who writes the first address again is offered to move there again.
    rerender(<MovePoint {...{ before, now: corrected, find, onMove }} />)
    expect(offer()).toBeEnabled()
  })

  it('says that the point stayed where addresses cannot be searched', () => {
    shown(corrected)
    expect(screen.getByText('Muévalo en el mapa si ya no corresponde.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['as it was', before],
    ['with its point moved', { ...corrected, latlng: FOUND }],
    ['without an address', { latlng: POINT, direccion: ' ' }],
    ['without a point', { latlng: null, direccion: 'Belgrano 340' }],
  ])('offers nothing for a place %s', (_how, now) => {
    shown(now)
    expect(screen.queryByText(OFFER)).toBeNull()
  })
})
