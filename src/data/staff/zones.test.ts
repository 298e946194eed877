import { beforeEach, expect, it, vi } from 'vitest'
import { municipalitySchema } from '../../domain/geography/geography'
import { readCache, writeCache } from '../device-cache'
import { municipalityOnce } from './geography'
import { knownZone, zoneAt } from './zones'

vi.mock('../device-cache', async (original) => ({
  ...(await original<object>()),
  ...{ readCache: vi.fn(), writeCache: vi.fn() },
}))
vi.mock('./geography', () => ({ municipalityOnce: vi.fn() }))

const MINUTE = 60_000
const placeOf = (name: string) => `paises/argentina/provincias/cordoba/municipios/${name}`
const keep = (value: string, age: number) =>
  vi.mocked(readCache).mockResolvedValue({ value, keptAt: new Date(Date.now() - age) })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(municipalityOnce).mockImplementation((path) =>
    Promise.resolve(municipalitySchema.parse({ id: path, nombre: 'Villa', zonaHoraria: 'Asia/Tokyo' })),
  )
})

it('OPS-08 OPS-10 a zone that this device read within the hour is not read again', async () => {
  for (const [name, age] of [
    ['just-now', 0],
    ['before', 59 * MINUTE],
  ] as const) {
    keep('Europe/Madrid', age)
    expect(await zoneAt(placeOf(name))).toBe('Europe/Madrid')
    expect(knownZone(placeOf(name))).toBe('Europe/Madrid')
  }
  expect(municipalityOnce).not.toHaveBeenCalled()
})

it('OPS-08 an older one counts at once, and what the server says from then on, also where the clock was set back', async () => {
  for (const [name, age] of [
    ['older', 61 * MINUTE],
    ['clock', -61 * MINUTE],
  ] as const) {
    keep('Europe/Madrid', age)
    expect(await zoneAt(placeOf(name))).toBe('Europe/Madrid')
    await vi.waitFor(() => expect(knownZone(placeOf(name))).toBe('Asia/Tokyo'))
    expect(await zoneAt(placeOf(name))).toBe('Asia/Tokyo')
    expect(writeCache).toHaveBeenLastCalledWith(expect.stringContaining(name), 'Asia/Tokyo')
  }
})

it('OPS-08 what is kept and no zone is read', async () => {
  keep('Nowhere/Atall', 0)
  expect(await zoneAt(placeOf('no-zone'))).toBe('Asia/Tokyo')
})
