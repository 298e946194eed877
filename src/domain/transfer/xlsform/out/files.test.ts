import { expect, it } from 'vitest'
import { aForm, aQuestion, aSection, TYPED } from '../../../../testing/builders'
import { writeXlsform } from './write'

/** What the condition of a question is there. */
async function relevantOf(mostrarSi: string) {
  const preguntas = [
    aQuestion({ id: 'f', titulo: 'Frente', codigo: 'frente', adjuntar: true, adjuntarDocumento: true }),
    aQuestion({ id: 'l', titulo: 'Fotos', codigo: 'fotos', orden: 1, ...TYPED.files, formato: 'photo:1-9' }),
    aQuestion({ id: 'x', titulo: 'Motivo', codigo: 'motivo', orden: 2, mostrarSi }),
  ]
  const { sheets } = await writeXlsform(aForm({ secciones: [aSection({ preguntas })] }))
  const [header = [], ...rows] = sheets.find(({ name }) => name === 'survey')?.rows ?? []
  const of = (row: readonly string[], column: string) => row[header.indexOf(column)]
  return rows.flatMap((row) => (of(row, 'name') === 'motivo' ? of(row, 'relevant') : []))
}

it.each([
  ['is_blank({{f}})', "${frente} = ''"],
  [
    'not is_blank({{l}})',
    "not(not(number(if(${fotos} != '', 1, number(''))) = number(if(${fotos} != '', 1, number('')))))",
  ],
  ['count_files({{f}}) > 0', "if(${frente_photo} != '', 1, 0) + if(${frente_document} != '', 1, 0) > 0"],
  ['count_files({{l}}) = 0', "if(${fotos} != '', 1, 0) = 0"],
])('MOVE-05 LOGIC-02 %s asks for the files where they stand there', async (formula, xpath) => {
  expect(await relevantOf(formula)).toEqual([xpath])
})
