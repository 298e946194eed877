import { createRequire } from 'node:module'
import type * as Fontkit from 'fontkit'
import { documentOf, type PdfParts } from './document'
import { openFontBook, type FontBook } from './font-book'
import type { CustomTableLayout, DocumentDefinition } from './pdfmake'
import { placeInVisualOrder } from './visual-order'
import { writeGlyphText } from './glyph-text'
import { writeTags } from './write-tags'

const RULE = '#d5dcda'

/** Label and value with a hairline below each. */
const factsLayout: CustomTableLayout = {
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: () => 0,
  paddingTop: () => 2,
  paddingBottom: () => 2,
}

async function prepare() {
  const { default: pdfmake } = await import('pdfmake')
  // The very copy that pdfmake draws with, which an import would not be.
  const { create }: typeof Fontkit = createRequire(import.meta.url)('fontkit')
  const fonts = openFontBook({ create, register: (name, files) => pdfmake.addFonts({ [name]: files }) })
  placeInVisualOrder()
  writeGlyphText()
  writeTags()
  pdfmake.setTableLayouts({ facts: factsLayout })
  // Nothing that an answer says makes the server read a file or open an address.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(fonts.isFontFile)
  return { pdfmake, fonts }
}

// Loaded with the first PDF: a seventh of what every function took to begin.
let prepared: ReturnType<typeof prepare> | undefined

/** The bytes of a document, which is told the fonts that there are. */
export async function renderDocument(define: (fonts: FontBook) => DocumentDefinition): Promise<Buffer> {
  prepared ??= prepare()
  const { pdfmake, fonts } = await prepared
  return pdfmake.createPdf(define(fonts)).getBuffer()
}

/** The bytes of the PDF of an answer. */
export const renderPdf = (parts: PdfParts): Promise<Buffer> =>
  renderDocument((fonts) => documentOf({ ...parts, fonts }))
