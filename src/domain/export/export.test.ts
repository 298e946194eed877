import { describe, expect, it } from 'vitest'
import { aBranch, anAnswer, anAttachment, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { EXPORT_FORMAT as FORMAT } from '../../testing/export-format'
import type { FormVersion } from '../form/form'
import type { Section } from '../form/section'
import { assembleAnswer } from '../answering/whole'
import type { Cell } from './cell'
import { exportColumns, FACTS, type Column } from './columns'
import { exportRow } from './row'

const headings = (columns: Column[]) =>
  columns.flatMap((column) => (column.of === 'fact' ? [] : [column.heading.join(' › ')]))

/** The cells of the questions' columns of an answer with these sections. */
function cellsOf(version: FormVersion, secciones: Section[] = version.secciones): Cell[] {
  const columns = exportColumns([version], 'es')
  const row = exportRow(assembleAnswer(version, anAnswer({ version, secciones })), columns, FORMAT)
  return row.filter((_, index) => columns[index]?.of !== 'fact')
}

/** The section with these values given to its questions, in order. */
const giving = (section: Section, ...values: string[]): Section => ({
  ...section,
  preguntas: section.preguntas.map((question, index) => ({ ...question, respuesta: values[index] ?? '' })),
})

describe('columns of an export', () => {
  it('ALIST-06 has one column for each question, under its headings, and one for each kind of file', () => {
    const version = aVersion({
      secciones: [
        aSection({ titulo: 'Local', preguntas: questions({ titulo: 'Fachada', adjuntar: true }) }),
        aSection({
          id: 's2',
          orden: 1,
          titulo: 'Rubro',
          conditionalSection: true,
          conditions: [
            aBranch({
              condition: 'Gastronomía',
              questions: questions({ id: 'mesas', titulo: 'Mesas' }),
            }),
          ],
        }),
      ],
    })
    expect(headings(exportColumns([version], 'es'))).toEqual([
      'Local › Fachada',
      'Local › Fachada',
      'Rubro › Gastronomía',
      'Rubro › Gastronomía › Mesas',
    ])
  })

  it('ALIST-06 lists what only older versions asked once, after what the newest asks', () => {
    const old = aVersion({
      version: 1,
      secciones: [aSection({ preguntas: questions({ id: 'a', titulo: 'Antes' }, { id: 'b', titulo: 'B' }) })],
    })
    const now = aVersion({
      version: 2,
      secciones: [aSection({ preguntas: questions({ id: 'b', titulo: 'B ahora' }) })],
    })
    const asked = headings(exportColumns([old, now], 'es')).map((heading) => heading.split(' › ').at(-1))
    expect(asked).toEqual(['B ahora', 'Antes'])
  })
})

describe('rows of an export', () => {
  it('ALIST-06 writes numbers and dates as such, negative ones too, and leaves as text what would be rounded', () => {
    const section = aSection({
      preguntas: questions(
        { ...TYPED.integer, id: 'a' },
        { ...TYPED.decimal, id: 'b' },
        { ...TYPED.integer, id: 'c' },
        { ...TYPED.date, id: 'd' },
        { ...TYPED['yes-no'], id: 'e' },
        { id: 'f' },
        { ...TYPED.time, id: 'g' },
        { ...TYPED.integer, id: 'h' },
        { ...TYPED.integer, id: 'i' },
      ),
    })
    const version = aVersion({ secciones: [section] })
    const given = giving(
      section,
      '-12',
      '3,5',
      '1234567890123456',
      '2026-10-05',
      'true',
      '=1+1',
      '10:30',
      '123456789012345',
    )
    expect(cellsOf(version, [given])).toEqual([
      -12,
      3.5,
      '1234567890123456',
      { date: '2026-10-05' },
      'Sí',
      '=1+1',
      '10:30',
      123456789012345,
      null,
    ])
  })

  it('ALIST-06 numbers the answers of further rows in one cell', () => {
    const section = aSection({ repetible: true, preguntas: questions({ id: 'arbol' }) })
    const version = aVersion({ secciones: [section] })
    const row = (orden: number, respuesta: string) => ({
      orden,
      preguntas: section.preguntas.map((question) => ({ ...question, respuesta })),
    })
    const given = { ...giving(section, 'Jacarandá'), seccionesRepetibles: [row(0, ''), row(1, 'Tipa')] }
    expect(cellsOf(version, [given])).toEqual(['1. Jacarandá\n2. \n3. Tipa'])
  })

  it('ALIST-06 writes the numbers of further rows as they were typed, long and small ones too', () => {
    const section = aSection({ repetible: true, preguntas: questions({ ...TYPED.decimal, id: 'area' }) })
    const version = aVersion({ secciones: [section] })
    const row = (orden: number, respuesta: string) => ({
      orden,
      preguntas: section.preguntas.map((question) => ({ ...question, respuesta })),
    })
    const further = [row(0, '12345678901234567,5'), row(1, '0,0000001'), row(2, '1.000,5'), row(3, '1234,5')]
    expect(cellsOf(version, [{ ...giving(section, '12,5'), seccionesRepetibles: further }])).toEqual([
      '1. 12,5\n2. 12345678901234567,5\n3. 0,0000001\n4. 1.000,5\n5. 1234,5',
    ])
  })

  it.each<[typed: string, integer: Cell, decimal: Cell]>([
    ['08001', '08001', '08001'],
    ['0', 0, 0],
    ['007', '007', '007'],
    ['+5', '+5', '+5'],
    ['-0', '-0', '-0'],
    ['-12', -12, -12],
    ['1e5', '1e5', '1e5'],
    ['+5493514567890', '+5493514567890', '+5493514567890'],
    ['999999999999999', 999_999_999_999_999, 999_999_999_999_999],
    ['1234567890123456', '1234567890123456', '1234567890123456'],
    ['1,50', { number: 1.5, decimals: 2 }, { number: 1.5, decimals: 2 }],
    ['12,0', { number: 12, decimals: 1 }, { number: 12, decimals: 1 }],
    ['0,05', 0.05, 0.05],
    ['00,5', '00,5', '00,5'],
    ['1.000', '1.000', '1.000'],
    ['1.234', '1.234', '1.234'],
    ['1.000,5', '1.000,5', '1.000,5'],
    ['12345678901234567,5', '12345678901234567,5', '12345678901234567,5'],
    ['0,0000001', '0,0000001', '0,0000001'],
  ])('ALIST-06 %s stands in an export as it was typed', (typed, integer, decimal) => {
    for (const [kind, cell] of [
      [TYPED.integer, integer],
      [TYPED.decimal, decimal],
    ] as const) {
      const section = aSection({ preguntas: questions({ ...kind, id: 'codigo' }) })
      expect(cellsOf(aVersion({ secciones: [section] }), [giving(section, typed)])).toEqual([cell])
    }
  })

  it('ALIST-06 tells further rows from further answers within them', () => {
    const section = aSection({
      repetible: true,
      preguntas: questions({ id: 'gusto', repetible: true, repeticiones: [] }),
    })
    const version = aVersion({ secciones: [section] })
    const taste = (...given: string[]) =>
      section.preguntas.map((question) => {
        const [respuesta = '', ...rest] = given
        return {
          ...question,
          respuesta,
          repeticiones: rest.map((more) => ({ ...question, respuesta: more, repeticiones: [] })),
        }
      })
    const rows = (first: string[], second: string[]) => [
      {
        ...section,
        preguntas: taste(...first),
        seccionesRepetibles: [{ orden: 0, preguntas: taste(...second) }],
      },
    ]
    expect(cellsOf(version, rows(['a', 'b'], ['c']))).toEqual(['1.1. a\n1.2. b\n2.1. c'])
    expect(cellsOf(version, rows(['a'], ['b', 'c']))).toEqual(['1.1. a\n2.1. b\n2.2. c'])
  })

  it('ALIST-06 numbers the repetitions of a question of a section that has no further rows', () => {
    const given = questions({ id: 'a', repetible: true, respuesta: 'uno' })
    const preguntas = given.map((one) => ({ ...one, repeticiones: [{ ...one, respuesta: 'dos' }] }))
    const section = aSection({ preguntas })
    expect(cellsOf(aVersion({ secciones: [section] }), [section])).toEqual(['1. uno\n2. dos'])
  })

  it('ALIST-06 tells to which row a file belongs', () => {
    const section = aSection({ repetible: true, preguntas: questions({ id: 'a', adjuntar: true }) })
    const version = aVersion({ secciones: [section] })
    const imagen = anAttachment({ name: 'frente.jpg' })
    const further = [{ orden: 0, preguntas: section.preguntas.map((question) => ({ ...question, imagen })) }]
    expect(cellsOf(version, [{ ...section, seccionesRepetibles: further }])).toEqual([
      null,
      '1. \n2. https://formularios.test/frente.jpg',
    ])
  })

  it('ALIST-06 keeps a text of any length whole', () => {
    const long = 'a'.repeat(100_000)
    const section = aSection({ preguntas: questions({ id: 'a' }) })
    const version = aVersion({ secciones: [section] })
    expect(cellsOf(version, [giving(section, long)])).toEqual([long])
  })

  it.each([
    [true, ['Sí', 'Jacarandá']],
    [false, ['No', null]],
  ])('ALIST-06 tells what was asked below a condition that is checked: %s', (checked, cells) => {
    const conditions = [aBranch({ checked, questions: questions({ id: 'q', respuesta: 'Jacarandá' }) })]
    const version = aVersion({ secciones: [aSection({ conditionalSection: true, conditions })] })
    const columns = exportColumns([version], 'es')
    const answer = { ...assembleAnswer(version, anAnswer({ version })), secciones: version.secciones }
    expect(exportRow(answer, columns, FORMAT).slice(FACTS.length)).toEqual(cells)
  })

  it('ALIST-06 says which conditions were checked, so that answers without questions below differ', () => {
    const section = (...ticks: boolean[]) =>
      aSection({
        conditionalSection: true,
        conditions: ticks.map((checked, order) =>
          aBranch({ id: `c${order}`, order, checked, condition: `Opción ${order}`, questions: [] }),
        ),
      })
    const version = aVersion({ secciones: [section(false, false, false)] })
    expect(cellsOf(version, [section(true, false, false)])).toEqual(['Sí', 'No', 'No'])
    expect(cellsOf(version, [section(false, true, true)])).toEqual(['No', 'Sí', 'Sí'])
  })

  it('ALIST-06 says nothing of a condition that the version of the answer did not ask', () => {
    const conditions = [aBranch({ id: 'nueva', checked: false, questions: [] })]
    const columns = exportColumns(
      [aVersion({ version: 2, secciones: [aSection({ conditionalSection: true, conditions })] })],
      'es',
    )
    const older = aVersion({ version: 1, secciones: [] })
    expect(exportRow(assembleAnswer(older, anAnswer({ version: older })), columns, FORMAT).at(-1)).toBeNull()
  })

  it('ALIST-06 links files by their names', () => {
    const section = aSection({ preguntas: questions({ id: 'a', adjuntar: true }) })
    const version = aVersion({ secciones: [section] })
    const imagen = anAttachment({ name: 'frente.jpg' })
    const given = { ...section, preguntas: section.preguntas.map((question) => ({ ...question, imagen })) }
    expect(cellsOf(version, [given])).toEqual([
      null,
      { url: 'https://formularios.test/frente.jpg', text: 'frente.jpg' },
    ])
  })

  it('ALIST-06 makes no link of a file that no page shows, and none of a text that is no address', () => {
    const section = aSection({
      preguntas: questions({ id: 'a', adjuntarDocumento: true }, { id: 'b', ...TYPED.link }),
    })
    const version = aVersion({ secciones: [section] })
    const documento = anAttachment({ path: 'otros/factura.pdf', name: 'Factura.pdf' })
    const [first, second] = giving(section, '', 'javascript:alert(1)').preguntas
    const given = { ...section, preguntas: first && second ? [{ ...first, documento }, second] : [] }
    expect(cellsOf(version, [given])).toEqual([null, 'Factura.pdf', 'javascript:alert(1)'])
  })

  it.each([
    ['https://sitio.test/', true],
    ['http://sitio.test/a?b=1', true],
    [`https://sitio.test/${'a'.repeat(1_981)}`, true],
    [`https://sitio.test/${'a'.repeat(1_982)}`, false],
    ['https://', false],
    ['ftp://sitio.test/', false],
  ])('ALIST-06 links what a workbook and a browser open: %.40s is linked: %s', (address, linked) => {
    const section = aSection({ preguntas: questions({ ...TYPED.link, id: 'a' }) })
    const cells = cellsOf(aVersion({ secciones: [section] }), [giving(section, address)])
    expect(cells).toEqual([linked ? { url: address, text: address } : address])
  })

  it('ALIST-06 makes no link of an address that was typed into a text question', () => {
    const section = aSection({ preguntas: questions({ id: 'a' }) })
    const cells = cellsOf(aVersion({ secciones: [section] }), [giving(section, 'https://sitio.test/')])
    expect(cells).toEqual(['https://sitio.test/'])
  })
})
