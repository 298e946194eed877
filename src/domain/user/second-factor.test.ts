import { describe, expect, it } from 'vitest'
import { ROLES, type Role } from './roles'
import {
  choiceOf,
  demandOf,
  factorPolicyFrom,
  isPending,
  isRecent,
  NO_FACTOR_POLICY,
  NO_STORED_FACTOR,
  policyWith,
  remembered,
  rememberedUntil,
  shownRecovery,
  storedFactorSchema,
  strictest,
  typedFactor,
  waitsUntil,
  type FactorChoice,
} from './second-factor'

const NOON = new Date('2026-03-01T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const after = (ms: number) => new Date(NOON.getTime() + ms)
const choices = (given: Partial<Record<Role, FactorChoice>>): Record<Role, FactorChoice> =>
  Object.assign({}, ...ROLES.map((role) => ({ [role]: given[role] ?? 'off' })))

describe('what a municipality asks for', () => {
  const policy = factorPolicyFrom({
    ofrecido: ['ROLE_INSPECTOR', 'ROLE_NADIE'],
    exigido: { ROLE_ADMIN: NOON, ROLE_NADIE: NOON },
    gracia: 7,
    recordar: true,
  })

  it('OPS-01 is off, offered or required for each role, with days of grace', () => {
    expect(demandOf(policy, 'ROLE_ADMIN')).toEqual({ offered: false, from: after(7 * DAY), remembers: true })
    expect(demandOf(policy, 'ROLE_INSPECTOR')).toEqual({ offered: true, from: null, remembers: true })
    expect(demandOf(policy, 'ROLE_GENERADOR')).toMatchObject({ offered: false, from: null })
    expect(demandOf(policy, null)).toMatchObject({ offered: false, from: null })
    expect(ROLES.map((role) => choiceOf(policy, role)).filter((choice) => choice !== 'off')).toEqual([
      'required',
      'offered',
    ])
  })

  it('OPS-01 lets nobody in who needs one where it is not said since when', () => {
    for (const since of [null, 'ayer', 7])
      expect(demandOf(factorPolicyFrom({ exigido: { ROLE_ADMIN: since } }), 'ROLE_ADMIN').from).toEqual(
        new Date(0),
      )
  })

  it.each([undefined, null, 'x', 7, [], { ofrecido: 'x' }, { exigido: 7 }])(
    'OPS-01 of %j asks nothing',
    (stored) => {
      expect(factorPolicyFrom(stored)).toEqual(NO_FACTOR_POLICY)
    },
  )

  it('OPS-01 has no more days of grace than may be, and none that are no number', () => {
    expect(factorPolicyFrom({ gracia: 900 }).gracia).toBe(90)
    expect(factorPolicyFrom({ gracia: -1 }).gracia).toBe(0)
    expect(factorPolicyFrom({ gracia: '7' }).gracia).toBe(0)
  })

  it('OPS-01 keeps the days of a role that needed one before, and gives them to one that needs it now', () => {
    const asked = choices({ ROLE_ADMIN: 'required', ROLE_SUPERVISOR: 'required', ROLE_INSPECTOR: 'offered' })
    const rest = { gracia: 3, recordar: false }
    expect(policyWith(policy, asked, rest, after(DAY))).toEqual({
      ofrecido: ['ROLE_INSPECTOR'],
      exigido: { ROLE_ADMIN: NOON, ROLE_SUPERVISOR: after(DAY) },
      ...rest,
    })
  })

  it('OPS-01 of two municipalities is the strictest', () => {
    const one = { offered: false, from: after(DAY), remembers: true }
    expect(strictest([one, { offered: true, from: NOON, remembers: false }])).toEqual({
      offered: true,
      from: NOON,
      remembers: false,
    })
    expect(strictest([one])).toEqual(one)
    expect(strictest([])).toEqual({ offered: false, from: null, remembers: false })
  })
})

describe('what is typed', () => {
  it.each([
    ['123456', { kind: 'code', code: '123456' }],
    [' 123 456 ', { kind: 'code', code: '123456' }],
    ['１２３４５６', { kind: 'code', code: '123456' }],
    ['abcde-fghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['ABCDE FGHJO', { kind: 'recovery', code: 'ABCDEFGHJ0' }],
    ['12345', null],
    ['1234567', null],
    ['', null],
    ['ABCDE-FGHJU', null],
  ])('OPS-01 «%s» is %j', (typed, given) => {
    expect(typedFactor(typed)).toEqual(given)
  })

  it('OPS-01 a recovery code is shown in two halves that are read again', () => {
    expect(shownRecovery('ABCDEFGHJK')).toBe('ABCDE-FGHJK')
    expect(typedFactor(shownRecovery('ABCDEFGHJK'))?.code).toBe('ABCDEFGHJK')
  })
})

describe('wrong codes', () => {
  const failed = (fallos: number) => ({ ...NO_STORED_FACTOR, fallos, ultimoFallo: NOON })
  it.each([
    [0, 0],
    [4, 0],
    [5, 15],
    [9, 15],
    [10, 60],
    [19, 60],
    [20, 1440],
    [1000, 1440],
  ])('OPS-01 after %i in a row time has to pass: %i minutes', (fallos, minutes) => {
    const until = waitsUntil(failed(fallos), NOON)
    expect(until).toEqual(minutes === 0 ? null : after(minutes * MINUTE))
    expect(waitsUntil(failed(fallos), after(minutes * MINUTE))).toBeNull()
  })
})

describe('what is kept', () => {
  it('OPS-01 a setup that was begun counts for an hour', () => {
    const begun = { ...NO_STORED_FACTOR, pendiente: 'x', pendienteDesde: NOON }
    expect(isPending(begun, after(59 * MINUTE))).toBe(true)
    expect(isPending(begun, after(60 * MINUTE))).toBe(false)
    expect(isPending({ ...begun, pendiente: '' }, NOON)).toBe(false)
    expect(isPending({ ...begun, pendienteDesde: null }, NOON)).toBe(false)
  })

  it('OPS-01 a device is remembered for thirty days', () => {
    const factor = { ...NO_STORED_FACTOR, dispositivos: [{ huella: 'x', hasta: rememberedUntil(NOON) }] }
    expect(remembered(factor, after(30 * DAY - 1))).toHaveLength(1)
    expect(remembered(factor, after(30 * DAY))).toHaveLength(0)
    expect(remembered({ ...factor, dispositivos: [{ huella: 'x', hasta: null }] }, NOON)).toHaveLength(0)
  })

  it('OPS-01 a code that was given stands for some minutes', () => {
    expect(isRecent(NOON, after(10 * MINUTE - 1), 10)).toBe(true)
    expect(isRecent(NOON, after(10 * MINUTE), 10)).toBe(false)
    expect(isRecent(null, NOON, 10)).toBe(false)
  })

  it('OPS-01 what was never set up reads as nothing', () => {
    expect(storedFactorSchema.parse({})).toEqual(NO_STORED_FACTOR)
  })
})
