import { GET_RECORD, type GetRecordRequest, type GetRecordResponse } from '../../domain/calls/get-record'
import { callPublic } from './call'
import { retryWhileBusy } from './retry-while-busy'

/**
 * The PDF of an answer, for people who have its code (PUB-02).
 * @returns the address that it downloads from, and the town hall that it comes from
 * @throws DataError `notFound` (no such code, whatever the reason), `offline`, `timeout`, `unknown`, `damaged`
 */
export const recordPdf = (request: GetRecordRequest): Promise<GetRecordResponse> =>
  retryWhileBusy(() => callPublic(GET_RECORD, request))
