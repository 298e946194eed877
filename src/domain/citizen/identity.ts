import type { Language } from '../language'
import { cleanValue } from '../text/clean'

/** How a document is called where citizens are kept (§2.9 "Identification types"). */
export const DOCUMENT_TYPE = { dni: 1, cuit: 11 } as const
export type DocumentType = (typeof DOCUMENT_TYPE)[keyof typeof DOCUMENT_TYPE]

/** Natural person or legal entity, as `tipo` is stored (§2.3 "Person"). */
export const PERSON_KINDS = ['fisica', 'juridica'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** The document by which each kind of person goes. */
export const documentTypeOf = (kind: PersonKind): DocumentType =>
  kind === 'juridica' ? DOCUMENT_TYPE.cuit : DOCUMENT_TYPE.dni

/** Fewest and most characters of a DNI (§1.9). */
export const DNI_LIMITS = { least: 6, most: 14 } as const
/** Brazilian and Portuguese documents are shorter. */
const DNI_MOST_PT = 11
const CUIT = /^(20|23|27|30|33)(\d{9}|-\d{8}-\d)$/

/** A document number without what people write it with: spaces, dots, dashes and what nobody sees; its letters are capitals. */
export const plainNumber = (typed: string): string =>
  cleanValue(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase()

/** Fewest and most characters of a DNI where citizens are searched by language (RECIP-02, §2.5). */
export const dniLimits = (language: Language): { least: number; most: number } =>
  language === 'pt' ? { ...DNI_LIMITS, most: DNI_MOST_PT } : DNI_LIMITS

/** Whether this can be the document number of a natural person: 6 to 14 letters and digits, to 11 in Portuguese (RECIP-02). */
export function isDni(typed: string, language: Language): boolean {
  const number = plainNumber(typed)
  const { least, most } = dniLimits(language)
  return /^[0-9A-Z]+$/.test(number) && number.length >= least && number.length <= most
}

/** Whether this is the number of a legal entity: a known prefix and nine digits, with hyphens or without (RECIP-02). */
export const isCuit = (typed: string): boolean => CUIT.test(cleanValue(typed))

/** Whether a person of that kind can be searched by what was typed (RECIP-02). */
export const isNumberOf = (kind: PersonKind, typed: string, language: Language): boolean =>
  kind === 'juridica' ? isCuit(typed) : isDni(typed, language)
