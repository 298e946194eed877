import { describe, expect, it } from 'vitest'
import { aBranch, anOption, aSection, questions, TYPED } from '../../testing/builders'
import {
  checksById,
  checksInFile,
  formulaById,
  formulaInFile,
  formulasById,
  formulasInFile,
} from './formulas'

const OPTIONS = [anOption(0, { id: 'dog', texto: 'Perro' }), anOption(1, { id: 'cat', texto: 'Gato' })]
const FORM = [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'q1', codigo: 'edad', ...TYPED.integer },
      { id: 'q2', codigo: 'mascota', ...TYPED['single-choice'], opciones: OPTIONS },
      { id: 'q3', titulo: '¿Cómo se llama su {{q2}}?', mostrarSi: '{{q2:cat}} = {{q2}} and {{q1}} >= 18' },
      { id: 'q4', codigo: 'igual' },
      { id: 'q5', codigo: 'igual' },
    ),
  }),
  aSection({
    ...{ id: 't', orden: 1 },
    conditions: [aBranch({ id: 'b', questions: questions({ id: 'q6', codigo: 'raza' }) })],
  }),
]

describe('a formula in a file of its form', () => {
  it('LOGIC-01 LOGIC-08 calls questions by their codes, and everything else by where it stands', () => {
    const named = (formula: string) => formulaInFile(formula, FORM)
    expect(named('{{q1}} + {{q6}}')).toBe('{{edad}} + {{raza}}')
    expect(named('{{q2:cat}} = {{q2}}')).toBe('{{mascota:opcion.2}} = {{mascota}}')
    expect(named('is_checked({{b}}) and count({{s}}) > 1')).toBe(
      'is_checked({{seccion.2.1}}) and count({{seccion.1}}) > 1',
    )
    expect(named('is_blank({{q3}})')).toBe('is_blank({{pregunta.3}})')
  })

  it('LOGIC-01 calls by where they stand those that share a code', () => {
    expect(formulaInFile('{{q4}} = {{q5}}', FORM)).toBe('{{pregunta.4}} = {{pregunta.5}}')
    expect(formulaById('{{igual}}', FORM)).toBe('{{igual}}')
  })

  it('LOGIC-08 means the same questions when it comes back, in rules, words and checks', () => {
    expect(formulasInFile(FORM)[0]?.preguntas[2]).toMatchObject({
      titulo: '¿Cómo se llama su {{mascota}}?',
      mostrarSi: '{{mascota:opcion.2}} = {{mascota}} and {{edad}} >= 18',
    })
    expect(formulasById(formulasInFile(FORM))).toEqual(FORM)
    const checks = [{ id: 'c', regla: '{{q1}} < 99', mensaje: '¿{{q1}}?', tipo: 'error' as const }]
    expect(checksInFile(checks, FORM)[0]).toMatchObject({ regla: '{{edad}} < 99', mensaje: '¿{{edad}}?' })
    expect(checksById(checksInFile(checks, FORM), FORM)).toEqual(checks)
  })

  it('LOGIC-08 is read by places too, as files of before have it', () => {
    expect(formulaById('{{pregunta.1}} = 1 and {{pregunta.2:opcion.1}} = {{mascota}}', FORM)).toBe(
      '{{q1}} = 1 and {{q2:dog}} = {{q2}}',
    )
  })
})
