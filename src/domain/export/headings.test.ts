import { expect, it } from 'vitest'
import { aSection, aVersion, questions } from '../../testing/builders'
import { generateCsvResponseSchema } from '../calls/generate-csv'
import { exportColumns } from './columns'
import { codeHeadings } from './headings'

const columnsOf = (...asked: Parameters<typeof questions>) =>
  exportColumns(
    [aVersion({ secciones: [aSection({ titulo: 'Casa', preguntas: questions(...asked) })] })],
    'es',
  ).filter(({ of }) => of !== 'fact')
const titled = (column: ReturnType<typeof exportColumns>[number]) =>
  column.of === 'fact' ? column.fact : column.heading.join(' › ')

it('ALIST-06 LOGIC-05 headings are the codes of questions, titles where there is none, and each once', () => {
  const columns = columnsOf(
    { id: 'a', titulo: 'Edad', codigo: 'edad' },
    { id: 'b', titulo: 'Nombre' },
    { id: 'c', titulo: 'Nombre' },
    { id: 'd', titulo: 'Foto', codigo: 'foto', adjuntar: true },
  )
  expect(codeHeadings(columns, titled)).toEqual([
    'edad',
    'Casa › Nombre',
    'Casa › Nombre_2',
    'foto',
    'foto_imagen',
  ])
})

it('ALIST-06 LOGIC-05 a code that was another question’s in an earlier version stands for one of them alone', () => {
  const version = (number: number, id: string, codigo: string, further = '') =>
    aVersion({
      version: number,
      secciones: [
        aSection({
          preguntas: questions({ id, codigo }, ...(further ? [{ id: further, codigo: 'edad_2' }] : [])),
        }),
      ],
    })
  const columns = exportColumns([version(1, 'old', 'edad'), version(2, 'new', 'edad', 'other')], 'es')
  expect(codeHeadings(columns, titled).slice(-3)).toEqual(['edad', 'edad_2', 'edad_3'])
})

it('ALIST-06 LOGIC-05 the codes travel with the columns', () => {
  const columns = columnsOf({ id: 'a', codigo: 'edad', adjuntar: true })
  const page = { status: 'ok', columns, answers: [], lastDoc: null, total: 0, upTo: 1 }
  expect(generateCsvResponseSchema.parse(page).columns).toEqual(columns)
  expect(columns).toMatchObject([{ codigo: 'edad' }, { codigo: 'edad' }])
})

it('ALIST-06 LOGIC-05 a number takes no code away from another question', () => {
  const columns = ['edad', 'edad', 'edad_2'].map((codigo, at) => ({
    ...{ of: 'answer' as const, question: String(at), heading: [], codigo },
  }))
  expect(codeHeadings(columns, titled)).toEqual(['edad', 'edad_3', 'edad_2'])
})
