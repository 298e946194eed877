/** Programs as people write them, each with Form.io's own engine and with ours, over the same answers (MOVE-07). */
import { dayjs } from '@formio/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import { seenByFormio, seenHere, type Answers } from '../testing/engines'
import { readFormio } from './read'

const part = (type: string, key: string, more: object = {}) => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
})
const values = ['yes', 'no'].map((value) => ({ value, label: value }))
const ASKED = [
  part('textfield', 'a'),
  part('textfield', 'b'),
  part('number', 'n'),
  part('number', 'm'),
  part('checkbox', 'k'),
  part('checkbox', 'j'),
  part('radio', 'r', { values }),
  part('selectboxes', 's', { values }),
  part('datetime', 'd', { enableTime: false }),
  part('datetime', 'e', { enableTime: false }),
]
/** Days begin as today here until somebody says that there is none. */
const NONE: Answers = { a: '', b: '', n: '', m: '', k: '', j: '', r: '', s: [], d: '', e: '' }
const GIVEN: readonly Answers[] = [
  {},
  { a: 'ab', b: 'ab', n: '1', m: '5', k: 'true', r: 'yes', s: ['yes'], d: '2026-10-05', e: '2026-10-04' },
  { a: 'x', n: '6', m: '0', j: 'true', r: 'no', s: ['yes', 'no'], d: '2026-10-04', e: '2026-10-09' },
  { b: 'abcdefghijk', n: '3', m: '3', k: 'true', j: 'true', e: '2020-02-29' },
  { a: 'Abc', b: 'x', n: '0', m: '11', r: 'yes', d: '2008-10-05', e: '2008-10-05' },
]
const form = (last: ReturnType<typeof part>) => ({
  display: 'form',
  components: [{ ...part('panel', 'p', { title: 'P', input: false }), components: [...ASKED, last] }],
})
const made = (last: ReturnType<typeof part>) => {
  const there = form(last)
  return { there, ...formOf(readFormio(there, { name: 'x', newId: ids() })) }
}

/** What both say, told apart by what was given. */
function compared(last: ReturnType<typeof part>, more: Answers = {}) {
  const { there, content, report } = made(last)
  const lost = told(report).filter((line) => !/twoDecimals|checkedWhenAnswered/u.test(line))
  const both = GIVEN.map((given) => {
    const all = { ...NONE, ...given, ...more }
    return { here: seenHere(content, all), there: seenByFormio(there, all), given: all }
  })
  return {
    lost,
    here: both.map(({ here, given }) => ({ ...here, given })),
    there: both.map(({ there: seen, given }) => ({ ...seen, given })),
  }
}

