import { RECHECK_FILE, type RecheckFileRequest } from '../../domain/calls/recheck-file'
import { callPublic } from '../public/call'
import { current } from './session'
import type { FileStatus } from '../../domain/files/file-status'

/**
 * Has it done for a file of an own answer what should have followed when it came, and says how it stands (FILE-05). Safe
 * to repeat.
 * @throws DataError `forbidden` also once the hour is over, `limited`, `offline`, `down`, `timeout`, `unknown`
 */
export async function recheckFile(request: RecheckFileRequest): Promise<FileStatus> {
  const { idToken } = current()
  return (await callPublic(RECHECK_FILE, request, idToken)).file
}
