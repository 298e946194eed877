import {
  GENERATE_PUBLIC_PDF,
  generatePdfResponseSchema,
  type GeneratePdfRequest,
} from '../../domain/calls/generate-pdf'
import { DataError } from '../errors'
import { callPublic } from './call'
import { whenNeeded } from './when-needed'

/**
 * The copy of an answer that was sent from this browser without signing in, where its form hands out copies (ANS-21).
 * @returns the address that it downloads from
 * @throws DataError `forbidden` (another browser's answer, or no such option), `offline`, `timeout`, `unknown`,
 * `damaged`
 */
export async function publicAnswerPdf(
  answerId: string,
  wording: Pick<GeneratePdfRequest, 'language' | 'timeZone'>,
): Promise<string> {
  const { namelessToken } = await whenNeeded(import('./anonymous'))
  const token = await namelessToken()
  if (token === null) throw new DataError('forbidden')
  const request: GeneratePdfRequest = { answerId, ...wording }
  return (await callPublic(GENERATE_PUBLIC_PDF, request, generatePdfResponseSchema, token)).downloadUrl
}