// What others call now is a morning of the day on which answers are begun here.
beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 9, 5, 10, 30), toFake: ['Date'] })
  // A page of Form.io has moment, of which this is the part that programs here ask.
  dayjs.extend((_options, { prototype }) => {
    const { diff, isBefore, isAfter } = prototype
    // What is no day is no number of years from another there.
    prototype.diff = function between(other, ...how) {
      return this.isValid() && dayjs(other).isValid() ? diff.call(this, other, ...how) : Number.NaN
    }
    Reflect.set(prototype, 'isSameOrBefore', function notAfter(this: typeof prototype, ...other: [string]) {
      return isBefore.call(this, ...other) || this.isSame(...other)
    })
    Reflect.set(prototype, 'isSameOrAfter', function notBefore(this: typeof prototype, ...other: [string]) {
      return isAfter.call(this, ...other) || this.isSame(...other)
    })
  })
  vi.stubGlobal('moment', dayjs)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('MOVE-03 MOVE-07 programs of a form show, calculate and refuse as in Form.io', () => {
  it.each([
    "if (data.r === 'yes') { return true } return false",
    'if (data.n > 3 && data.k) { show = true; return; } show = false;',
    'if (data.n > 3) { return data.k } else if (data.n > 0) { return true } return !data.k',
    'if (data.k) { if (data.n > 3) { return true } return false } else { return data.j }',
    "switch (data.r) { case 'yes': show = true; break; default: show = false; }",
    "switch (data.a) { case 'x': case 'ab': return data.k; default: return false }",
    'show = false; switch (data.n) { case 1: show = true; break; case 3: { show = data.k; } break }',
    'let c = 0; if (data.k) c++; if (data.j) { c += 1 } show = c > 1',
    'let c = 1, d = 2; if (data.k) { c = d } else { c = data.n } show = c === 2',
    "show = (data.a || data.b) === 'ab'",
    'show = (data.a || data.n) && data.k',
    'show = !(data.a && data.n)',
    "show = data.a != undefined && data.a !== ''",
    "show = typeof data.a !== 'undefined' && data.a !== null && data.a === data.b",
    'show = data.n == null || data.n > 3',
    'show = data.n != undefined && !isNaN(data.n + data.m)',
    'show = Boolean(data.n) || (data.k ?? false)',
    'show = (data.n ?? 4) > 3',
    "show = data.a.trim() === 'ab' || data.a.endsWith('x')",
    'show = /^[A-B]+$/i.test(data.a) || /B\\w/i.test(data.b)',
    "show = submission.data.r === 'yes'",
    'show = moment(data.d).isBefore(moment(data.e))',
    "show = moment(data.d).isSameOrAfter(data.e, 'day')",
    'show = moment(data.d).isSame(data.e)',
    'show = !moment(data.d).isSame(moment(data.e))',
    'show = moment(data.d).isBefore(moment())',
    'show = moment(data.d).isAfter()',
    'show = moment(data.e) >= moment()',
    "show = moment().isSame(data.d, 'day')",
    "show = moment(data.e).isSameOrBefore('2020-03-01')",
    'show = new Date(data.d) < new Date()',
    'show = new Date(data.d) <= new Date(data.e)',
    "show = moment().diff(moment(data.e), 'years') >= 18",
    "show = moment().diff(data.e, 'years') < 18",
    "show = moment().diff(data.e, 'days') === 0",
    "show = moment(data.e).diff(moment(), 'days') > 2",
  ])('is shown: %s', (customConditional) => {
    const { lost, here, there } = compared(part('textfield', 'x', { customConditional }))
    expect(lost).toEqual([])
    expect(here).toEqual(there)
  })

  it.each<[string, string]>([
    ['textfield', "value = data.a || ''"],
    ['textfield', "value = data.a || data.b || 'none'"],
    ['textfield', "value = data.n > 5 ? 'high' : data.n && data.m ? 'mid' : 'low'"],
    ['textfield', "if (data.k) { return 'k' } if (data.j) { return 'j' } return 'none'"],
    [
      'textfield',
      "switch (data.r) { case 'yes': value = 'Y'; break; case 'no': value = 'N'; break; default: value = '-' }",
    ],
    [
      'number',
      'let c = 0; if (data.k) c++; if (data.j) { c += 1 } if (data.k && data.j) c = c * 2; value = c',
    ],
    ['number', 'value = 0; if (data.k) { value = 1 } if (data.j) { value += 2 }'],
    ['number', 'if (data.n && data.m) { value = data.n * data.m } else { value = 0 }'],
    ['number', "value = moment(data.e).diff(moment(data.d), 'days') + 1"],
    ['number', "value = moment(data.d).diff(data.e, 'years')"],
    ['number', "value = moment().diff(data.d, 'years')"],
    ['number', "value = moment(data.e).diff(moment(), 'days')"],
    ['number', 'value = new Date(data.d).getFullYear() - moment().year()'],
    ['number', 'value = Number((data.n * 1.25).toFixed(1)) + +(data.m / 4).toFixed(1)'],
    ['textfield', 'value = data.k ? data.a : null'],
    ['number', "value = (data.n * data.m) || ''"],
    ['number', "value = data.n || ''"],
    ['number', 'var x = data.n || 0, y = data.m || 0; if (x > y) { x = y } value = x + y'],
  ])('of a %s is worked out: %s', (type, calculateValue) => {
    const { lost, here, there } = compared(part(type, 'x', { calculateValue }))
    expect(lost).toEqual([])
    expect(here).toEqual(there)
  })

  it.each<[string, string, string[]]>([
    ['textfield', "valid = input === data.a || 'No'", ['ab', 'x']],
    ['textfield', "valid = (input.length > 3 ? true : 'No')", ['ab', 'abcd']],
    [
      'textfield',
      "valid = input.length < 3 ? 'short' : input.length > 5 ? 'long' : true",
      ['ab', 'abcd', 'abcdef'],
    ],
    ['textfield', "if (input !== data.a) { return 'No' } return true", ['ab', 'x']],
    [
      'textfield',
      "if (input.length < 3) { valid = 'short' } else if (input.length > 5) { valid = 'long' } else { valid = true }",
      ['ab', 'abcd', 'abcdef'],
    ],
    ['number', "valid = (input > data.n || data.k) ? true : 'No'", ['1', '4']],
    ['number', "valid = input > 3 ? 'One' : 'Other'", ['1', '4']],
  ])('of a %s is refused: %s', (type, custom, all) => {
    for (const x of all) {
      const { lost, here, there } = compared(part(type, 'x', { validate: { custom } }), { x })
      expect(lost).toEqual([])
      expect(here).toEqual(there)
    }
  })

  it('several messages of a check are told each by its own', () => {
    const custom = "valid = input.length < 3 ? 'short' : input.length > 5 ? 'long' : true"
    const { content } = made(part('textfield', 'x', { validate: { custom } }))
    const checks = content.secciones.flatMap(({ preguntas }) => preguntas.at(-1)?.validaciones ?? [])
    expect(checks.map(({ mensaje }) => mensaje)).toEqual(['short', 'long'])
  })

  it.each<[string, string]>([
    ['calculateValue', 'value = data.a || data.n'],
    ['calculateValue', "value = data.k && 'x'"],
    ['calculateValue', 'value = (data.a && data.b) + 1'],
    ['calculateValue', 'let s = data.a && data.n; value = s'],
    ['calculateValue', 'value = `${data.a && data.n}`'],
    [
      'calculateValue',
      "switch (data.r) { case 'yes': value = 1; case 'no': value = 2; break; default: value = 3 }",
    ],
    ['calculateValue', "switch (data.r) { case 'yes': value = 1; break }"],
    ['calculateValue', 'return 1; value = data.n'],
    ['calculateValue', 'let c = 0; switch (data.r) { case data.a: value = 1; break; default: value = c }'],
    [
      'calculateValue',
      "let c = 0; switch (data.r) { case 'yes': c = 1; break; default: value = 2 } value = c",
    ],
    ['calculateValue', 'if (data.k) { if (data.j) { return 1 } } value = 2'],
    ['calculateValue', `let c = data.n; ${'if (data.k) { c = c * c } '.repeat(30)} value = c`],
    ['calculateValue', `let c = 0; ${'if (data.k) { '.repeat(2_000)}`],
    ['calculateValue', 'window++; value = 1'],
    ['calculateValue', 'value = moment()'],
    ['calculateValue', 'value = data.k ? new Date() : null'],
    ['calculateValue', 'value = Math.max(null, data.n) + null'],
    ['calculateValue', 'value = data.a ?? data.b'],
    ['calculateValue', 'value = new Function(data.a)'],
    ['calculateValue', "value = moment.constructor('alert(1)')()"],
    ['calculateValue', "value = instance.root.constructor('alert(1)')()"],
    ['customConditional', 'show = moment(data.a).isBefore(moment())'],
    ['customConditional', 'show = moment(data.d) > 3'],
    ['customConditional', 'show = moment().isBefore(moment())'],
    ['customConditional', "show = moment(data.d).diff(data.e, 'months') > 1"],
    ['customConditional', 'show = data.n !== null'],
    ['customConditional', 'show = data.a == null'],
    ['customConditional', 'show = data.a != undefined'],
    ['customConditional', 'show = isNaN(data.a)'],
    ['customConditional', '/[A-z]/i.test(data.a) ? (show = true) : (show = false)'],
    ['customConditional', 'show = /[a-Z]/i.test(data.a)'],
    ['calculateValue', "let __proto__ = 1; value = __proto__.constructor('alert(1)')()"],
    ['customConditional', "switch (alert(1)) { case 'a': show = true; break; default: show = false }"],
  ])('MOVE-06 %s «%s» is told as a program, and never runs', (key, script) => {
    expect(told(made(part('textfield', 'x', { [key]: script })).report)).toContain(
      `components[0].components[10].${key} script ${key}`,
    )
  })

  it.each(["valid = (input || 'No') && data.k", "valid = data.k && 'No'", "valid = !(data.k ? 'No' : true)"])(
    'MOVE-06 a check whose message stands within a condition is told: %s',
    (custom) => {
      expect(told(made(part('textfield', 'x', { validate: { custom } })).report)).toContain(
        'components[0].components[10].validate.custom script custom',
      )
    },
  )
})
