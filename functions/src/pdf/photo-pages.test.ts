import { crc32, deflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { listedText } from '../../../src/domain/question-types/files/list'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { anAnswer, aSection, aVersion, questions, TYPED } from '../../../src/testing/builders'
import { wordingFor } from '../platform/wording'
import { NO_BRAND } from './brand'
import { renderPdf } from './render'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A grey PNG as a data address; documents draw it as large as there is room for. */
function photo(width: number, height: number): string {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0])
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return `data:image/png;base64,${Buffer.concat([signature, ...chunks]).toString('base64')}`
}

const PHOTOS = 9
/** Leaves room below them for a question's title, and for no photo. */
const LINES_BEFORE = 24

it.each([
  ['stand', photo(3, 4)],
  ['lie', photo(4, 3)],
])(
  'PDF-01 KIND-08 photos that %s are four to a page, the first ones below the title of their question',
  async (_, image) => {
    const files = Array.from({ length: PHOTOS }, (__, at) => ({
      ...{ path: `imagenes/comercios/${at}.png`, name: `${at}.png`, size: 1 },
      ...{ caption: `Foto ${at + 1}`, takenAt: '' as const, place: '' },
    }))
    const preguntas = questions(
      { titulo: 'Nota', respuesta: 'una línea\n'.repeat(LINES_BEFORE) },
      {
        ...TYPED.files,
        titulo: 'Fotos del local',
        formato: 'photo:1-9:caption',
        respuesta: listedText(files),
      },
    )
    const version = aVersion({ secciones: [aSection({ preguntas })] })
    const pdf = await renderPdf({
      answer: assembleAnswer(version, anAnswer({ version, secciones: version.secciones })),
      wording: wordingFor('es', 'UTC'),
      pictures: new Map(files.map(({ path }) => [path, image])),
      ...{ header: null, lookupUrl: null, statusUrl: null, extras: null, brand: NO_BRAND },
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    expect(text.map((page) => page.match(/Foto \d/g)?.length ?? 0)).toEqual([0, 4, 4, 1])
    expect(text[1]).toContain('Fotos del local')
  },
)
