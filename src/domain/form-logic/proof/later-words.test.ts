import { expect, it } from 'vitest'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aSection, questions, TYPED } from '../../../testing/builders'
import { check } from '../testing/filling'
import { proven } from './findings'

const TODAY = '2026-10-05'
const told = (...secciones: Section[]) =>
  proven(secciones, TODAY).findings.map(({ code, part }) => `${code} ${part.definition.id}`)
const page = (...given: Partial<Question>[]) => aSection({ id: 's', preguntas: questions(...given) })
const age = { id: 'age', ...TYPED.integer }
const price = { id: 'price', ...TYPED.decimal }
const name = { id: 'name', ...TYPED.text }

it('LOGIC-07 words that mention what is asked on a later page', () => {
  const later = aSection({
    ...{ id: 't', orden: 1, titulo: 'Para {{age}}' },
    preguntas: questions(age, { id: 'sum', ...TYPED.integer, calculo: '{{age}} + 1' }),
  })
  expect(told(page({ id: 'x', titulo: 'Con {{age}}' }), later)).toEqual(['laterPage x'])
  expect(told({ ...page(name), titulo: 'Son {{age}}' }, later)).toEqual(['laterPage s'])
  const { findings } = proven([page({ id: 'x', titulo: 'Con {{age}}' }), later], TODAY)
  expect(findings[0]?.about?.definition.id).toBe('age')
  // Once where a rule waits for it too; what is calculated may be known before; a check of the form is read at its end.
  expect(told(page({ id: 'x', mostrarSi: '{{age}} > 3', titulo: 'Con {{age}}' }), later)).toEqual([
    'laterPage x',
  ])
  expect(told(page({ id: 'x', titulo: 'Con {{sum}}' }), later)).toEqual([])
  const validaciones = [check('{{price}} > 3', { mensaje: 'Con {{age}}', delFormulario: true })]
  expect(told({ ...page(price), validaciones }, later)).toEqual([])
})
