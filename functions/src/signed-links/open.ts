import { takesAll } from '../../../src/domain/answer/prefill'
import {
  OPEN_SIGNED_LINK_CHECKED,
  type OpenSignedLinkResponse,
} from '../../../src/domain/calls/open-signed-link'
import { noteText } from '../../../src/domain/signed-link/link-note'
import { signedValues } from '../../../src/domain/signed-link/signed-link'
import type { FormVersion } from '../../../src/domain/form/form'
import { publicFormPath } from '../../../src/domain/store-paths'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { cachedVersion } from '../platform/cached-version'
import { served } from '../platform/served'
import { readLinkKeys, sealed, signerOf } from './record'

const WRONG: OpenSignedLinkResponse = { status: 'wrong', note: '' }

/** A form as it is published for people who are not staff; null for any other. */
async function publishedVersion(formId: string): Promise<FormVersion | null> {
  const published = await database().doc(publicFormPath(formId)).get()
  return published.exists ? cachedVersion(formId, Number(published.get('version'))) : null
}

/**
 * Says whether a signed link counts now, and notes it under the server's seal: the answer may be sent much later, and is
 * believed by that note (REACH-05). A form that is not there, and one that does not take what was signed, are told like a
 * signature that is wrong.
 * @throws HttpsError `resource-exhausted`, `invalid-argument`
 */
export const openSignedLink = served(
  OPEN_SIGNED_LINK_CHECKED,
  async (request): Promise<OpenSignedLinkResponse> => {
    const { formId, ...link } = request.checked()
    const who = callerNetwork(request)
    await consumeRateLimit({
      ...{ what: 'enlaces firmados', who },
      ...{ most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' },
    })
    const version = await publishedVersion(formId)
    const keys = version && (await readLinkKeys(version.municipalityPath))
    const now = new Date()
    const values = signedValues(link.values)
    const signer = keys && values && signerOf(keys, formId, link, now)
    if (!signer || !takesAll(version.secciones, values)) return WRONG
    if (now.getTime() >= link.expires * 1000) return { status: 'late', note: '' }
    const opened = Math.floor(now.getTime() / 1000)
    const note = sealed(keys, formId, { opened, key: signer.id, values: link.values })
    return { status: 'counts', note: noteText(note) }
  },
)
