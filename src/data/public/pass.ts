import type { StoredAnswer } from '../../domain/answer/answer'
import { Barred } from '../../domain/answer/barred'
import { GET_PASS, type GetPassRequest } from '../../domain/calls/get-pass'
import { DataError } from '../errors'
import type { PublicAccount } from './account'
import { callPublic } from './call'

/**
 * Asks for the pass of an answer, where its form asks for passes now (SEC-03), or looks at answers first (LOGIC-01).
 * @param answer what is to be saved; without it files are
 * @returns whether there is a pass now, so that a refused save can be tried again
 * @throws Barred when the person can go no further; LimitError when this browser, its network or the form had too many;
 * DataError `forbidden` (the form is closed), `offline`, `timeout`, `unknown`
 */
export async function getPass(
  account: PublicAccount,
  request: GetPassRequest,
  answer?: StoredAnswer,
): Promise<boolean> {
  const token = await account.token()
  if (token === null) throw new DataError('forbidden')
  const ask = (asked: GetPassRequest) => callPublic(GET_PASS, asked, token)
  const first = await ask(request)
  if (first.status !== 'asks' || !answer) return first.status === 'ok'
  const { version, secciones, diaComienzo } = answer
  const { status, closing } = await ask({ ...request, answer: { version, secciones, diaComienzo } })
  if (closing) throw new Barred(closing)
  return status === 'ok'
}
