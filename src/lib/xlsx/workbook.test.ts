import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../testing/read-workbook'
import type { Cell } from '../../domain/export/cell'
import { columnName, dateSerial } from './row'
import { openWorkbook } from './workbook'

const CONTINUING = { to: ' → {cell}', from: '{cell} → ' }

/** Gathers in the memory of the test. */
const gather = () => {
  const pieces: BlobPart[] = []
  return {
    take: (piece: BlobPart) => void pieces.push(new Blob([piece])),
    file: () => new Blob(pieces),
  }
}

/** The bytes of a workbook with these rows. */
async function written(headings: string[], rows: Cell[][]): Promise<Uint8Array> {
  const workbook = openWorkbook({
    headings,
    sheets: ['Sheet1', 'Información'],
    continuing: CONTINUING,
    gather,
  })
  workbook.add(rows)
  return new Uint8Array(await workbook.close([['Respuestas', rows.length]]).arrayBuffer())
}
const parts = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]))
const readBack = async (file: Uint8Array, sheet = 1) => (await readWorkbook(file))[sheet - 1]?.data ?? []

describe('workbook', () => {
  it('ALIST-06 is read back with its types: texts, numbers, negative ones, days and moments', async () => {
    const row: Cell[] = ['Ñandú & <b> "x"', -12.5, { date: '2026-10-05' }, { date: '2026-10-05T10:30' }, null]
    const [headings, read] = await readBack(await written(['A', 'B', 'C', 'D', 'E'], [row]))
    expect(headings).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(read).toEqual([
      'Ñandú & <b> "x"',
      -12.5,
      new Date('2026-10-05T00:00Z'),
      new Date('2026-10-05T10:30Z'),
      null,
    ])
  })

  it('ALIST-06 shows the decimals that a number was typed with, and keeps texts of digits', async () => {
    const row: Cell[] = [{ number: 1.5, decimals: 2 }, { number: 12, decimals: 1 }, '08001']
    const file = await written(['A', 'B', 'C'], [row])
    const sheet = parts(file)['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<c r="A2" s="8"><v>1.5</v></c><c r="B2" s="7"><v>12</v></c>')
    expect((await readBack(file))[1]).toEqual([1.5, 12, '08001'])
  })

  it.each(['=1+1', '+54 351', '-5 grados', '@suma', '\tx', '\rx', '=HYPERLINK("http://x")'])(
    'ALIST-06 «%s» stays a text, in a cell and in a header',
    async (text) => {
      const sheet = parts(await written([text], [[text]]))['xl/worksheets/sheet1.xml'] ?? ''
      expect(sheet).not.toContain('<f>')
      expect(sheet.match(/t="inlineStr"/g)).toHaveLength(2)
      // Marked as text for good, so that editing the cell makes no formula of it either.
      expect(sheet).toContain('<c r="A2" s="5"')
    },
  )

  it('ALIST-06 keeps its first row in view and tells on a second sheet how many answers it has', async () => {
    const file = await written(['A'], [['x'], ['y']])
    expect(parts(file)['xl/worksheets/sheet1.xml']).toContain('ySplit="1" topLeftCell="A2"')
    expect(await readBack(file, 2)).toEqual([['Respuestas', 2]])
  })

  it('ALIST-06 leads to files by links', async () => {
    const link = { url: 'https://a.test/?x=1&y="2"', text: 'frente.jpg' }
    const file = parts(await written(['Foto'], [[link]]))
    expect(file['xl/worksheets/sheet1.xml']).toContain('<hyperlink ref="A2" r:id="rId1"/>')
    expect(file['xl/worksheets/_rels/sheet1.xml.rels']).toContain(
      'Target="https://a.test/?x=1&amp;y=&quot;2&quot;"',
    )
  })

  it('ALIST-06 writes no character that workbooks cannot have, and nothing that they would read as an escape', async () => {
    const [, read] = await readBack(await written(['A'], [['a\u0000b\u001fc _x0041_ 😀']]))
    expect(read).toEqual(['abc _x0041_ 😀'])
  })

  it('ALIST-06 keeps an early date, which readers of workbooks count differently, in words', async () => {
    const early: Cell[] = [
      { date: '0001-01-01' },
      { date: '1899-12-31T10:30' },
      { date: '1900-02-28' },
      { date: '1900-03-01' },
    ]
    const [, read] = await readBack(await written(['A', 'B', 'C', 'D'], [early]))
    expect(read).toEqual(['0001-01-01', '1899-12-31 10:30', '1900-02-28', new Date('1900-03-01T00:00Z')])
    expect(dateSerial('1900-01-15')).toBeNull()
    expect(dateSerial('mañana')).toBeNull()
    expect(dateSerial('1900-03-01')).toBe(61)
  })

  it('ALIST-06 a text that is too long for its cell goes on in others, each saying where', async () => {
    // The second letter of a pair would be the first of a cell, were it cut anywhere.
    const long = `a${'😀'.repeat(40_000)}`
    const [, read = []] = await readBack(await written(['A', 'B'], [[long, long]]))
    const [first, , c, d, e, f] = read.map(String)
    for (const cell of read) expect(String(cell).length).toBeLessThanOrEqual(32_767)
    expect(first?.endsWith(' → C2')).toBe(true)
    expect(c?.startsWith('A2 → ') && c.endsWith(' → D2')).toBe(true)
    expect(e?.startsWith('B2 → ')).toBe(true)
    const whole = [first, c, d].map((cell) => cell?.replace(/^[A-Z]2 → /, '').replace(/ → [A-Z]2$/, ''))
    expect(whole.join('')).toBe(long)
    expect(f).toBeDefined()
    expect(read).toHaveLength(6)
  })

  it('ALIST-06 the size of each part stands before it, for readers that do not look at the end first', async () => {
    const file = await written(['A'], [['x']])
    const view = new DataView(file.buffer)
    let at = 0
    const names: string[] = []
    while (view.getUint32(at, true) === 0x04034b50) {
      const [flags, size] = [view.getUint16(at + 6, true), view.getUint32(at + 18, true)]
      const [name, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)]
      names.push(strFromU8(file.subarray(at + 30, at + 30 + name)))
      expect(flags & 0b1000).toBe(0)
      at += 30 + name + extra + size
    }
    expect(names.toSorted()).toEqual(Object.keys(parts(file)).toSorted())
  })

  it('ALIST-06 names columns beyond Z', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  it('ALIST-06 refuses more rows than a sheet may have, rather than leaving some out', () => {
    const workbook = openWorkbook({ headings: [], sheets: ['Sheet1', 'x'], continuing: CONTINUING, gather })
    const rows = Array.from({ length: 1_048_576 }, () => [])
    expect(() => workbook.add(rows)).toThrow(RangeError)
  })
})

