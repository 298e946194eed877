import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryCount } from '../rest-query'
import { readCount } from '../read-counter'
import { countAnswersAcross, countMunicipalitySizes } from './statistics'

vi.mock('../rest-query', () => ({ queryCount: vi.fn() }))

const SPAN = { from: '2026-03-04', to: '2026-03-05' }
const [FROM, MIDDLE, TO] = [new Date(2026, 2, 4), new Date(2026, 2, 5), new Date(2026, 2, 6)]
const buckets = [
  { from: '2026-03-04', to: '2026-03-04' },
  { from: '2026-03-05', to: '2026-03-05' },
]
const given = (from: Date, to: Date) => [
  { field: 'fechaCreacion', op: '>=', value: from },
  { field: 'fechaCreacion', op: '<=', value: new Date(to.getTime() - 1) },
]
const inMunicipality = (value: string) => ({ field: 'municipalityPath', op: '==', value })

beforeEach(() => vi.mocked(queryCount).mockReset())

describe('answers across municipalities', () => {
  it('STAT-04 counts the days before, each part of the period and each municipality, on the reader’s clock', async () => {
    vi.mocked(queryCount).mockImplementation(async () => vi.mocked(queryCount).mock.calls.length)
    const counts = await countAnswersAcross({
      span: SPAN,
      buckets,
      municipalities: ['villa', 'montclar'],
      timeZone: 'UTC',
    })
    expect(vi.mocked(queryCount).mock.calls).toEqual([
      ['respuestas_formularios', { where: given(new Date(2026, 2, 2), FROM) }],
      ['respuestas_formularios', { where: given(FROM, MIDDLE) }],
      ['respuestas_formularios', { where: given(MIDDLE, TO) }],
      ['respuestas_formularios', { where: [inMunicipality('villa'), ...given(FROM, TO)] }],
      ['respuestas_formularios', { where: [inMunicipality('montclar'), ...given(FROM, TO)] }],
    ])
    expect(counts).toMatchObject({ before: 1, buckets: [2, 3], municipalities: [4, 5] })
  })

  it('STAT-04 a count costs one read for each thousand, and at least one', async () => {
    vi.mocked(queryCount).mockResolvedValueOnce(0).mockResolvedValueOnce(1_000).mockResolvedValueOnce(1_001)
    const before = readCount()
    await countAnswersAcross({ span: SPAN, buckets, municipalities: [], timeZone: 'UTC' })
    expect(readCount() - before).toBe(1 + 1 + 2)
  })

  it('STAT-04 asks for four at once at most', async () => {
    let [running, most] = [0, 0]
    vi.mocked(queryCount).mockImplementation(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return 0
    })
    const municipalities = Array.from({ length: 20 }, (_, index) => `municipio-${index}`)
    await countAnswersAcross({ span: SPAN, buckets, municipalities, timeZone: 'UTC' })
    expect(most).toBe(4)
    expect(queryCount).toHaveBeenCalledTimes(23)
  })
})

it('STAT-04 counts forms that are not deleted and users of each municipality', async () => {
  vi.mocked(queryCount).mockImplementation(async (collection) => (collection === 'formularios' ? 12 : 7))
  expect(await countMunicipalitySizes(['villa'])).toEqual([{ forms: 12, users: 7 }])
  expect(vi.mocked(queryCount).mock.calls).toEqual([
    ['formularios', { where: [inMunicipality('villa'), { field: 'deleted', op: '==', value: false }] }],
    ['usuarios', { where: [inMunicipality('villa')] }],
  ])
})
