import type { Answer } from '../../../src/domain/answer/answer'
import { pdfDownloadCode } from '../../../src/domain/answering/new-answer'
import { isForStrangers } from '../../../src/domain/form/options'
import { currentState } from '../../../src/domain/states/transitions'
import { APP_URL } from './params'

/** Where anybody who has the code gets an answer's document, as far as its form has that (PUB-02, PUB-04); else null. */
export function recordUrl({ id, codigoMunicipio, opcionales, invalida }: Answer): string | null {
  if (!opcionales.pdfDownloadCode || invalida || APP_URL.value() === '') return null
  const code = encodeURIComponent(pdfDownloadCode(id, codigoMunicipio))
  return `${APP_URL.value()}/actas/consultar?codigo=${code}`
}

/** Where anybody verifies a certificate (PDF-02); null where nobody said where the product is. */
export const certificateUrl = (code: string): string | null =>
  APP_URL.value() === '' ? null : `${APP_URL.value()}/publico/verificar/${code}`

/** Where whoever has the code looks up an answer's state (PUB-01); null where it has none, or nobody is told. */
export function statusUrl({ codigoMunicipio, opcionales, estados }: Answer): string | null {
  if (!isForStrangers(opcionales) || currentState(estados) === null || APP_URL.value() === '') return null
  return `${APP_URL.value()}/publico/consultar-estado?codigo=${encodeURIComponent(codigoMunicipio)}`
}
