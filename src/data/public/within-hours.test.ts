import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aVersion } from '../../testing/builders'
import { aFormWithHours } from '../../testing/public-form'
import { decode } from '../converters'
import { DataError } from '../errors'
import { askStore } from '../rest'
import { readWithinHours } from './within-hours'

// How documents are decoded is not what this is about.
vi.mock(import('../converters'), async (actual) => ({ ...(await actual()), decode: vi.fn() }))
vi.mock(import('../rest'), async (actual) => ({ ...(await actual()), askStore: vi.fn() }))
const ask = vi.mocked(askStore)

const DEVICE = new Date('2026-11-27T12:00:00Z')
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(DEVICE.getTime() + hours * HOUR_MS)
/** The server, whose clock is so many hours ahead of the device's. */
function server(aheadHours: number, isThere = true): void {
  const name = 'projects/p/databases/(default)/documents/formularios/becas/versiones/1'
  const found = isThere && { found: { name, fields: { titulo: { stringValue: 'Becas' } } } }
  ask.mockResolvedValue([{ ...found, readTime: inHours(aheadHours).toISOString() }])
}

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] })
  ask.mockReset()
  vi.mocked(decode).mockReturnValue(aVersion({}))
})

describe('a form with hours', () => {
  it.each([
    ['open', 0, { abre: inHours(-1), cierra: inHours(1) }, true],
    ['open, though the device says that it is over', -4, { abre: inHours(-20), cierra: inHours(-3) }, true],
    ['open, though the device says not yet', 4, { abre: inHours(3), cierra: inHours(9) }, true],
    ['not open yet, though the device says so', -4, { abre: inHours(-3), cierra: inHours(9) }, false],
    ['over, though the device says that it is open', 9, { cierra: inHours(8) }, false],
  ])('REACH-01 OPS-08 is %s, by the server’s clock', async (_which, ahead, hours, isGiven) => {
    server(ahead)
    const { version, clockLagMs } = await readWithinHours(aFormWithHours(hours))
    expect([version !== null, clockLagMs]).toEqual([isGiven, ahead * HOUR_MS])
  })

  it.each([
    ['long before it opens', { abre: inHours(25) }],
    ['long after it closed', { cierra: inHours(-25) }],
  ])('REACH-01 OPS-10 costs no read %s', async (_when, hours) => {
    expect(await readWithinHours(aFormWithHours(hours))).toEqual({ version: null, clockLagMs: 0 })
    expect(ask).not.toHaveBeenCalled()
  })

  it('REACH-01 whose version is not there is damaged; what keeps it from being read is told', async () => {
    server(0, false)
    await expect(readWithinHours(aFormWithHours({}))).rejects.toMatchObject({ code: 'damaged' })
    ask.mockRejectedValue(new DataError('offline'))
    await expect(readWithinHours(aFormWithHours({}))).rejects.toMatchObject({ code: 'offline' })
  })
})
