import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../../domain/export/cell'
import { columnName, dateSerial } from './row'
import { openWorkbook } from './workbook'

/** The bytes of a workbook with these rows. */
function written(headings: string[], rows: Cell[][]): Uint8Array {
  const pieces: Uint8Array[] = []
  const workbook = openWorkbook({
    headings,
    sheets: ['Sheet1', 'Información'],
    write: (bytes) => pieces.push(new Uint8Array(bytes)),
  })
  workbook.add(rows)
  workbook.close([['Respuestas', rows.length]])
  return new Uint8Array(Buffer.concat(pieces))
}
const parts = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]))
const readBack = async (file: Uint8Array, sheet = 1) =>
  (await readWorkbook(Buffer.from(file)))[sheet - 1]?.data ?? []

describe('workbook', () => {
  it('ALIST-06 is read back with its types: texts, numbers, negative ones, days and moments', async () => {
    const row: Cell[] = ['Ñandú & <b> "x"', -12.5, { date: '2026-10-05' }, { date: '2026-10-05T10:30' }, null]
    const [headings, read] = await readBack(written(['A', 'B', 'C', 'D', 'E'], [row]))
    expect(headings).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(read).toEqual([
      'Ñandú & <b> "x"',
      -12.5,
      new Date('2026-10-05T00:00Z'),
      new Date('2026-10-05T10:30Z'),
      null,
    ])
  })

  it.each(['=1+1', '+54 351', '-5 grados', '@suma', '\tx', '\rx', '=HYPERLINK("http://x")'])(
    'ALIST-06 «%s» stays a text, in a cell and in a header',
    (text) => {
      const sheet = parts(written([text], [[text]]))['xl/worksheets/sheet1.xml'] ?? ''
      expect(sheet).not.toContain('<f>')
      expect(sheet.match(/t="inlineStr"/g)).toHaveLength(2)
      // Marked as text for good, so that editing the cell makes no formula of it either.
      expect(sheet).toContain('<c r="A2" s="5"')
    },
  )

  it('ALIST-06 keeps its first row in view and tells on a second sheet how many answers it holds', async () => {
    const file = written(['A'], [['x'], ['y']])
    expect(parts(file)['xl/worksheets/sheet1.xml']).toContain('ySplit="1" topLeftCell="A2"')
    expect(await readBack(file, 2)).toEqual([['Respuestas', 2]])
  })

  it('ALIST-06 leads to files by links', () => {
    const file = parts(written(['Foto'], [[{ url: 'https://a.test/?x=1&y="2"', text: 'frente.jpg' }]]))
    expect(file['xl/worksheets/sheet1.xml']).toContain('<hyperlink ref="A2" r:id="rId1"/>')
    expect(file['xl/worksheets/_rels/sheet1.xml.rels']).toContain(
      'Target="https://a.test/?x=1&amp;y=&quot;2&quot;"',
    )
  })

  it('ALIST-06 writes no character that workbooks cannot hold, and nothing that they would read as an escape', async () => {
    const [, read] = await readBack(written(['A'], [['a\u0000b\u001fc _x0041_ 😀']]))
    expect(read).toEqual(['abc _x0041_ 😀'])
  })

  it('ALIST-06 keeps an early date, which workbooks cannot count, in words', () => {
    expect(dateSerial('1900-01-15')).toBeNull()
    expect(dateSerial('mañana')).toBeNull()
    expect(dateSerial('1900-03-01')).toBe(61)
  })

  it('ALIST-06 names columns beyond Z', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  it('ALIST-06 refuses more rows than a sheet holds, rather than leaving some out', () => {
    const workbook = openWorkbook({ headings: [], sheets: ['Sheet1', 'x'], write: () => undefined })
    const rows = Array.from({ length: 1_048_576 }, () => [])
    expect(() => workbook.add(rows)).toThrow(RangeError)
  })
})

/** Office programs that are here; a machine need not have any. */
const OFFICES = ['soffice'].filter((program) => spawnSync(program, ['--version']).status === 0)
const OFFICE_LIMIT_MS = 120_000

/** The first sheet as an office program shows it, a line for each row. */
function shownBy(office: string, file: Uint8Array): string[] {
  const folder = mkdtempSync(`${tmpdir()}/office-`)
  try {
    writeFileSync(`${folder}/export.xlsx`, file)
    const { stderr } = spawnSync(
      office,
      [
        // A profile of its own: somebody may have the program open.
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        // Comma, double quotes, UTF-8, from the first line, cells as they are shown.
        ...['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'],
        ...['--outdir', folder, `${folder}/export.xlsx`],
      ],
      { encoding: 'utf8', timeout: OFFICE_LIMIT_MS },
    )
    expect(stderr).not.toContain('Error')
    return readFileSync(`${folder}/export.csv`, 'utf8').trimEnd().split('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it.each(OFFICES)(
  'ALIST-06 %s shows its texts, numbers, days and links, and computes nothing',
  (office) => {
    const file = written(
      ['=1+1', 'Número', 'Día', 'Momento', 'Foto'],
      [
        [
          '=1+1',
          -12.5,
          { date: '2026-10-05' },
          { date: '2026-10-05T10:30' },
          { url: 'https://a.test/?x=1&y=2', text: 'frente.jpg' },
        ],
        ['+54 351 ñandú 日本 😀', 7, null, null, '@suma'],
      ],
    )
    expect(shownBy(office, file)).toEqual([
      '=1+1,Número,Día,Momento,Foto',
      '=1+1,-12.5,05/10/2026,05/10/2026 10:30,frente.jpg',
      '+54 351 ñandú 日本 😀,7,,,@suma',
    ])
  },
  OFFICE_LIMIT_MS,
)
