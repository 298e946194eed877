import exceljs from 'exceljs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeXlsform } from '../../domain/transfer/xlsform/out/write'
import { EMBEDDED, embeddedIn } from '../../domain/transfer/xlsform/embedded'
import { aForm, anOption, aQuestion, aSection, TYPED } from '../../testing/builders'
import { ids, readText } from '../../testing/form-file'
import { formFileText } from '../../domain/form/exchange/write'
import { readSheets } from './read-sheets'
import { writeSheets } from './write-sheets'

const NASTY = [
  ...['=1+1', '+54 351', '-2', '@SUM(A1)', '=HYPERLINK("https://x.example")', '\t=1', "'x", '_x0041_', ' a '],
  ...['dos\nlíneas', '日本語 😀', '<b>&amp;</b>', 'a\u0001b'],
]

const form = aForm({
  titulo: '=cmd|x',
  descripcion: '',
  secciones: [
    aSection({
      titulo: '+1',
      preguntas: NASTY.map((titulo, orden) =>
        aQuestion({
          ...{ id: `q${orden}`, orden, titulo, ...TYPED['single-choice'] },
          opciones: NASTY.map((texto, at) => anOption(at, { id: `o${at}`, texto })),
        }),
      ),
    }),
  ],
})

it('MOVE-05 a workbook has texts and nothing that runs, whatever a form says', async () => {
  const { sheets } = await writeXlsform(form)
  const bytes = await writeSheets(sheets, new Set([EMBEDDED]))
  const parts = Object.entries(unzipSync(bytes))
  for (const [name, part] of parts) {
    expect(name).not.toMatch(/vba|external|hyperlink/iu)
    if (name.startsWith('xl/worksheets/')) expect(strFromU8(part)).not.toMatch(/<f[ >]|<hyperlink/u)
  }
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(bytes.buffer)
  const kinds = new Set<exceljs.ValueType>()
  for (const sheet of workbook.worksheets)
    sheet.eachRow((row) => row.eachCell((cell) => void kinds.add(cell.type)))
  expect([...kinds]).toEqual([exceljs.ValueType.String])
  expect(workbook.getWorksheet(EMBEDDED)?.state).toBe('hidden')
})

it('MOVE-05 a workbook that comes back is the form that went out', async () => {
  const { sheets } = await writeXlsform(form)
  const bytes = await writeSheets(sheets, new Set([EMBEDDED]))
  const read = await readSheets(bytes, () => undefined)
  expect(read.map(({ name }) => name)).toEqual(['survey', 'choices', 'settings', EMBEDDED])
  expect(await embeddedIn(read, ids())).toEqual({ is: 'file', file: readText(formFileText(form)) })
})
