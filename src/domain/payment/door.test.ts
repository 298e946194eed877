import { describe, expect, it } from 'vitest'
import type { DoorTicket } from './door-ticket'
import type { UseResult } from './door-ticket'
import { afterUses, conflictsOf, doorCounts, judge } from './door'

const ticket = (code: string, usedAt: number | null = null): DoorTicket => ({
  code,
  usedAt,
  usedBy: usedAt === null ? '' : 'jperez',
  sectionName: 'Platea',
  number: 1,
  fullName: 'Ana Gómez',
})
const TICKETS = [ticket('AAAA1111BBBB'), ticket('CCCC2222DDDD', 1000)]
const use = (code: string) => ({ code, at: 2000, device: 'puerta' })
const result = (given: Partial<UseResult>): UseResult => ({
  code: 'AAAA1111BBBB',
  result: 'entered',
  usedAt: 2000,
  usedBy: 'mlopez',
  sectionName: 'Platea',
  number: 1,
  fullName: 'Ana Gómez',
  ...given,
})

describe('a door without network', () => {
  it('PAY-12 lets a ticket in once, however it was written', () => {
    expect(judge(TICKETS, [], 'aaaa-1111-bbbb')).toMatchObject({ result: 'entered', isLocal: true })
    expect(judge(TICKETS, [use('EEEE3333FFFF')], 'AAAA1111BBBB')).toMatchObject({
      result: 'entered',
      ...{ sectionName: 'Platea', number: 1, fullName: 'Ana Gómez' },
    })
    expect(judge(TICKETS, [use('AAAA1111BBBB')], 'AAAA1111BBBB')).toMatchObject({
      result: 'already',
      usedAt: 2000,
    })
  })
  it('PAY-12 says when and by whom it was used', () => {
    expect(judge(TICKETS, [], 'CCCC2222DDDD')).toMatchObject({
      result: 'already',
      usedAt: 1000,
      usedBy: 'jperez',
    })
  })
  it.each(['', 'AAAA', 'AAAA1111BBBU', 'ZZZZ9999ZZZZ'])('PAY-12 %s is no ticket', (typed) => {
    const none = { result: 'invalid', usedAt: null, usedBy: '', sectionName: '', number: 0, fullName: '' }
    expect(judge(TICKETS, [], typed)).toMatchObject(none)
  })
  it('PAY-12 counts who entered, including tickets that wait to be sent, each once', () => {
    expect(doorCounts(TICKETS, [])).toEqual({ entered: 1, total: 2 })
    expect(doorCounts([...TICKETS, ticket('EEEE3333FFFF')], [])).toEqual({ entered: 1, total: 3 })
    expect(doorCounts(TICKETS, [use('AAAA1111BBBB'), use('CCCC2222DDDD')])).toEqual({ entered: 2, total: 2 })
  })
  it('PAY-12 accepts what the server says and warns of people whom it let in wrongly', () => {
    const told = [
      result({}),
      result({ code: 'CCCC2222DDDD', result: 'already', usedAt: 1000, usedBy: 'jperez' }),
    ]
    expect(afterUses(TICKETS, told)[0]).toMatchObject({ usedAt: 2000, usedBy: 'mlopez' })
    const unsold = [result({ result: 'invalid', usedAt: null, usedBy: 'nobody' })]
    expect(afterUses(TICKETS, unsold)).toEqual(TICKETS)
    expect(afterUses(TICKETS, [])).toEqual(TICKETS)
    expect(conflictsOf(told).map(({ code }) => code)).toEqual(['CCCC2222DDDD'])
  })
})