/** A file of its own, which is gone afterwards. */
function withFile<T>(file: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(`${tmpdir()}/workbook-`)
  try {
    writeFileSync(`${folder}/export.xlsx`, file)
    return use(`${folder}/export.xlsx`, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isHere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0
const SAMPLE: Cell[][] = [['Ñandú 😀', -12.5, { date: '2026-10-05' }, null, '=1+1']]

/** Programs of those names that are here and can do it; a machine need not have any. */
const here = (programs: string[], ...able: string[]) => programs.filter((program) => isHere(program, ...able))

it.each(here(['jar'], '--version'))(
  "ALIST-06 Java's %s reads its parts one after the other, as from a line",
  async (jar) => {
    // Without a name the tool reads its input by a ZipInputStream.
    const input = await written(['A', 'B', 'C', 'D', 'E'], SAMPLE)
    const { stdout, stderr } = spawnSync(jar, ['t'], { input, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout.trim().split('\n').toSorted()).toEqual(Object.keys(parts(input)).toSorted())
    withFile(input, (_path, folder) => {
      expect(spawnSync(jar, ['x'], { input, cwd: folder }).status).toBe(0)
      const sheet = readFileSync(`${folder}/xl/worksheets/sheet1.xml`, 'utf8')
      expect(sheet).toBe(parts(input)['xl/worksheets/sheet1.xml'])
    })
  },
)

const READ_BY_OPENPYXL = `
import json, sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1])["Sheet1"]
print(json.dumps([[str(cell) for cell in row] for row in sheet.iter_rows(values_only=True)]))
`

const PYTHONS = ['python3', '/usr/bin/python3']

it.each(here(PYTHONS, '-c', 'import openpyxl'))('ALIST-06 openpyxl of %s reads its cells', async (python) => {
  const file = await written(['A', 'B', 'C', 'D', 'E'], SAMPLE)
  const { stdout } = withFile(file, (path) =>
    spawnSync(python, ['-c', READ_BY_OPENPYXL, path], { encoding: 'utf8' }),
  )
  expect(JSON.parse(stdout)).toEqual([
    ['A', 'B', 'C', 'D', 'E'],
    ['Ñandú 😀', '-12.5', '2026-10-05 00:00:00', 'None', '=1+1'],
  ])
})

it.each(here(PYTHONS, '--version'))("ALIST-06 %s's own reader finds every checksum right", async (python) => {
  const file = await written(['A'], [['a'.repeat(300_000)]])
  const { stdout, status } = withFile(file, (path) =>
    spawnSync(python, ['-m', 'zipfile', '-t', path], { encoding: 'utf8' }),
  )
  expect({ stdout: stdout.trim(), status }).toEqual({ stdout: 'Done testing', status: 0 })
})

const OFFICES = here(['soffice'], '--version')
const OFFICE_LIMIT_MS = 120_000

/** The first sheet as an office program shows it, a line for each row. */
const shownBy = (office: string, file: Uint8Array): string[] =>
  withFile(file, (path, folder) => {
    const { stderr } = spawnSync(
      office,
      [
        // A profile of its own: somebody may have the program open.
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        // Comma, double quotes, UTF-8, from the first line, cells as they are shown.
        ...['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'],
        ...['--outdir', folder, path],
      ],
      { encoding: 'utf8', timeout: OFFICE_LIMIT_MS },
    )
    expect(stderr).not.toContain('Error')
    return readFileSync(`${folder}/export.csv`, 'utf8').trimEnd().split('\n')
  })

it.each(OFFICES)(
  'ALIST-06 %s shows its texts, numbers, days and links, and computes nothing',
  async (office) => {
    const file = await written(
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
