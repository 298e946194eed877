import { expect, it } from 'vitest'
import { formOf, ids, told } from '../testing/answering'
import { readFormio } from './read'

const read = (components: readonly Record<string, unknown>[]) =>
  formOf(readFormio({ components }, { name: 'trámite', newId: ids() }))

const FIELD = { type: 'textfield', key: 'x', label: 'X' }
const CONTAINER = { type: 'container', key: 'c', components: [FIELD] }
const PANEL = { type: 'panel', key: 'p', title: 'P', components: [CONTAINER] }
it.each<[string, Record<string, unknown>, string[]]>([
  ['a panel that is always there', PANEL, []],
  ['a panel with a condition', { ...PANEL, conditional: { show: true, when: 'z', eq: '1' } }, ['told']],
  ['a panel with a program', { ...PANEL, customConditional: "show = data.z === '1'" }, ['told']],
  ['rows', { type: 'datagrid', key: 'p', label: 'P', components: [CONTAINER] }, ['told']],
  [
    'a panel, with a hidden one of its name',
    { ...PANEL, components: [CONTAINER, { ...CONTAINER, hidden: true }] },
    ['told'],
  ],
])(
  'MOVE-06 MOVE-07 a guard of a container in %s says what it said, or is told',
  (_where, around, expected) => {
    const { report } = read([
      { type: 'textfield', key: 'z', label: 'Z' },
      around,
      { type: 'textfield', key: 'y', label: 'Y', customConditional: "show = data.c && data.c.x !== 'a'" },
    ])
    const lines = told(report).filter((line) => line.startsWith('components[2].'))
    expect(lines.map(() => 'told')).toEqual(expected)
  },
)
