import { RECHECK_FILE, type RecheckFileRequest } from '../../domain/calls/recheck-file'
import { callStaff } from './callables'
import type { FileStatus } from '../../domain/files/file-status'

/**
 * Has it done for a file what should have followed when it came, and says how it stands (FILE-05). Safe to repeat.
 * @throws DataError `forbidden`, `limited`, `offline`, `down`, `timeout`, `unknown`
 */
export async function recheckFile(request: RecheckFileRequest): Promise<FileStatus> {
  return (await callStaff(RECHECK_FILE, request)).file
}
