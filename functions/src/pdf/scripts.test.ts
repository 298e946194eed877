import { NO_BRAND } from './brand'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import type { Section } from '../../../src/domain/form/section'
import { anAnswer, anAttachment, aSection, aVersion, questions } from '../../../src/testing/builders'
import { wordingFor } from '../platform/wording'
import { renderPdf } from './render'

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
// The first document takes longer, because it opens the fonts.
const SLOW = { timeout: 60_000 }

interface Placed {
  page: number
  text: string
  x: number
  y: number
}

/** The pieces of text of a document with their places, from the foot of their page. */
async function placed(secciones: Section[], pictures = new Map<string, string>()): Promise<Placed[]> {
  const version = aVersion({ secciones })
  const answer = assembleAnswer(version, anAnswer({ version, secciones }))
  const none = { header: null, lookupUrl: null, statusUrl: null, extras: null, brand: NO_BRAND }
  const pdf = await renderPdf({ answer, wording: wordingFor('es', 'UTC'), pictures, ...none })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const all: Placed[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0]: number[] = item.transform
      all.push({ page, text: item.str.trim(), x, y })
    }
  }
  return all
}
const asking = (...given: { titulo: string; respuesta: string }[]) => [
  aSection({ preguntas: questions(...given) }),
]
const find = (all: Placed[], text: string): Placed => {
  const one = all.find((piece) => piece.text.includes(text))
  if (!one) throw new Error(`${text} is not in the document`)
  return one
}

beforeAll(async () => {
  await placed([])
}, 60_000)

it(
  'PDF-01 words written from the right follow each other to the left, and brackets enclose them',
  SLOW,
  async () => {
    const all = await placed(asking({ titulo: 'Hebreo', respuesta: 'אלף (בית) גימל abc דלת' }))
    const [first, second, third, latin, last] = ['אלף', 'בית', 'גימל', 'abc', 'דלת'].map((word) =>
      find(all, word),
    )
    const order = [first, second, third, latin, last].map((word) => word?.x ?? 0)
    expect(order).toEqual(order.toSorted((one, other) => other - one))
    // It begins at the right margin of the page.
    expect(first?.x).toBeGreaterThan(500)
  },
)

it('PDF-01 the second line of a text from the right begins at the right again', SLOW, async () => {
  const words = Array.from({ length: 60 }, (_, index) => `מילה${'אבגדהוזחטי'.charAt(index % 10)}`)
  const all = await placed(asking({ titulo: 'Largo', respuesta: words.join(' ') }))
  const hebrew = all.filter(({ text }) => text.includes('מילה'))
  const lines = [...new Set(hebrew.map(({ y }) => y))]
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(0, -1)) {
    const ends = hebrew.filter(({ y }) => y === line).map(({ x }) => x)
    expect(Math.max(...ends)).toBeGreaterThan(500)
    expect(Math.min(...ends)).toBeLessThan(120)
  }
})

it.each([
  ['Amárico', 'ሰላም ለዓለም'],
  ['Chino', '简体中文'],
  ['Coreano', '안녕하세요'],
  ['Japonés', 'こんにちは'],
  ['Emoji', '😀'],
])('PDF-01 %s is in the document as text that can be searched', SLOW, async (titulo, respuesta) => {
  const text = (await placed(asking({ titulo, respuesta }))).map((piece) => piece.text).join(' ')
  expect(text.replaceAll(' ', '')).toContain(respuesta.replaceAll(' ', ''))
})

it('PDF-01 no combination of letters stops a document', SLOW, async () => {
  const blocks = [0x600, 0x900, 0x980, 0xe00, 0xe80, 0x1000, 0x1200, 0x1780, 0xac00, 0x1f3f0, 0xd80, 0x5d0]
  const respuesta = blocks
    .flatMap((block) =>
      Array.from({ length: 120 }, (_, index) =>
        String.fromCodePoint(block + ((index * 7) % 128), block + ((index * 13 + 5) % 128)),
      ),
    )
    .join(' ')
  await expect(placed(asking({ titulo: 'Todo', respuesta }))).resolves.not.toEqual([])
})

it('PDF-01 letters that no font has are listed below their text', SLOW, async () => {
  const all = await placed(asking({ titulo: 'Nota', respuesta: 'antes 𓀀 después' }))
  expect(find(all, 'antes [U+13000] después').y).toBeGreaterThan(find(all, 'Faltan letras').y)
})

it('PDF-01 short answers stand side by side, long ones below each other', SLOW, async () => {
  const long = 'Una respuesta que no cabe al lado de otra, porque dice bastante más que sí o que no.'
  const all = await placed(
    asking(
      { titulo: 'Uno', respuesta: 'a' },
      { titulo: 'Dos', respuesta: 'b' },
      { titulo: 'Tres', respuesta: long },
    ),
  )
  const [one, two, three] = ['Uno', 'Dos', 'Tres'].map((title) => find(all, title))
  expect(two?.y).toBe(one?.y)
  expect(two?.x).toBeGreaterThan(one?.x ?? 0)
  expect(three?.x).toBe(one?.x)
})

it('PDF-01 a question stays with its answer and its photo', SLOW, async () => {
  const COUNT = 30
  const picture = { path: 'imagenes/f/foto.png', url: '', name: 'foto.png', size: 1 }
  const titled = Array.from({ length: COUNT }, (_, index) => ({
    titulo: `Pregunta ${index}.`,
    adjuntar: true,
    respuesta: `Respuesta ${index}. ${'Con algo más de texto para que ocupe su propia fila. '.repeat(2)}`,
    imagen: anAttachment(picture),
  }))
  const secciones = [aSection({ preguntas: questions(...titled) })]
  const all = await placed(secciones, new Map([[picture.path, `data:image/png;base64,${DOT}`]]))
  for (let index = 0; index < COUNT; index += 1) {
    const [title, answer] = [find(all, `Pregunta ${index}.`), find(all, `Respuesta ${index}.`)]
    expect(answer.page).toBe(title.page)
    // The photo has room below the answer.
    expect(answer.y - 180).toBeGreaterThan(0)
  }
})

it('PDF-01 a text of 120,000 letters is whole', SLOW, async () => {
  const WORDS = 15_000
  const respuesta = Array.from({ length: WORDS }, (_, index) => `p${String(index).padStart(6, '0')}`).join(
    ' ',
  )
  const all = await placed(asking({ titulo: 'Nota', respuesta }))
  const words = new Set(
    all
      .map(({ text }) => text)
      .join(' ')
      .match(/p\d{6}/g),
  )
  expect(words.size).toBe(WORDS)
})
