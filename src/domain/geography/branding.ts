import * as z from 'zod/mini'
import { text } from '../schema'

/** How a municipality shows itself on public pages, in mails and in documents (PDF-02), and what it says there. */
export interface Branding {
  /** Address of its logo in the file store; '' for none. */
  logo: string
  /** `#rrggbb`, dark enough for white letters; '' for the product's own. */
  color: string
  /** Where it is reached, as words; '' for nothing. */
  contacto: string
  /** What becomes of the data that are sent, as words; '' for nothing. */
  avisoDatos: string
}

export const NO_BRANDING: Branding = { logo: '', color: '', contacto: '', avisoDatos: '' }

export const brandingSchema: z.ZodMiniType<Branding> = z.looseObject({
  logo: text(),
  color: text(),
  contacto: text(),
  avisoDatos: text(),
})
