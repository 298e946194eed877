import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeWorkbook } from '../../testing/make-workbook'
import { readSheets } from './read-sheets'
import { onlySheets, WorkbookRefused } from './unpack'

const BOOK = { 'xl/workbook.xml': strToU8('<workbook/>') }

const faultOf = (bytes: Uint8Array): string => {
  try {
    onlySheets(bytes)
    return 'none'
  } catch (error) {
    return error instanceof WorkbookRefused ? error.fault : 'thrown'
  }
}

/** A size as the list of what a zip file holds says it: it stands where the list has it for each entry. */
function withSizeSaid(zip: Uint8Array, size: number): Uint8Array {
  const changed = zip.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 28; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, size, true)
  }
  return changed
}

describe('MOVE-06 a workbook that somebody brings', () => {
  it('that unpacks to far more than any form has is not opened', () => {
    const zeros = new Uint8Array(3 * 1024 * 1024)
    expect(faultOf(zipSync({ ...BOOK, 'xl/worksheets/sheet1.xml': zeros }))).toBe('zipBomb')
    // Packed as loosely as sheets are, but too much together.
    let seed = 1
    const noise = Uint8Array.from({ length: 200_000 }, () => (seed = (seed * 48_271) % 2_147_483_647))
    const two = zipSync({ 'xl/worksheets/a.xml': noise, 'xl/worksheets/b.xml': noise }, { level: 0 })
    expect(faultOf(withSizeSaid(two, 30 * 1024 * 1024))).toBe('zipBomb')
  })

  it('that holds thousands of files is not opened', () => {
    const many = Object.fromEntries(
      Array.from({ length: 2_100 }, (_, at) => [`a${at}`, strToU8('')] as const),
    )
    expect(faultOf(zipSync({ ...BOOK, ...many }))).toBe('zipBomb')
  })

  it('that says a smaller size than it has gives no more than it said', () => {
    const sheet = strToU8(`<worksheet>${'x'.repeat(5_000_000)}</worksheet>`)
    const lying = withSizeSaid(zipSync({ ...BOOK, 'xl/worksheets/sheet1.xml': sheet }), 100)
    const given = ((): number => {
      try {
        return onlySheets(lying).length
      } catch {
        return 0
      }
    })()
    expect(given).toBeLessThan(2_000)
  })

  it.each([
    ['with macros', { ...BOOK, 'xl/vbaProject.bin': strToU8('x') }, 'macros'],
    ['without sheets', { 'word/document.xml': strToU8('x') }, 'notWorkbook'],
    [
      'with entities',
      {
        ...BOOK,
        'xl/sharedStrings.xml': strToU8('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><sst/>'),
      },
      'entities',
    ],
    [
      'with entities behind a long comment',
      {
        ...BOOK,
        'xl/workbook.xml': strToU8(
          `<?xml version="1.0"?><!--${Array.from({ length: 200_000 }, (_, at) => at).join(' ')}--><!DOCTYPE x [<!ENTITY a "b">]><workbook/>`,
        ),
      },
      'entities',
    ],
  ])('%s is not opened', (_, parts, fault) => {
    expect(faultOf(zipSync(parts))).toBe(fault)
  })

  it.each([
    ['of before 2007, or with a password', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'locked'],
    ['that is text', strToU8('<html>'), 'notWorkbook'],
    ['of eleven megabytes', new Uint8Array(11 * 1024 * 1024), 'tooLarge'],
    ['that ends too early', zipSync(BOOK).subarray(0, 60), 'notWhole'],
  ])('%s is not opened', (_, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault)
  })

  it('pictures and links to outside files stay unread', () => {
    const zip = zipSync({
      ...BOOK,
      'xl/media/image1.png': strToU8('secreto'),
      'xl/externalLinks/externalLink1.xml': strToU8('secreto'),
    })
    expect(new TextDecoder().decode(onlySheets(zip))).not.toContain('secreto')
  })
})

describe('MOVE-01 the sheets of a workbook', () => {
  it('are words, row by row with their numbers, and formulas are what they came to', async () => {
    const file = await makeWorkbook({
      survey: [['type', 'name'], [], ['text', '=1+1'], ['', '  ']],
      otra: [],
    })
    const stages: string[] = []
    const sheets = await readSheets(file, () => stages.push('read'))
    expect(sheets.map(({ name }) => name)).toEqual(['survey', 'otra'])
    expect(sheets[0]?.rows.slice(0, 3)).toEqual([['type', 'name'], [], ['text', 'resultado']])
    expect(stages).toEqual(['read'])
  })
})
