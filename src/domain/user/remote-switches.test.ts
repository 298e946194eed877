import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { switchesOf } from './remote-switches'

const revokedBefore = (document: Record<string, unknown>) => switchesOf({}, document).revokedBefore
const at = (text: unknown) => revokedBefore({ web_session_revokation_datetime: text })?.toISOString() ?? null

describe('AUTH-08 the moment before which sessions are revoked', () => {
  it.each([
    ['2026-11-21 22:30:00', '2026-11-21T22:30:00.000Z'],
    ['2026-11-21T22:30:00', '2026-11-21T22:30:00.000Z'],
    ['2026-11-21T22:30:00.500Z', '2026-11-21T22:30:00.500Z'],
    ['2026-11-21T22:30:00-03:00', '2026-11-22T01:30:00.000Z'],
    ['  2026-11-21 22:30:00 ', '2026-11-21T22:30:00.000Z'],
  ])('AUTH-08 «%s» is %s', (text, moment) => {
    expect(at(text)).toBe(moment)
  })

  it.each([
    '',
    '2026-11-21 22:30',
    '2026-11-21',
    '2026-13-41 99:99:99',
    'mañana a las 10 de la noche',
    '1763764200000000000',
    null,
    1_763_764_200_000,
  ])('AUTH-08 «%s» revokes nothing', (text) => {
    expect(at(text)).toBeNull()
  })

  it('AUTH-08 is a moment or nothing, whatever is stored', () => {
    fc.assert(
      fc.property(fc.object(), (document) => {
        const moment = revokedBefore({ ...document })
        expect(moment === null || !Number.isNaN(moment.getTime())).toBe(true)
      }),
    )
  })
})

describe('AUTH-08 the switches of both places', () => {
  const SOON = '2026-11-21 22:30:00'
  const LATER = '2027-11-21 22:30:00'
  it('AUTH-08 come each from Remote Config where it is set there, else from the document', () => {
    const document = { web_session_revokation_datetime: LATER, dev_new_login_method: true }
    expect(switchesOf({ web_session_revokation_datetime: SOON }, document)).toEqual({
      revokedBefore: new Date(`${SOON}Z`),
      newLoginMethod: true,
    })
    expect(switchesOf({ dev_new_login_method: 'false' }, document)).toEqual({
      revokedBefore: new Date(`${LATER}Z`),
      newLoginMethod: false,
    })
    expect(switchesOf({})).toEqual({ revokedBefore: null, newLoginMethod: null })
  })

  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['no', null],
    [0, null],
    [null, null],
  ])('AUTH-08 dev_new_login_method %j counts as %j', (value, counts) => {
    expect(switchesOf({}, { dev_new_login_method: value }).newLoginMethod).toBe(counts)
  })
})
