import type { Wording } from '../platform/wording'
import type { CatalogueWords } from './words'
import { contactOf, logoOf, type DrawnBrand } from '../pdf/brand'
import { text, type Setting } from '../pdf/content'
import { INK, paper } from '../pdf/document'
import type { DocumentDefinition } from '../pdf/pdfmake'
import { renderDocument } from '../pdf/render'

/** What a poster says (REACH-02). */
export interface PosterParts {
  municipality: string
  brand: DrawnBrand
  title: string
  /** What stands below the title; '' for nothing. */
  lead: string
  /** Where the code leads. */
  address: string
  words: CatalogueWords
  wording: Wording
}

const PETROL = '#0d4f5a'
const WIDTH = 595.28
const HEIGHT = 841.89
/** Width of the code: read from two metres away. */
const CODE = 300

/** A long title is still seen from the street, and leaves the code its place. */
const sizeOf = (title: string): number => (title.length > 90 ? 26 : title.length > 40 ? 34 : 44)

function definition(parts: PosterParts, setting: Setting): DocumentDefinition {
  const { municipality, brand, title, lead, address, words, wording } = parts
  const color = brand.color || PETROL
  return {
    ...paper(wording.tag, `${title} · ${municipality}`, brand),
    background: () => ({
      canvas: [
        { type: 'rect', x: 0, y: 0, w: WIDTH, h: 18, color },
        { type: 'rect', x: 0, y: HEIGHT - 18, w: WIDTH, h: 18, color },
      ],
    }),
    pageMargins: [56, 56, 56, 44],
    content: [
      ...logoOf(brand),
      text(municipality, 'lead', setting, { fontSize: 16, margin: [0, 0, 0, 28] }),
      text(title, 'title', setting, { fontSize: sizeOf(title), margin: [0, 0, 0, 12] }),
      ...(lead === '' ? [] : [text(lead, 'lead', setting, { fontSize: 16, margin: [0, 0, 0, 12] })]),
      { qr: address, fit: CODE, foreground: INK, eccLevel: 'M', margin: [0, 24, 0, 20] },
      text(words.scan, 'branch', setting, { tag: { role: 'P' }, fontSize: 20, margin: [0, 0, 0, 12] }),
      text(words.typeAddress, 'label', setting, { fontSize: 12 }),
      text(address.replace(/^https?:\/\//, ''), 'place', setting, { fontSize: 14, link: address }),
      ...contactOf(brand, setting),
    ],
  }
}

/** A poster of A4 with a code to scan, in the face of the town. */
export const renderPoster = (parts: PosterParts): Promise<Buffer> =>
  renderDocument((fonts) => definition(parts, { wording: parts.wording, pictures: new Map(), fonts }))
