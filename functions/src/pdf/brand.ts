import type { Branding } from '../../../src/domain/geography/branding'
import { logoPathOf } from '../../../src/domain/geography/sound-branding'
import { MAX_LOGO_BYTES } from '../../../src/domain/files/header-image'
import { readFile } from '../platform/files'
import { text, type Setting } from './content'
import { pictureUrl } from './picture'
import type { Content } from './pdfmake'

/** How the municipality shows itself in a document (PDF-02). */
export interface DrawnBrand {
  /** The logo as a data address; null when there is none or it cannot be drawn. */
  logo: string | null
  /** `#rrggbb`; '' for the product's own. */
  color: string
  /** Where it is reached; '' for nothing. */
  contact: string
}

export const NO_BRAND: DrawnBrand = { logo: null, color: '', contact: '' }

/** A municipality's branding, ready to be drawn; a logo that is no picture is left out. */
export async function drawnBrand({ logo, color, contacto }: Branding): Promise<DrawnBrand> {
  const path = logoPathOf(logo)
  const bytes = path === null ? null : await readFile(path, MAX_LOGO_BYTES)
  return { logo: bytes && pictureUrl(bytes), color, contact: contacto }
}

/** The logo at the head of a document. */
export const logoOf = ({ logo }: DrawnBrand): Content[] =>
  logo === null ? [] : [{ image: logo, fit: [150, 60], margin: [0, 0, 0, 12] }]

/** Where the municipality is reached, at the end of a document. */
export const contactOf = ({ contact }: DrawnBrand, setting: Setting): Content[] =>
  contact === ''
    ? []
    : [text(`${setting.wording.labels.contact}: ${contact}`, 'label', setting, { margin: [0, 16, 0, 0] })]
