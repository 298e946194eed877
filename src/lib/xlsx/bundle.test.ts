import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { bundleIn } from './bundle'
import { WorkbookRefused } from './unpack'

const BOOK = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])

const packed = (entries: Zippable) => bundleIn(zipSync(entries))
const faultOf = (bytes: Uint8Array): string => {
  try {
    bundleIn(bytes)
    return 'none'
  } catch (error) {
    return error instanceof WorkbookRefused ? error.fault : 'thrown'
  }
}

describe('MOVE-01 KIND-09 a workbook that is packed together with its pictures', () => {
  it('comes with them, wherever they stand, by their names alone', async () => {
    const bundle = packed({
      'censo/media/farola.png': PNG,
      'censo/arbol.JPG': PNG,
      'censo/leame.txt': strToU8('x'),
      'censo/old/otro.xlsx': strToU8('x'),
      'censo/censo.xlsx': BOOK,
      '__MACOSX/censo/._arbol.JPG': PNG,
      'censo/.oculta.png': PNG,
    })
    expect(bundle?.name).toBe('censo.xlsx')
    expect(bundle?.bytes).toEqual(BOOK)
    expect(bundle?.others).toEqual(['otro.xlsx'])
    expect(bundle?.pictures.map(({ name }) => name)).toEqual(['farola.png', 'arbol.JPG'])
    const [lamp] = bundle?.pictures ?? []
    expect(lamp && new Uint8Array(await lamp.arrayBuffer())).toEqual(PNG)
  })

  it.each([
    ['a workbook itself', BOOK],
    [
      'a document with a sheet in it',
      zipSync({
        '[Content_Types].xml': strToU8('<Types/>'),
        'word/document.xml': strToU8('<w:document/>'),
        'word/embeddings/Microsoft_Excel_Worksheet.xlsx': BOOK,
      }),
    ],
    ['without a workbook', zipSync({ 'farola.png': PNG })],
  ])('a packed file that is %s is none', (_which, bytes) => {
    expect(bundleIn(bytes)).toBeNull()
  })

  it('MOVE-06 that unpacks to far more than any form has is not opened', () => {
    const zeros = new Uint8Array(3 * 1024 * 1024)
    expect(faultOf(zipSync({ 'a.xlsx': BOOK, 'farola.png': zeros }))).toBe('zipBomb')
    const many = Object.fromEntries(
      Array.from({ length: 2_100 }, (_, at) => [`${at}.png`, strToU8('')] as const),
    )
    expect(faultOf(zipSync({ 'a.xlsx': BOOK, ...many }))).toBe('zipBomb')
  })

  it('MOVE-06 of which half is missing says so', () => {
    const whole = zipSync({ 'a.xlsx': BOOK, 'farola.png': PNG })
    expect(faultOf(whole.subarray(0, whole.length / 2))).toBe('notWhole')
  })
})
