import { describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, questions, TYPED } from '../../../testing/builders'
import { contentOf, readText } from '../../../testing/form-file'
import { brokenIn, outcomeOfCase } from '../../form-logic/cases'
import { allQuestions } from '../questions-of'
import { formFileText } from './write'

const options = { opciones: [anOption(0, { id: 'a' }), anOption(1, { id: 'b' })] }
const secciones = [
  aSection({
    preguntas: questions(
      { id: 'edad', ...TYPED.integer, maximo: '120' },
      { id: 'ayudas', ...TYPED['multiple-choice'], ...options },
      { id: 'nota', mostrarSi: '{{edad}} >= 18 and is_checked({{ayudas:b}})' },
    ),
  }),
  aSection({
    ...{ id: 'hijos', orden: 1, repetible: true, mostrarSi: 'not is_blank({{nota}})' },
    preguntas: questions({ id: 'doble', ...TYPED.integer, calculo: '{{edad}} * 2' }),
  }),
]
const kept = (valor: string) => {
  const dado = [
    { parte: 'edad', fila: 0, valor },
    { parte: 'ayudas', fila: 0, valor: 'a b' },
    { parte: 'nota', fila: 0, valor: 'Dice {{edad}}' },
    { parte: 'hijos', fila: 0, valor: '2' },
  ]
  const dia = '2026-11-29'
  return {
    id: `caso-${valor}`,
    nombre: `Con ${valor}`,
    dia,
    dado,
    espera: outcomeOfCase({ secciones }, { dado, dia }),
  }
}
const form = aForm({ secciones, casos: [kept('20'), kept('150')] })
const read = (text: string) => contentOf(readText(text)).content

describe('cases of a form in a file', () => {
  it('LOGIC-09 LOGIC-08 travel along, and hold in the form that is made of it', () => {
    const text = formFileText(form)
    expect(text).not.toMatch(/edad 0|"edad"|"parte": "hijos"/)
    const content = read(text)
    expect(content.casos?.map(({ nombre }) => nombre)).toEqual(['Con 20', 'Con 150'])
    const [first] = content.casos ?? []
    const ids = allQuestions(content.secciones).map(({ id }) => id)
    expect(first?.dado.map(({ parte }) => parte)).toEqual([...ids.slice(0, 3), content.secciones[1]?.id])
    expect(first?.dado[2]?.valor).toBe('Dice {{edad}}')
    expect(first?.espera).toHaveLength(form.casos?.[0]?.espera.length ?? 0)
    expect(first?.espera.join()).toContain('=40')
    for (const one of content.casos ?? []) {
      expect(brokenIn(content, one)).toEqual([])
      expect(outcomeOfCase(content, one)).toEqual(one.espera)
    }
  })

  it.each([
    {
      casos: [
        { nombre: 'x', dia: '', dado: [{ parte: '{{pregunta.99}}', fila: 0, valor: '1' }], espera: [] },
      ],
    },
    {
      casos: [
        { nombre: 'x', dado: [{ parte: '__proto__', valor: '1' }], espera: ['shown __proto__ 0=yes', 7, ''] },
      ],
    },
    {
      casos: [
        {
          nombre: 'x',
          dado: [{ parte: '{{pregunta.1}} or {{pregunta.2}}', valor: '' }],
          espera: ['x {{seccion.9}} 0=no'],
        },
      ],
    },
  ])('EDIT-20 LOGIC-09 what a case says of nothing in the file is left out: %j', (odd) => {
    const file = JSON.parse(formFileText(form))
    const { casos } = read(JSON.stringify({ ...file, formulario: { ...file.formulario, ...odd } }))
    expect(casos).toMatchObject([{ nombre: 'x', dado: [], espera: [] }])
  })

  it('LOGIC-09 LOGIC-08 options that are offered, states and the form itself travel along too', () => {
    const one = kept('20')
    const states = [
      { id: 0, nombre: 'Nueva', clave: 'nueva', transiciones: [] },
      { id: 1, nombre: 'Urgente', clave: 'urgente', transiciones: [] },
    ]
    const offering = secciones.map((section) => ({
      ...section,
      preguntas: section.preguntas.map((question) => ({
        ...question,
        opciones: question.opciones.map((option) => ({ ...option, mostrarSi: '{{edad}} > 18' })),
      })),
    }))
    const rules = {
      cierres: [{ id: 'c', regla: '{{edad}} > 99', mensaje: 'No', tipo: 'cierre' as const }],
      estadoInicial: [{ id: 'r', si: '{{edad}} > 10', estado: 'urgente' }],
    }
    const whole = aForm({ secciones: offering, ...rules, estados: { ...form.estados, disponibles: states } })
    const espera = outcomeOfCase(whole, one)
    expect(espera).toEqual(
      expect.arrayContaining(['offered ayudas 0=a b', 'closed §form 0=no', 'state §form 0=urgente']),
    )
    const content = read(formFileText({ ...whole, casos: [{ ...one, espera }] }))
    const [back] = content.casos ?? []
    expect(back?.espera).toHaveLength(espera.length)
    expect(back && brokenIn(content, back)).toEqual([])
    expect(back && brokenIn({ ...content, estadoInicial: [], cierres: [] }, back)).toHaveLength(2)
  })

  it('EDIT-20 a form without cases gives a file without them', () => {
    expect(formFileText(aForm({ secciones }))).not.toContain('casos')
    expect(read(formFileText(aForm({ secciones })))).not.toHaveProperty('casos')
  })
})
