import { describe, expect, it } from 'vitest'
import { answering, formOf, ids, told } from '../testing/answering'
import { readJsonLogic } from './json-logic'
import { readFormio } from './read'
import { readChecks, readScript } from './script'

const read = (components: Record<string, unknown>[]) =>
  formOf(readFormio({ title: 'Alta', display: 'form', components }, { name: 'alta', newId: ids() }))
const ANSWERS = {
  isSet: (name: string) => name === 'm',
  isNumber: (name: string) => name === 'n',
  isSelect: (name: string) => name === 'k',
  isContainer: (name: string) => name === 'c',
}

describe('MOVE-03 programs of a form, read as text', () => {
  it.each<[string, string, 'show' | 'value']>([
    ["show = data.a === 'b'", "({a} = 'b')", 'show'],
    ["show = (data.a === 'b' && data.n > 3);", "(({a} = 'b') and ({n} > 3))", 'show'],
    ["show = data['a'] != 'b' || !row.x", "(({a} != 'b') or !({x}))", 'show'],
    ["if (data.a === 'b') { show = true } else { show = false }", "({a} = 'b')", 'show'],
    ["if (data.a == 'b') show = false;", "!(({a} = 'b'))", 'show'],
    ["show = false;\nif (data.a == 'b') {\n  show = true; // sí\n}", "({a} = 'b')", 'show'],
    [
      "if (data.a == 'b') show = true; else if (data.n > 1) { show = true } else show = false",
      "(({a} = 'b') or ({n} > 1))",
      'show',
    ],
    ["show = (data.a == 'b') ? true : false; true;", "({a} = 'b')", 'show'],
    ["return data.a === 'b'", "({a} = 'b')", 'show'],
    ['show = !!data.a /* algo */', '!(!({a}))', 'show'],
    ['show = data.m.r === true', "(({m} contains 'r') = true)", 'show'],
    ["show = data.k.value === 'x'", "({k} = 'x')", 'show'],
    ["show = data.grupo?.a === 'b'", "({a} = 'b')", 'show'],
    ["show = _.get(data, 'a') == 'b'", "({a} = 'b')", 'show'],
    ["show = _.get(submission, 'data.a') == 'b'", "({a} = 'b')", 'show'],
    ["show = ['b', 'c'].includes(data.a)", "({a} = 'b' or {a} = 'c')", 'show'],
    ['show = data.a.length > 3', '(_length({a}) > 3)', 'show'],
    ['show = parseInt(data.a, 10) >= 18', '(_int({a}) >= 18)', 'show'],
    ["show = data.a.includes('b')", "({a} contains 'b')", 'show'],
    ["show = data.a?.includes('b')", "({a} contains 'b')", 'show'],
    ["show = data.a.indexOf('b') !== -1 && data.n", "(({a} contains 'b') and {n})", 'show'],
    ["show = data.a.indexOf('b') < 0", "!(({a} contains 'b'))", 'show'],
    ["show = ['b', 'c'].indexOf(data.a) >= 0", "({a} = 'b' or {a} = 'c')", 'show'],
    ["show = data.a.toLowerCase() === 'b'", "(_lower({a}) = 'b')", 'show'],
    ["show = data.a.toUpperCase().includes('B')", "(_upper({a}) contains 'B')", 'show'],
    ["show = data.a.startsWith('b')", "_starts({a}, 'b')", 'show'],
    ['show = /^b\\d+$/.test(data.a)', "_matches({a}, '^b\\d+$')", 'show'],
    [
      "show = data.a.match(/[/']b/) && !/c/.test(data.a)",
      "(_matches({a}, \"[/']b\") and !(_matches({a}, 'c')))",
      'show',
    ],
    ['const limit = data.n * 2;\nlet big = limit > 3; show = big', '(({n} * 2) > 3)', 'show'],
    ["if (data.a) { const x = 'b'; show = data.a == x } else show = false", "({a} and ({a} = 'b'))", 'show'],
    ["console.log('a', data.a);\nshow = data.a == 'b'", "({a} = 'b')", 'show'],
    ['value = `${data.a} de ${data.n + 1}`', "_concat({a}, ' de ', ({n} + 1))", 'value'],
    ["value = `It's`", '_concat("It\'s")', 'value'],
    ['value = data.n; value = Math.floor(value * 10) / 10;', '(_floor(({n} * 10)) / 10)', 'value'],
    ['show = data.a; show = show && data.n', '({a} and {n})', 'show'],
    ['let x = 1; x += data.n; x = x * 2; value = x', '((1 + {n}) * 2)', 'value'],
    ['var t = 0; data.g.forEach((r) => { t += r.x; }); value = t', "(0 + _sumOfAll({g}, 'x'))", 'value'],
    [
      'var t = 0; row.h.g.forEach(function (r) { t = t + (r.x || 0) }); value = t / 60',
      "((0 + _sumOfKnown({g}, 'x')) / 60)",
      'value',
    ],
    ['let t = 0; data.g.forEach(r => t += Number(r.x)); value = t', "(0 + _sumOfAll({g}, 'x'))", 'value'],
    ['value = data.g.reduce((t, r) => t + (parseFloat(r.x) || 0), 0)', "_sumOfKnown({g}, 'x')", 'value'],
    [
      'value = data.g.reduce(function (t, r) { return t + r.x; }, 0) * 2',
      "(_sumOfAll({g}, 'x') * 2)",
      'value',
    ],
    ["value = _.sumBy(data.g, 'x')", "_sumOfKnown({g}, 'x')", 'value'],
    [
      'let t = 0; data.g.forEach(r => { t += r.x * r.y }); value = t',
      "(0 + _sumOfAll({g}, 'x', 'y'))",
      'value',
    ],
    [
      'value = data.g.reduce((t, r) => t + ((r.x || 0) * (r.y || 0)), 0)',
      "_sumOfKnown({g}, 'x', 'y')",
      'value',
    ],
    ['value = data.g.reduce((t, r) => t + (r.x * r.y || 0), 0)', "_sumOfKnown({g}, 'x', 'y')", 'value'],
    ['value = data.n; if (data.k) { value += 2 }', 'iif({k}, ({n} + 2), {n})', 'value'],
    ["show = data && data.a === 'b'", "({a} = 'b')", 'show'],
    ["show = true; if (data && data.c && data.c.a == 'b') { show = false }", "!(({a} = 'b'))", 'show'],
    ["show = data.k && data.k.value === 'x'", "({k} and ({k} = 'x'))", 'show'],
    [String.raw`show = data.a === 'it\'s'`, `({a} = "it's")`, 'show'],
    [String.raw`show = data.a === "\"it's\""`, String.raw`({a} = "\"it's\"")`, 'show'],
    ['value = 4 / data.n / 2', '((4 / {n}) / 2)', 'value'],
    ["value = data.n > 3 ? 'x' : 'y'", "iif(({n} > 3), 'x', 'y')", 'value'],
    ['value = data.n * 2', '({n} * 2)', 'value'],
    ['value = (data.n || 0) + +data.n', '(iif(({n}) notempty, {n}, 0) + ({n} + 0))', 'value'],
    ['value = Math.max(data.n, 3) - Math.floor(data.n / 2)', '(max({n}, 3) - _floor(({n} / 2)))', 'value'],
    ['value = (data.n * 1.21).toFixed(2)', 'round(({n} * 1.21), 2)', 'value'],
    ['if (data.n > 3) { value = 1 } else { value = data.n }', 'iif(({n} > 3), 1, {n})', 'value'],
  ])('«%s» says %s', (script, expected, target) => {
    expect(readScript(script, ANSWERS, target)).toBe(expected)
  })

  it.each([
    ["valid = (data.a === 'b') ? true : 'No'", "({a} = 'b')", 'No'],
    ["valid = input > 3 ? true : 'Más'", '({x} > 3)', 'Más'],
    ["if (input.length < 3) { valid = 'Corto' }", '!((_length({x}) < 3))', 'Corto'],
    [
      "if (input > 3) { valid = true } else if (data.a == 'b') { valid = true } else { valid = 'No' }",
      "(({x} > 3) or ({a} = 'b'))",
      'No',
    ],
    ["valid = /^[a-z]+$/.test(input) ? true : 'Letras'", "_matches({x}, '^[a-z]+$')", 'Letras'],
    ["if (input && !/b/.test(input)) { valid = 'Sin b' }", "!(({x} and !(_matches({x}, 'b'))))", 'Sin b'],
    [
      String.raw`var re = /^[^"'<>]*$/; if (input && !re.test(input)) valid = 'Sin \'<\' ni \'>\'';`,
      String.raw`!(({x} and !(_matches({x}, "^[^\"'<>]*$"))))`,
      "Sin '<' ni '>'",
    ],
    ["valid = true; if (input == 5) valid = 'Cinco no';", '!(({x} = 5))', 'Cinco no'],
  ])('«%s» is a check: %s', (script, when, message) => {
    expect(readChecks(script, { ...ANSWERS, own: 'x' })).toEqual([{ when, message }])
  })

  it.each(['valid = instance.validate(input)', 'valid = true', 'valid = input > 3 ? true : data.message'])(
    '«%s» is no check that anybody here understands',
    (script) => {
      expect(readChecks(script, { ...ANSWERS, own: 'x' })).toBeNull()
    },
  )

  it.each(["show = data.n.includes('b')", "show = data.m.includes('b')", 'show = data.n.match(/1/)'])(
    '«%s» asks of numbers and ticks what only texts have',
    (script) => {
      expect(readScript(script, ANSWERS)).toBeNull()
    },
  )

  it.each([
    'show = alert(1)',
    "show = data.a.includes('')",
    "show = data.a.indexOf('b')",
    "show = data.a.indexOf('b') > 3",
    "show = data.a.indexOf('b') + 1 > 0",
    'show = /a/g.test(data.a)',
    "show = data.a.match('a')",
    'show = data.a.replace(/a/, data.a)',
    'fetch("https://x.example")',
    "show = data.a; fetch('https://x.example')",
    "show = data.a['constructor'].x()",
    "show = data['__proto__']()",
    'show = Number(data.a) > 1',
    'show = +data.a > 1',
    'show = data.a == null',
    'show = [data.a',
    'show = data.a == (data.b ? data.a : 2)',
    'show = data.a ? 1',
    'if (data.a) { value = 1 }',
    'var x = y; show = data.a == x',
    'var x = 1; var x = 2; show = data.a == x',
    'var data = 1; show = data.a == 1',
    'var x; show = data.a == x',
    'var x = 1; if (data.a) { x = 2 } show = data.a == x',
    'x = 2; show = data.a == x',
    'var t = 0; data.g.forEach((r, at) => { t += r.x }); show = t > 1',
    'var t = 0; data.g.forEach((r) => { t += r.x * 2 }); show = t > 1',
    'var t = 0; data.g.forEach((r) => { t += data.a }); show = t > 1',
    'var t = 0; data.g.forEach((r) => t += r.x + 1); show = t > 1',
    'show = data.g.reduce((t, r) => t + r.x * 2, 0) > 1',
    'var t = 0; data.g.forEach((r) => { alert(1) }); show = t > 1',
    'var t = 0; data.forEach((r) => { t += r.x }); show = t > 1',
    'show = data.g.reduce((t, t) => t + t.x, 0) > 1',
    'show = data.g.reduce((t, r) => t + r.x, 1) > 1',
    'show = data.g.reduce((t, r) => t * r.x, 0) > 1',
    'show = _.sumBy(data.g, (r) => r.x) > 1',
    'show = show && data.a',
    'show = data',
    'show = !data && data.a',
    'show = data.a === row && data.n',
    'show = data.g.reduce((t, r) => t + r.x || 0, 0) > 1',
    'var t = 0; data.g.forEach((r) => { t = t + r.x || 0 }); show = t > 1',
    'value += 1; show = true',
    'var re = /a/; show = re',
    'var re = /a/; show = re.exec(data.a)',
    'var re = /a/; re += 1; show = re.test(data.a)',
    'show = data.g.reduce((t, r) => t + r.x * (r.y || 0), 0) > 1',
    String.raw`show = data.a === 'b\\'`,
    String.raw`show = data.a === 'b\n'`,
    "if (data.a == 'b') { var x = 1 } show = data.a == x",
    "console.log(show = true); show = data.a == 'b'",
    "console.log(alert(1)); show = data.a == 'b'",
    'console.log(1)',
    "show = data.a.length.constructor('x')",
    "show = _.some(data.a, 'x')",
    "show = _.get(window, 'a')",
    "show = Math.constructor('x')",
    `show = ${'!'.repeat(500)}data.a`,
    `show = ${'['.repeat(500)}`,
    'show = /* a',
    "show = data.a = 'b'; evil()",
    'show = `${alert(1)}`',
    'show = `${data.a`',
    'show = `${`x`}`',
    'show = `a\\n`',
    "show = instance.root.getComponent('a')",
    'while(true){}',
    'show = moment().month() > 3',
    `show = ${'('.repeat(6_000)}`,
  ])('«%s» is left as it is, and told', (script) => {
    expect(readScript(script, ANSWERS)).toBeNull()
    const { report } = read([
      { type: 'textfield', key: 'a', label: 'A' },
      { type: 'textfield', key: 'b', label: 'B', customConditional: script },
    ])
    expect(told(report)).toContain('components[1].customConditional script customConditional')
  })

  it('a container is there whatever is answered, which says nothing but before what stands in it', () => {
    expect(readScript('show = !data.c && data.a', ANSWERS)).toBeNull()
    expect(readScript('show = data.c === data.a', ANSWERS)).toBe('({c} = {a})')
  })

  it.each([
    ['/^b*$/.test(data.a)', '', true],
    ['/^b*$/.test(data.a)', 'abc', false],
    ['/b/.test(data.a)', '', false],
    ['/b/.test(data.a)', 'abc', true],
    ['data.a.toUpperCase() === data.a.toLowerCase()', '', true],
    ['data.a.toUpperCase() === data.a.toLowerCase()', 'b', false],
    ["data.a.indexOf('b') === -1", '', true],
    ["data.a.indexOf('b') === -1", 'abc', false],
    ["`<${data.a}>` === '<b>'", 'b', true],
  ])('MOVE-07 «%s» of «%s» is %s', (script, given, isShown) => {
    const { content } = read([
      { type: 'textfield', key: 'a', label: 'A' },
      { type: 'textfield', key: 'b', label: 'B', customConditional: `show = ${script}` },
    ])
    const filling = answering(content)
    filling.give('a', given)
    expect(filling.asked().includes('b')).toBe(isShown)
  })

  it.each([
    [{ '===': [{ var: 'data.a' }, 'b'] }, "({a} = 'b')"],
    [{ and: [{ '>': [{ var: 'row.n' }, 3] }, { '!': [{ var: 'data.x' }] }] }, '(({n} > 3) and !({x}))'],
    [{ if: [{ var: 'x' }, 1, 2] }, 'iif({x}, 1, 2)'],
    [{ if: [{ var: 'x' }, 1, { var: 'y' }, 2, 3] }, 'iif({x}, 1, iif({y}, 2, 3))'],
    [{ '!!': [{ var: 'x' }] }, '!(!({x}))'],
    [{ '<': [1, { var: 'x' }, 3] }, '((1 < {x}) and ({x} < 3))'],
    [{ '+': [1, { var: 'x' }, 3] }, '(1 + {x} + 3)'],
    [{ '?:': [{ var: 'x' }, 1, 2] }, 'iif({x}, 1, 2)'],
    [{ max: [{ var: 'x' }, 3] }, 'max({x}, 3)'],
    [{ cat: [{ var: 'x' }, ' de ', { var: 'y' }] }, "_concat({x}, ' de ', {y})"],
    [{ in: [{ var: 'x' }, ['a', 'b']] }, "({x} = 'a' or {x} = 'b')"],
    [{ in: ['a', { var: 'data.x' }] }, "({x} contains 'a')"],
  ])('JsonLogic %j says %s', (logic, expected) => {
    expect(readJsonLogic(logic, { ...ANSWERS, isNumber: () => false })).toBe(expected)
  })

  it.each([
    [{ map: [1, 2] }],
    [{ '>': [3, { var: 'x' }, 1] }],
    [{ '==': [3, { var: 'x' }, 1] }],
    [{ '-': [3, { var: 'x' }, 1] }],
    [{ if: [{ var: 'x' }, 1] }],
    [{ max: [{ var: 'x' }] }],
    [{ if: [{ var: 'x' }, 1, { var: 'y' }, 2] }],
    [{ in: ['a', { var: 'data.m' }] }],
    [{ in: [{ var: 'x' }, []] }],
    [{ in: [{ var: 'x' }, [{ var: 'y' }]] }],
    [{ in: ['', { var: 'x' }] }],
    [{ log: 'x' }],
    [{ __proto__: null, constructor: [1] }],
    [{ a: 1, b: 2 }],
    [null],
  ])('JsonLogic %j is not understood', (logic) => {
    expect(readJsonLogic(logic, ANSWERS)).toBeNull()
  })
})
