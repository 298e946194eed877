import { GET_PASS, getPassResponseSchema, type GetPassRequest } from '../../domain/calls/get-pass'
import { DataError } from '../errors'
import type { PublicAccount } from './account'
import { callPublic } from './call'

/**
 * Asks for the pass of an answer, where its form asks for passes now (SEC-03).
 * @returns whether there is a pass now, so that a refused save can be tried again
 * @throws LimitError when this browser, its network or the form had too many; DataError `forbidden` (the form is
 * closed), `offline`, `timeout`, `unknown`
 */
export async function getPass(account: PublicAccount, request: GetPassRequest): Promise<boolean> {
  const token = await account.token()
  if (token === null) throw new DataError('forbidden')
  return (await callPublic(GET_PASS, request, getPassResponseSchema, token)).status === 'ok'
}
