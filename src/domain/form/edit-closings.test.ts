import { expect, it } from 'vitest'
import { aForm, aSection, aUser, AREA, questions } from '../../testing/builders'
import { contentOf, readText } from '../../testing/form-file'
import type { Check } from './check'
import { addClosing, hideClosing, MAX_CLOSINGS } from './edit-closings'
import { formFileText } from './exchange/write'
import { checkPublication } from '../publication/publication'
import { toPublicForm, toVersion } from './version'

const SECTIONS = [aSection({ id: 's', preguntas: questions({ id: 'a' }, { id: 'b' }) })]
const closing = (given: Partial<Check> & { mensaje_en?: string } = {}): Check => ({
  ...{ id: 'c1', regla: 'is_blank({{b}})', mensaje: 'Sin {{b}} no', tipo: 'cierre' },
  ...given,
})
const form = (...cierres: Check[]) => aForm({ secciones: SECTIONS, cierres })

it('LOGIC-08 a file carries reserved closings, with words and rules that name the questions of the new form', () => {
  const read = contentOf(readText(formFileText(form(closing({ mensaje_en: 'No' })))))
  const { secciones, cierres = [] } = read.content
  const b = secciones[0]?.preguntas[1]?.id
  expect(cierres).toMatchObject([
    { regla: `is_blank({{${b}}})`, mensaje: `Sin {{${b}}} no`, mensaje_en: 'No', tipo: 'cierre' },
  ])
  expect(cierres.map(({ id }) => id)).not.toContain('c1')
})

it.each([
  [[], { regla: '1 < 2' }],
  [['closingInvalid'], { regla: '' }],
  [['closingInvalid'], { mensaje: ' ' }],
  [['closingInvalid'], { regla: '{{gone}}' }],
])('LOGIC-01 EDIT-25 before it is published %j is told of %j', (codes, given) => {
  const reader = aUser('ROLE_GENERADOR', { areas: [AREA] })
  const { blocking } = checkPublication(form(closing(given)), reader)
  expect(blocking.map(({ code }) => code)).toEqual(codes)
})

it('LOGIC-01 SEC-01 a reserved closing leaves its section, and stands in nothing that strangers read', () => {
  const open = { ...form(), secciones: SECTIONS.map((one) => ({ ...one, validaciones: [closing()] })) }
  const hidden = hideClosing(open, 's', 'c1')
  expect(hidden.cierres).toEqual([closing()])
  expect(JSON.stringify(toVersion(hidden))).not.toContain('is_blank')
  const publico = { ...hidden, opcionales: { ...hidden.opcionales, publico: true } }
  expect(toPublicForm(publico)?.examina).toBe(true)
  expect(toPublicForm({ ...publico, cierres: [] })?.examina).toBeUndefined()
})

it('LOGIC-01 there are no more than a form may have', () => {
  const full = form(...Array.from({ length: MAX_CLOSINGS }, (_, at) => closing({ id: `c${at}` })))
  expect(addClosing(full, () => 'x').cierres).toHaveLength(MAX_CLOSINGS)
})
