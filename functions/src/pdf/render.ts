import { documentOf, type PdfParts } from './document'
import { FONTS, isFontFile } from './fonts'
import type { CustomTableLayout } from './pdfmake'

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

async function preparePdfmake() {
  const { default: pdfmake } = await import('pdfmake')
  pdfmake.setFonts(FONTS)
  pdfmake.setTableLayouts({ facts: factsLayout })
  // Nothing that an answer says makes the server read a file or open an address.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(isFontFile)
  return pdfmake
}

// Loaded with the first PDF: a seventh of what every function took to begin.
let prepared: ReturnType<typeof preparePdfmake> | undefined

/** The bytes of the PDF of an answer. */
export async function renderPdf(parts: PdfParts): Promise<Buffer> {
  prepared ??= preparePdfmake()
  const pdfmake = await prepared
  return pdfmake.createPdf(documentOf(parts)).getBuffer()
}
