import { expect, it } from 'vitest'
import {
  flatten,
  leftOfPortugal,
  overrideFaults,
  pluralFaults,
  translationFaults,
  unusedFaults,
} from './locale-faults'

const catalogue = (tree: object) => new Map([['staff', flatten(tree)]])
const es = catalogue({ login: { title: 'Ingresar', hello: 'Hola, {{name}}' } })

it('NAV-02 finds no fault in a complete translation', () => {
  const en = catalogue({ login: { title: 'Sign in', hello: '{{ name }}, hello' } })
  expect(translationFaults('en', es, en)).toEqual([])
})

it('NAV-02 finds texts that are missing, superfluous or empty, and wrong placeholders', () => {
  const en = catalogue({ login: { hello: 'Hello, {{nombre}}', bye: ' ' } })
  expect(translationFaults('en', es, en)).toEqual([
    'locales/en/staff.json: login.title is missing',
    'locales/en/staff.json: login.hello has {{nombre}} where es has {{name}}',
    'locales/en/staff.json: login.bye is not in es',
    'locales/en/staff.json: login.bye is empty',
  ])
})

it('NAV-02 finds a missing catalogue', () => {
  expect(translationFaults('ja', es, new Map())).toEqual(['locales/ja/staff.json is missing'])
})

it('DAY-08 finds words of Portugal that Brazil would read', () => {
  const pt = catalogue({ save: 'Guardar', file: 'O ficheiro', keep: 'Guarde o número', done: 'Guardada!' })
  expect(leftOfPortugal(pt, flatten({ staff: { save: 'Salvar' } }))).toEqual([
    'locales/pt-BR: staff.file says «ficheiro»',
    'locales/pt-BR: staff.done says «Guardada»',
  ])
})

it('finds a plural of which one form is missing', () => {
  expect(pluralFaults(catalogue({ rows_one: '{{count}} fila' }))).toEqual([
    'locales/es/staff.json: rows_one lacks rows_other',
  ])
})

it('finds texts that nothing uses', () => {
  const texts = catalogue({
    rows_one: '1',
    rows_other: '2',
    kind: { text: 'a', date: 'b' },
    plain: 'c',
    gone: { away: 'd' },
  })
  const sources = ["t('rows', { count })", 't(`kind.${kind}`)', "t('staff:plain')"]
  expect(unusedFaults(texts, sources)).toEqual([
    'locales/es/staff.json: gone.away is asked for nowhere in src',
  ])
})

it('does not count a template as a use when its beginning is not its own', () => {
  expect(unusedFaults(catalogue({ gone: { away: 'd' } }), ['`${one}.${two}`'])).toHaveLength(1)
})

it('DAY-08 finds texts of a variant that replace nothing, repeat the base text or have other placeholders', () => {
  const over = flatten({ staff: { login: { title: 'Ingresar', hello: 'Olá', bye: 'x' } } })
  expect(overrideFaults('br', es, over)).toEqual([
    'br: staff.login.title says the same',
    'br: staff.login.hello has other placeholders or nothing',
    'br: staff.login.bye replaces nothing',
  ])
})
