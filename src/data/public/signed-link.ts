import {
  OPEN_SIGNED_LINK,
  type OpenSignedLinkRequest,
  type OpenSignedLinkResponse,
} from '../../domain/calls/open-signed-link'
import { callPublic } from './call'

/**
 * Asks whether a signed link counts now (REACH-05).
 * @throws DataError `limited`, and when it could not be asked
 */
export const openSignedLink = (request: OpenSignedLinkRequest): Promise<OpenSignedLinkResponse> =>
  callPublic(OPEN_SIGNED_LINK, request)
