import { describe, expect, it } from 'vitest'
import {
  aCondition,
  anAnswer,
  anAttachment,
  aSection,
  aVersion,
  NOW,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import type { FormVersion } from '../form/form'
import type { Section } from '../form/section'
import { assembleAnswer } from '../answer/whole'
import type { Cell } from './cell'
import { exportColumns, type Column } from './columns'
import { damagedRow, exportRow, type ExportFormat } from './row'

const FORMAT: ExportFormat = {
  summary: { date: () => 'fecha', time: () => '10:30', yes: 'Sí', no: 'No', language: 'es' },
  localMoment: (moment) => moment.toISOString().slice(0, 16),
  isFileAddress: (url) => url.startsWith('https://archivos.test/'),
  invalid: 'No válida',
}
const headings = (columns: Column[]) =>
  columns.flatMap((column) => (column.of === 'fact' ? [] : [column.heading.join(' › ')]))

/** The cells of the questions' columns of an answer with these sections. */
function cellsOf(version: FormVersion, secciones: Section[] = version.secciones): Cell[] {
  const columns = exportColumns([version], 'es')
  const row = exportRow(assembleAnswer(version, anAnswer({ version, secciones })), columns, FORMAT)
  return row.filter((_, index) => columns[index]?.of !== 'fact')
}

/** The section with these values given to its questions, in order. */
const giving = (section: Section, ...values: (string | Date)[]): Section => ({
  ...section,
  preguntas: section.preguntas.map((question, index) => ({ ...question, respuesta: values[index] ?? '' })),
})

describe('columns of an export', () => {
  it('ALIST-06 has one column for each question under its headings, and one for each kind of file', () => {
    const version = aVersion({
      secciones: [
        aSection({ titulo: 'Local', preguntas: questions({ titulo: 'Fachada', adjuntar: true }) }),
        aSection({
          id: 's2',
          orden: 1,
          titulo: 'Rubro',
          conditionalSection: true,
          conditions: [
            aCondition({
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
      'Rubro › Gastronomía › Mesas',
    ])
  })

  it('ALIST-06 keeps what only older versions asked, once, after what the newest asks', () => {
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
  it('ALIST-06 types numbers and dates, negative ones too, and leaves what would be rounded as text', () => {
    const section = aSection({
      preguntas: questions(
        { ...TYPED.integer, id: 'a' },
        { ...TYPED.decimal, id: 'b' },
        { ...TYPED.integer, id: 'c' },
        { ...TYPED.date, id: 'd' },
        { ...TYPED['yes-no'], id: 'e' },
        { id: 'f' },
      ),
    })
    const version = aVersion({ secciones: [section] })
    const given = giving(section, '-12', '3,5', '12345678901234567890', NOW, 'true', '=1+1')
    expect(cellsOf(version, [given])).toEqual([
      -12,
      3.5,
      '12345678901234567890',
      { date: '2026-10-05' },
      'Sí',
      '=1+1',
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

  it('ALIST-06 leaves the questions of an unchecked condition empty', () => {
    const conditions = [
      aCondition({ checked: false, questions: questions({ id: 'q', respuesta: 'no se preguntó' }) }),
    ]
    const version = aVersion({ secciones: [aSection({ conditionalSection: true, conditions })] })
    expect(cellsOf(version)).toEqual([null])
  })

  it('ALIST-06 links files by their names', () => {
    const section = aSection({ preguntas: questions({ id: 'a', adjuntar: true }) })
    const version = aVersion({ secciones: [section] })
    const imagen = anAttachment({ url: 'https://archivos.test/1', name: 'frente.jpg' })
    const given = { ...section, preguntas: section.preguntas.map((question) => ({ ...question, imagen })) }
    expect(cellsOf(version, [given])).toEqual([null, { url: 'https://archivos.test/1', text: 'frente.jpg' }])
  })

  it('ALIST-06 links neither what lies elsewhere nor what is no address', () => {
    const section = aSection({
      preguntas: questions({ id: 'a', adjuntarDocumento: true }, { id: 'b', ...TYPED.link }),
    })
    const version = aVersion({ secciones: [section] })
    const documento = anAttachment({ url: 'file://evil.test/share/a', name: 'Factura.pdf' })
    const long = `https://sitio.test/${'a'.repeat(2_000)}`
    const [first, second] = giving(section, '', long).preguntas
    const given = { ...section, preguntas: first && second ? [{ ...first, documento }, second] : [] }
    expect(cellsOf(version, [given])).toEqual([null, 'Factura.pdf', long])
  })

  it('ALIST-06 tells code, moment and state, and marks an answer whose content does not hold', () => {
    const version = aVersion({ estados: THREE_STATES })
    const columns = exportColumns([version], 'es')
    const answer = anAnswer({ version }, { invalida: true, fechaCreacion: NOW })
    const row = exportRow(assembleAnswer(version, answer), columns, FORMAT)
    const fact = (name: string) =>
      row[columns.findIndex((column) => column.of === 'fact' && column.fact === name)]
    expect(fact('code')).toBe('VDR-7K3M9QXT2B')
    expect(fact('created')).toEqual({ date: '2026-10-05T13:30' })
    expect(fact('state')).toBe('Pendiente')
    expect(fact('remark')).toBe('No válida')
  })

  it('ALIST-06 an answer that cannot be read keeps its row, with its code and the reason', () => {
    const columns = exportColumns([aVersion()], 'es')
    const row = damagedRow('VDR-1', columns, 'Dañada')
    expect(row).toHaveLength(columns.length)
    expect(row.filter((cell) => cell !== null)).toEqual(['VDR-1', 'Dañada'])
  })
})
