import {
  DECIDE_ERASURE,
  FIND_PERSON,
  GET_PERSON_FILE,
  LIST_ERASURES,
  REQUEST_ERASURE,
  type DecideErasureRequest,
  type ErasureStatus,
  type FindPersonRequest,
  type FindPersonResponse,
  type GetPersonFileRequest,
  type GetPersonFileResponse,
  type ListErasuresRequest,
  type ListErasuresResponse,
  type RequestErasureRequest,
} from '../../domain/calls/person'
import { callStaff, changeByCall } from './callables'

export type {
  FindPersonResponse,
  GetPersonFileRequest,
  ListedErasure,
  PersonFileEntry,
  PersonRecord,
} from '../../domain/calls/person'

/** Looking through much, and drawing much, may take as long as the function has. */
const LONG_MS = 125_000

/** A page of what names a person (OPS-03). @throws DataError; see {@link callStaff} */
export const findPerson = (request: FindPersonRequest): Promise<FindPersonResponse> =>
  callStaff(FIND_PERSON, request, LONG_MS)

/** A part of what is stored about a person. @throws DataError; see {@link callStaff} */
export const personFile = (request: GetPersonFileRequest): Promise<GetPersonFileResponse> =>
  callStaff(GET_PERSON_FILE, request, LONG_MS)

/** Asks that a person is erased; sent again it is the same request. @throws DataError; see {@link changeByCall} */
export const requestErasure = (request: RequestErasureRequest): Promise<ErasureStatus> =>
  changeByCall(REQUEST_ERASURE, request, LONG_MS)

/** Confirms or refuses that a person is erased; sent again it is the same decision. @throws DataError; see {@link changeByCall} */
export const decideErasure = (request: DecideErasureRequest): Promise<ErasureStatus> =>
  changeByCall(DECIDE_ERASURE, request)

/** The newest requests of a municipality. @throws DataError; see {@link callStaff} */
export const listErasures = (request: ListErasuresRequest): Promise<ListErasuresResponse> =>
  callStaff(LIST_ERASURES, request)
