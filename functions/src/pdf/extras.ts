import type { PdfExtras } from '../../../src/domain/calls/generate-pdf'
import { MAX_IMAGE_BYTES } from '../../../src/domain/files/limits'
import { badRequest } from '../platform/errors'
import { pictureUrl } from './picture'
import type { Content } from './pdfmake'
import { text, type Setting } from './content'

/** What a reader adds to a document, ready to be drawn (PDF-03). */
export interface DrawnExtras extends Pick<PdfExtras, 'text' | 'location'> {
  /** The logo as a data address. */
  logo: string | null
}

/**
 * What the reader sent, with a logo that can be drawn.
 * @throws HttpsError `invalid-argument` when the logo is no png or jpeg, cannot be drawn, or is over 5 MB
 */
export function extrasOf({ logo, ...words }: PdfExtras): DrawnExtras {
  if (logo === null) return { ...words, logo }
  const bytes = Buffer.from(logo, 'base64')
  const drawn = bytes.length > MAX_IMAGE_BYTES ? null : pictureUrl(bytes)
  if (drawn === null) throw badRequest()
  return { ...words, logo: drawn }
}

/** The logo with the place beside it, at the head of the document. */
export function letterhead({ logo, location }: DrawnExtras, setting: Setting): Content[] {
  if (logo === null && location === '') return []
  return [
    {
      columns: [
        { width: 150, stack: logo === null ? [] : [{ image: logo, fit: [150, 60] }] },
        { width: '*', stack: [text(location, 'place', setting, { alignment: 'right' })] },
      ],
      columnGap: 16,
      margin: [0, 0, 0, 12],
    },
  ]
}

/** The reader's text, before the sections. */
export const notice = (extras: DrawnExtras, setting: Setting): Content[] =>
  extras.text === '' ? [] : [text(extras.text, 'answer', setting, { margin: [0, 8, 0, 4] })]
