import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { anAnswer, anAttachment, aSection, aVersion, questions } from '../../../src/testing/builders'
import { wordingFor } from '../platform/wording'
import { NO_BRAND } from './brand'
import { renderPdf } from './render'

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const LOOKUP = 'https://formularios.test/consulta/VDR-1'

/** Persian stands before Arabic: the two share the glyphs of letters that they do not share. */
const ANSWERS = {
  Persa: 'نام خانوادگی و نشانی محل سکونت ۱۲۳۴',
  Árabe: 'الاسم الكامل وعنوان السكن ١٢٣',
  Hebreo: 'שם מלא וכתובת',
  Tailandés: 'กรุณากรอกชื่อและที่อยู่น้ำ',
  Hindi: 'कृपया अपना पूरा नाम और पता लिखें क्षेत्र',
  Bengalí: 'অনুগ্রহ করে আপনার নাম লিখুন',
  Tamil: 'தயவுசெய்து உங்கள் பெயர்',
  Telugu: 'దయచేసి మీ పేరు',
  Canarés: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು',
  Malabar: 'ദയവായി നിങ്ങളുടെ',
  Cingalés: 'කරුණාකර ඔබේ නම',
  Guyaratí: 'કૃપા કરીને તમારું',
  Panyabí: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ',
  Jemer: 'សូមសរសេរឈ្មោះ',
  Laosiano: 'ກະລຸນາຊື່',
  Birmano: 'ကျေးဇူးပြု၍ အမည်',
  Coreano: '이름과 주소를 적어 주세요',
  Chino: '简体中文',
  Japonés: '日本語です',
  Griego: 'Καλημέρα κόσμε',
  Vietnamita: 'Tên đầy đủ',
  Compuesto: 'nin\u0303o',
}
const PHOTO = { path: 'imagenes/f/foto.png', url: '', name: 'foto.png', size: 1 }

interface Node {
  role: string
  alt?: string
  id?: string
  children?: Node[]
}
type Document = Awaited<ReturnType<typeof getDocumentProxy>>
let document: Document
/** Letters of a document as they are copied, without blanks. */
let copied = ''
const tree: Node[] = []
const everyNode = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])])
const withRole = (role: string) => everyNode(tree).filter((node) => node.role === role)

/** The words of the content that each id of a tree names, page by page. */
const words = new Map<string, string>()
const wordsOf = (node: Node): string =>
  everyNode([node])
    .map(({ id }) => (id === undefined ? '' : (words.get(id) ?? '')))
    .join('')
    .trim()
/** What is written outside of the tree. */
const around: string[] = []

beforeAll(async () => {
  const preguntas = questions(
    ...Object.entries(ANSWERS).map(([titulo, respuesta]) => ({ titulo, respuesta })),
    { titulo: 'Fachada', adjuntar: true, respuesta: 'Sí', imagen: anAttachment(PHOTO) },
  )
  const secciones = [aSection({ titulo: 'Datos', preguntas })]
  const version = aVersion({ secciones })
  const answer = assembleAnswer(version, anAnswer({ version, secciones }))
  const pdf = await renderPdf({
    ...{ answer, wording: wordingFor('es', 'UTC'), header: null, lookupUrl: LOOKUP, statusUrl: null },
    ...{ extras: null, brand: NO_BRAND },
    pictures: new Map([[PHOTO.path, `data:image/png;base64,${DOT}`]]),
  })
  document = await getDocumentProxy(new Uint8Array(pdf))
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const open: (string | null)[] = []
    for (const item of items) {
      if (!('type' in item)) {
        const id = open.findLast(Boolean)
        copied += item.str
        if (id) words.set(id, (words.get(id) ?? '') + item.str)
        else if (item.str.trim() !== '') around.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push('id' in item ? (item.id ?? null) : null)
    }
    const { children = [] } = (await page.getStructTree()) ?? {}
    tree.push(...JSON.parse(JSON.stringify(children)))
  }
}, 60_000)

describe('the text of a document', () => {
  it.each(Object.entries(ANSWERS))('PDF-01 %s is copied as it was typed', (_script, typed) => {
    expect(copied.replace(/\s/g, '').normalize('NFC')).toContain(typed.replace(/\s/g, '').normalize('NFC'))
  })

  it('PDF-01 holds no letters that stand for nothing', () => {
    // oxlint-disable-next-line no-control-regex -- glyphs without letters are read as these
    expect(copied).not.toMatch(/[\u0000-\u0008\u000e-\u001f\ufffd]/u)
  })
})

describe('the tree of a document', () => {
  it('PDF-01 has a language and a title that is shown', async () => {
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Language: 'es', Title: expect.stringContaining('VDR-') })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('PDF-01 has the title and the sections as headings', () => {
    expect(withRole('H1').map(wordsOf)).toEqual(['Inspección de comercios'])
    expect(withRole('H2').map(wordsOf)).toEqual(['Datos'])
  })

  it('PDF-01 has its facts as a table whose labels are the headings of their rows', () => {
    const rows = withRole('TR').map(({ children = [] }) => children.map((cell) => [cell.role, wordsOf(cell)]))
    expect(rows).toContainEqual([
      ['TH', 'Área municipal'],
      ['TD', 'Inspección General'],
    ])
    for (const row of rows) expect(row.map(([role]) => role)).toEqual(['TH', 'TD'])
  })

  it('PDF-01 names what a picture shows, and what is scanned is a link, too', async () => {
    expect(withRole('Figure').map(({ alt }) => alt)).toEqual(['foto.png'])
    expect(withRole('Link').map(wordsOf).join(' ')).toContain('Escanee el código')
    const page = await document.getPage(1)
    expect((await page.getAnnotations()).map(({ url }) => url)).toContain(LOOKUP)
  })

  it('PDF-01 has a question and its answer one after the other, and pages without their numbers', () => {
    const read = withRole('P').map(wordsOf)
    expect(read.at(read.indexOf('Griego') + 1)).toBe(ANSWERS.Griego)
    expect(around.join(' ')).toMatch(/Página 1 de \d/)
    expect(around.join(' ')).not.toContain('Griego')
    expect(everyNode(tree).map(wordsOf).join(' ')).not.toContain('Página')
  })
})
