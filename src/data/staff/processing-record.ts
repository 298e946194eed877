import {
  GET_PROCESSING_RECORD,
  type GetProcessingRecordRequest,
  type GetProcessingRecordResponse,
} from '../../domain/calls/processing-record'
import { callStaff } from './callables'

export type { GetProcessingRecordRequest } from '../../domain/calls/processing-record'

/** The record of processing of a municipality (OPS-09). @throws DataError; see {@link callStaff} */
export const processingRecordOf = (
  request: GetProcessingRecordRequest,
): Promise<GetProcessingRecordResponse> => callStaff(GET_PROCESSING_RECORD, request)
