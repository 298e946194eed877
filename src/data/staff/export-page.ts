import {
  GENERATE_CSV,
  type GenerateCsvRequest,
  type GenerateCsvResponse,
} from '../../domain/calls/generate-csv'
import { callStaff } from './callables'

export type { GenerateCsvRequest, GenerateCsvResponse } from '../../domain/calls/generate-csv'

/** As long as the function may take. */
const PAGE_LIMIT_MS = 120_000

/**
 * A page of a form's answers as cells (ALIST-06); the server decides by who is signed in which answers it has.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; see {@link callStaff}
 */
export const exportPage = (request: GenerateCsvRequest): Promise<GenerateCsvResponse> =>
  callStaff(GENERATE_CSV, request, PAGE_LIMIT_MS)
