import {
  END_LINK_KEY,
  GET_LINK_KEYS,
  MAKE_LINK_KEY,
  type LinkKeyRequest,
  type LinkKeysResponse,
  type MakeLinkKeyResponse,
} from '../../domain/calls/link-keys'
import { callStaff, changeByCall } from './callables'

export type { LinkKey } from '../../domain/calls/link-keys'

/** Which keys sign links of a municipality (REACH-05). @throws DataError; see {@link callStaff} */
export const linkKeysOf = (municipality: string): Promise<LinkKeysResponse> =>
  callStaff(GET_LINK_KEYS, { municipality })

/** Makes a key, which is told this once. @throws DataError as {@link changeByCall} */
export const makeLinkKey = (request: LinkKeyRequest): Promise<MakeLinkKeyResponse> =>
  changeByCall(MAKE_LINK_KEY, request)

/** Ends a key at once. @throws DataError as {@link changeByCall} */
export const endLinkKey = (request: LinkKeyRequest): Promise<LinkKeysResponse> =>
  changeByCall(END_LINK_KEY, request)
