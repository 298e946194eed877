import { describe, expect, it } from 'vitest'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { partsOf } from './parts'
import { columnNames, columnsRead, missingColumn, readersOfAttribute } from './table-columns'

const COLUMNS = ['Calle', 'Zona', 'ca', 'Ancho (m)']
const columnsOf = (id: string) => (id === 'street' ? COLUMNS : undefined)

describe('LOGIC-06 columns that may be looked up', () => {
  it.each([
    ['lookup({{street}}, "Zona") = "x"', null],
    ['lookup({{street}}, "ZONA") = "x"', null],
    ['1 + lookup({{street}}, "ancho (m)")', null],
    ['lookup({{other}}, "Barrio") = "x"', null],
    ['', null],
    ['1 +', null],
    ['1 + lookup({{street}}, "Barrio")', { fault: 'unknownColumn', from: 23, to: 31, about: 'Barrio' }],
    ['{{a}} and not (lookup({{street}}, "B") = "x")', { fault: 'unknownColumn', about: 'B' }],
  ])('%s', (formula, fault) => {
    const found = missingColumn(formula, columnsOf)
    if (fault === null) expect(found).toBeNull()
    else expect(found).toMatchObject(fault)
  })

  it('are those of the table, of the options, and none where several can be picked', () => {
    const opciones = ['tasa = "1" and belongs_to = {{p:o1}}', 'zona = "norte"'].map((atributos, at) =>
      anOption(at, { atributos }),
    )
    const names = partsOf([
      aSection({
        preguntas: questions(
          { id: 'street', ...TYPED['table-choice'] },
          { id: 'one', ...TYPED['single-choice'], opciones },
          { id: 'many', ...TYPED['multiple-choice'], opciones },
          { id: 'text' },
        ),
      }),
    ]).map((part) => columnNames(part, columnsOf(part.definition.id)))
    expect(names).toEqual([[], ['Zona', 'Ancho (m)'], ['tasa', 'zona'], [], []])
  })
})

describe('LOGIC-02 whose rules read an attribute', () => {
  it('is found by the question and the name, in the question’s own filter too', () => {
    const form = [
      aSection({
        preguntas: questions(
          { id: 'one', ...TYPED['single-choice'], filtroOpciones: 'attribute("zona") = {{t}}' },
          { id: 'two', ...TYPED['single-choice'], filtroOpciones: 'attribute("zona") = {{t}}' },
          { id: 't', mostrarSi: '1 < 2 and lookup({{one}}, "tasa") > 1' },
        ),
      }),
    ]
    const readers = (question: string, name: string) =>
      readersOfAttribute(form, { question, name }).map(({ definition }) => definition.id)
    expect(readers('one', 'zona')).toEqual(['one'])
    expect(readers('one', 'tasa')).toEqual(['t'])
    expect(readers('two', 'tasa')).toEqual([])
  })
})

describe('KIND-09 columns of tables that rules read', () => {
  const TABLE = 'localidades-pais'
  const formato = `${TABLE}:3`
  const OTHER = 'calles-de-villa:1'
  const form = [
    aSection({
      id: 's',
      mostrarSi:
        'lookup({{street}}, "Zona") = "x" and lookup({{street}}, "Zona") != lookup({{other}}, "Barrio")',
      preguntas: questions(
        { id: 'p' },
        { id: 'street', ...TYPED['table-choice'], formato, filtroOpciones: "attribute('Provincia') = {{p}}" },
        { id: 'other', ...TYPED['table-choice'], formato: OTHER },
        {
          ...{ id: 'one', ...TYPED['single-choice'] },
          opciones: [anOption(0, { atributos: 'tasa = "1"', mostrarSi: 'lookup({{street}}, "Tasa") > 1' })],
        },
        { id: 'total', ...TYPED.decimal, calculo: '1 + lookup({{one}}, "tasa")' },
      ),
    }),
  ]

  it('are found wherever a rule stands, each once, and attributes of options are none', () => {
    const read = columnsRead(form).map(({ rule, ref, column }) => [
      rule.part.definition.id,
      `${ref.table}:${ref.version}`,
      column,
    ])
    expect(read).toEqual([
      ['s', formato, 'Zona'],
      ['s', OTHER, 'Barrio'],
      ['street', formato, 'Provincia'],
      ['one', formato, 'Tasa'],
    ])
  })
})
