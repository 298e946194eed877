import { asCrockford } from '../codes/read-code'
import { cleanValue } from '../text/clean'
import { firstLetter } from '../text/shorten'
import * as z from 'zod/mini'
import { LEGAL_ENTITY_SURNAME } from '../answer/people'
import type { Citizen } from '../answer/answer'
import { flag, list, moment, text } from '../schema'
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  type CertificateSignatory,
} from '../form/certificate/layout'

/** That a certificate counts no more, whatever it says. */
export interface Revocation {
  fecha: Date | null
  por: string
  motivo: string
}

/** A certificate as it was made: `certificados/{code}`. Functions write and read it, nobody else. */
export interface Certificate {
  /** Sixteen letters and digits, without the hyphens that they are shown with. */
  codigo: string
  /** Counted by form, without gaps. */
  numero: number
  formId: string
  /** The answer that it was made of, and its code. */
  respuesta: string
  codigoMunicipio: string
  municipalityPath: string
  /** The municipality's name, as its record had it. */
  municipio: string
  clase: CertificateKind
  /** Title of the form, which says what it is about; '' in older ones. */
  formulario: string
  titulo: string
  /** Its words, with everything filled in; '' once its answer is gone. */
  texto: string
  firmas: CertificateSignatory[]
  /** Initials of the citizen: all that strangers who verify it learn of the person. */
  iniciales: string
  emitido: Date | null
  emitidoPor: string
  /** Null: without end. */
  valeHasta: Date | null
  revocado: Revocation | null
  /** Whoever has the answer's code downloads it. */
  descarga: boolean
}

/** How a certificate stands. */
export const CERTIFICATE_STATES = ['vigente', 'vencido', 'revocado'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export function certificateState(
  { revocado, valeHasta }: Pick<Certificate, 'revocado' | 'valeHasta'>,
  now: Date,
): CertificateState {
  if (revocado) return 'revocado'
  return valeHasta !== null && valeHasta < now ? 'vencido' : 'vigente'
}

export const certificateSchema: z.ZodMiniType<Certificate> = z.looseObject({
  codigo: z.string(),
  numero: z.number(),
  formId: text(),
  respuesta: text(),
  codigoMunicipio: text(),
  municipalityPath: text(),
  municipio: text(),
  clase: z._default(z.enum(CERTIFICATE_KINDS), 'autorizacion'),
  formulario: text(),
  titulo: text(),
  texto: text(),
  firmas: list(z.looseObject({ nombre: text(), cargo: text() })),
  iniciales: text(),
  emitido: moment(),
  emitidoPor: text(),
  valeHasta: moment(),
  revocado: z._default(z.nullable(z.looseObject({ fecha: moment(), por: text(), motivo: text() })), null),
  descarga: flag(),
})

/** What who works with an answer sees of its last certificate: `respuestas_formularios/{id}/interno/certificado`. */
export type AnswerCertificate = Pick<
  Certificate,
  'codigo' | 'numero' | 'titulo' | 'emitido' | 'emitidoPor' | 'valeHasta' | 'revocado'
>
export const answerCertificateSchema: z.ZodMiniType<AnswerCertificate> = z.looseObject({
  codigo: z.string(),
  numero: z.number(),
  titulo: text(),
  emitido: moment(),
  emitidoPor: text(),
  valeHasta: moment(),
  revocado: z._default(z.nullable(z.looseObject({ fecha: moment(), por: text(), motivo: text() })), null),
})

/** The initials of somebody's names, `A. P.`; of a legal entity those of its name; '' for nobody. */
export function initialsOf(citizen: Citizen | null): string {
  if (!citizen) return ''
  const surname = citizen.apellido === LEGAL_ENTITY_SURNAME ? '' : citizen.apellido
  return `${citizen.nombre} ${surname}`
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstLetter(word).toLocaleUpperCase()}.`)
    .join(' ')
}

/** Crockford's base32, as answer codes have it: nothing that is read as something else. */
const CERTIFICATE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const GROUP = 4

/**
 * A certificate's code as it is stored, from what was scanned or typed: small letters, hyphens and spaces do not count.
 * @returns '' when it is none
 */
export function certificateCodeOf(typed: string): string {
  const code = asCrockford(cleanValue(typed).toUpperCase().replaceAll(/[\s-]/g, ''))
  const isWhole = code.length === LENGTH && [...code].every((letter) => CERTIFICATE_ALPHABET.includes(letter))
  return isWhole ? code : ''
}

/** A code as people read it: XXXX-XXXX-XXXX-XXXX. */
export const shownCertificateCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** A new code from random bytes: 80 bits that nobody guesses. */
export const newCertificateCode = (bytes: Uint8Array): string =>
  Array.from(
    bytes.subarray(0, LENGTH),
    (byte) => CERTIFICATE_ALPHABET[byte % CERTIFICATE_ALPHABET.length],
  ).join('')

/** How many random bytes {@link newCertificateCode} takes. */
export const CODE_BYTES = LENGTH
