import { describe, expect, it } from 'vitest'
import { aBranch, anOption, aSection, questions, TYPED } from '../../testing/builders'
import type { Section } from '../form/section'
import { brokenIn, filledAs, caseInputsIn, outcomeOfCase } from './cases'
import { check } from './testing/filling'

const form = (limit = 18): Section[] => [
  aSection({
    id: 's',
    preguntas: questions(
      { id: 'age', ...TYPED.integer, validaciones: [check('{{age}} < 120')] },
      {
        ...{ id: 'kind', ...TYPED['single-choice'] },
        opciones: [anOption(0, { id: 'dog' }), anOption(1, { id: 'cat' })],
      },
      { id: 'adult', mostrarSi: `{{age}} >= ${limit}`, obligatoriaSi: '{{kind}} = {{kind:dog}}' },
      { id: 'double', ...TYPED.integer, calculo: '{{age}} * 2' },
    ),
  }),
  aSection({
    ...{ id: 'rows', orden: 1, repetible: true },
    preguntas: questions({ id: 'price', ...TYPED.integer }, { id: 'why', mostrarSi: '{{price}} > 9' }),
  }),
  aSection({ id: 'b', orden: 2, conditions: [aBranch({ id: 'one', questions: questions({ id: 'z' }) })] }),
]
const dado = [
  { parte: 'age', fila: 0, valor: '18' },
  { parte: 'kind', fila: 0, valor: 'dog' },
  { parte: 'rows', fila: 0, valor: '2' },
  { parte: 'price', fila: 1, valor: '10' },
  { parte: 'one', fila: 0, valor: 'true' },
]
const kept = (espera: string[]) => ({ id: 'c', nombre: 'Mayor de edad', dia: '2026-10-05', dado, espera })
const CAME = [
  ...['refused age 0=no', 'shown adult 0=yes', 'required adult 0=yes', 'value double 0=36'],
  ...['shown why 0=no', 'shown why 1=yes'],
]

describe('LOGIC-09 cases that are kept with a form', () => {
  it('LOGIC-09 a filling is kept and comes back: answers, options, rows and branches', () => {
    expect(caseInputsIn(filledAs(form(), dado))).toEqual(dado)
  })

  it('LOGIC-09 tells what comes of it: shown, required, refused, calculated, row by row', () => {
    expect(outcomeOfCase({ secciones: form() }, kept([]))).toEqual(CAME)
    expect(
      outcomeOfCase({ secciones: form() }, { ...kept([]), dado: [{ parte: 'age', fila: 0, valor: '130' }] }),
    ).toContain('refused age 0=yes')
  })

  it('LOGIC-09 a case holds until a rule changes what comes of it, and tells what', () => {
    expect(brokenIn({ secciones: form() }, kept(CAME))).toEqual([])
    expect(brokenIn({ secciones: form(21) }, kept(CAME))).toEqual([
      { what: 'shown', part: 'adult', row: 0, expected: 'yes', found: 'no' },
      { what: 'required', part: 'adult', row: 0, expected: 'yes', found: 'no' },
    ])
  })

  it('LOGIC-09 tells what is gone, and asks about nothing that came later', () => {
    const [first, ...others] = form()
    const less = first ? [{ ...first, preguntas: first.preguntas.slice(0, 2) }, ...others] : []
    expect(brokenIn({ secciones: less }, kept(CAME)).map(({ part, found }) => [part, found])).toEqual([
      ['adult', null],
      ['adult', null],
      ['double', null],
    ])
    expect(brokenIn({ secciones: form() }, kept(CAME.slice(0, 1)))).toEqual([])
  })

  it('LOGIC-09 what is stored and damaged breaks nothing', () => {
    expect(brokenIn({ secciones: form() }, kept(['nonsense', 'shown', '__proto__ x 0=1']))).toEqual([])
  })

  const whole = (most: number, closing: string, filas = '{{people}}') => ({
    secciones: [
      aSection({
        id: 's',
        preguntas: questions(
          { id: 'people', ...TYPED.integer },
          {
            ...{ id: 'kind', ...TYPED['single-choice'] },
            opciones: [
              anOption(0, { id: 'flat' }),
              anOption(1, { id: 'hall', mostrarSi: `{{people}} > ${most}` }),
              // Left empty while the form is built: it is dropped when it is saved.
              anOption(2, { id: 'blank', texto: '' }),
            ],
          },
        ),
        validaciones: [check('{{people}} < 90'), check(`{{people}} < 80`, { id: 'f', delFormulario: true })],
      }),
      aSection({ ...{ id: 'rows', orden: 1, repetible: true, filas }, preguntas: questions({ id: 'name' }) }),
    ],
    cierres: [check(closing, { id: 'c' })],
    estadoInicial: [{ id: 'r', si: '{{people}} >= 3', estado: 'urgent' }],
  })
  const filledWith = (people: string) => [{ parte: 'people', fila: 0, valor: people }]
  const ALSO = [
    ...['refused s 0=no', 'offered kind 0=flat', 'rows rows 0=3'],
    ...['refused §form 0=no', 'closed §form 0=no', 'state §form 0=urgent'],
  ]

  it('LOGIC-09 tells what is offered, how many rows there are, what a section and the form refuse, closings and the first state', () => {
    const all = whole(5, '{{people}} > 50')
    expect(outcomeOfCase(all, { ...kept([]), dado: filledWith('3') })).toEqual(ALSO)
    const many = outcomeOfCase(all, { ...kept([]), dado: filledWith('95') })
    expect(many).toEqual(
      expect.arrayContaining(['refused s 0=yes', 'refused §form 0=yes', 'closed §form 0=yes']),
    )
    expect(many).toContain('offered kind 0=flat hall')
    expect(outcomeOfCase(all, { ...kept([]), dado: filledWith('2') })).toContain('state §form 0=')
  })

  it('LOGIC-09 a case whose point is a closing, an option, rows or a state breaks when that rule changes or goes', () => {
    const brokenBy = (all: Parameters<typeof brokenIn>[0]) =>
      brokenIn(all, { ...kept(ALSO), dado: filledWith('3') }).map(({ what, part, found }) => [
        what,
        part,
        found,
      ])
    expect(brokenBy(whole(5, '{{people}} > 50'))).toEqual([])
    expect(brokenBy(whole(2, '{{people}} > 2', '{{people}} + 1'))).toEqual([
      ['offered', 'kind', 'flat hall'],
      ['rows', 'rows', '4'],
      ['closed', '§form', 'yes'],
    ])
    expect(brokenBy({ ...whole(5, ''), cierres: [], estadoInicial: [] })).toEqual([
      ['closed', '§form', null],
      ['state', '§form', null],
    ])
  })
})

it('LOGIC-09 a case does not give files that are asked for no more', () => {
  const secciones = [
    aSection({
      preguntas: questions({ id: 'photo' }, { id: 'x', mostrarSi: 'count_files({{photo}}) > 0' }),
    }),
  ]
  const given = [{ parte: 'photo', fila: 0, valor: '', archivos: 'imagen' }]
  expect(outcomeOfCase({ secciones }, { dado: given, dia: '2026-10-05' })).toEqual(['shown x 0=no'])
})
