import type { GeneratePdfRequest } from '../../domain/calls/generate-pdf'
import { GENERATE_PUBLIC_PDF } from '../../domain/calls/generate-public-pdf'
import { DataError } from '../errors'
import type { PublicAccount } from './account'
import { callPublic } from './call'
import { retryWhileBusy } from './retry-while-busy'
import { STRANGER } from './stranger'

type Wording = Pick<GeneratePdfRequest, 'language' | 'timeZone'>

/**
 * The PDF of an answer, for the stranger or citizen who gave it. A stranger gets a copy of what this browser sent,
 * where the form hands out copies (ANS-21); a citizen gets one of every own answer (CIT-03).
 * @returns the address that it downloads from
 * @throws DataError `forbidden` (somebody else's answer, or no such option), `rateLimitExceeded`, `offline`, `timeout`,
 * `unknown`, `damaged`
 */
export async function pdfFor(account: PublicAccount, answerId: string, wording: Wording): Promise<string> {
  const token = await account.token()
  if (token === null) throw new DataError('forbidden')
  const request: GeneratePdfRequest = { answerId, ...wording }
  const ask = () => callPublic(GENERATE_PUBLIC_PDF, request, token)
  return (await retryWhileBusy(ask)).downloadUrl
}

/** The copy of an answer that was sent from this browser without signing in; see {@link pdfFor}. */
export const publicAnswerPdf = (answerId: string, wording: Wording): Promise<string> =>
  pdfFor(STRANGER, answerId, wording)
