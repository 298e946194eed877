import { describe, expect, it } from 'vitest'
import { BIN_DAYS, binnedSchema, binnedUntil, canComeBack, daysLeft } from './bin'

const NOW = new Date('2026-05-04T10:00:00Z')
const until = binnedUntil(NOW)
const after = (ms: number) => new Date(until.getTime() + ms)

describe('the bin', () => {
  it('REACH-10 keeps what was deleted for thirty days, to the millisecond', () => {
    expect(until.toISOString()).toBe('2026-06-03T10:00:00.000Z')
    const binned = { hasta: until, vaciando: false }
    expect(canComeBack(binned, after(-1))).toBe(true)
    expect(canComeBack(binned, after(0))).toBe(false)
  })

  it('REACH-10 gives nothing back that is being erased, or of which nobody knows until when it lies there', () => {
    expect(canComeBack({ hasta: until, vaciando: true }, NOW)).toBe(false)
    expect(canComeBack({ hasta: null, vaciando: false }, NOW)).toBe(false)
  })

  it('REACH-10 counts the days left with the running one', () => {
    expect(daysLeft(until.getTime(), NOW)).toBe(BIN_DAYS)
    expect(daysLeft(until.getTime(), new Date(NOW.getTime() + 1))).toBe(BIN_DAYS)
    expect(daysLeft(until.getTime(), after(-1))).toBe(1)
    expect(daysLeft(until.getTime(), after(0))).toBe(0)
    expect(daysLeft(until.getTime(), after(5))).toBe(0)
  })

  it('REACH-10 reads what is stored, and what a damaged answer left as nothing', () => {
    expect(binnedSchema.safeParse({}).data).toMatchObject({
      areas: [],
      por: '',
      hasta: null,
      vaciando: false,
    })
  })
})
