import pdfmake from 'pdfmake'
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

pdfmake.setFonts(FONTS)
pdfmake.setTableLayouts({ facts: factsLayout })
// Nothing that an answer says makes the server read a file or open an address.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(isFontFile)

/** The bytes of the PDF of an answer. */
export const renderPdf = (parts: PdfParts): Promise<Buffer> =>
  pdfmake.createPdf(documentOf(parts)).getBuffer()
