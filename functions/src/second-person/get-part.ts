import { served } from '../platform/served'
import { BASE_LANGUAGE, translationsOf } from '../../../src/domain/language'
import { GET_PART_CHECKED, type GetPartResponse } from '../../../src/domain/calls/part'
import { begunOf } from '../../../src/domain/answering/whole'
import { withoutAnswers } from '../../../src/domain/text/without-answers'
import { othersPartIn } from '../../../src/domain/form/second-person'
import { cutToPart } from '../../../src/domain/second-person/part-version'
import { callerNetwork } from '../limits/address'
import { permitFiles } from '../limits/file-permit'
import { isAccountPaused } from '../limits/pause-account'
import { rateLimitExceeded } from '../limits/rate-limit'
import { senderAt } from '../platform/branding'
import { forbidden, notSignedIn } from '../platform/errors'
import { zoneAt } from '../platform/time-zone'
import { consumeLinkCall, provenPart, type LinkCall, type ProvenPart } from './proven'
import type { AskedPart } from '../../../src/domain/second-person/asked-part'

/** A text of the form in each language that has it. */
function wordsOf(owner: object, field: string, words: string): Record<string, string> {
  const others = translationsOf(owner, field).map(([name, text]) => [name.slice(field.length + 1), text])
  return Object.fromEntries([[BASE_LANGUAGE, words], ...others])
}

async function partOf({ asking, request }: ProvenPart): Promise<AskedPart> {
  const { version, standing, stored } = asking
  const cut = cutToPart(version, standing, othersPartIn(version.secciones))
  const zonaHoraria = await zoneAt(version.municipalityPath)
  return {
    ...cut,
    version: { ...cut.version, zonaHoraria },
    until: request.hasta?.getTime() ?? 0,
    begun: begunOf(stored),
  }
}

/** Has the files of a part come from the browser that asks: storage rules see accounts, not links. */
async function takeFilesFrom(call: LinkCall, { asking, request }: ProvenPart): Promise<void> {
  const { auth } = call
  if (!auth) throw notSignedIn()
  const { usuario, citizenId }: Record<string, unknown> = auth.token
  if (usuario !== undefined || citizenId !== undefined) throw forbidden()
  if (await isAccountPaused(auth.uid)) throw rateLimitExceeded('account')
  await permitFiles(auth.uid, callerNetwork(call), asking.stored.idPlantilla)
  if (request.cuenta !== auth.uid) await asking.snapshot.ref.update({ 'otraPersona.cuenta': auth.uid })
}

/**
 * Gives the part that somebody is asked for to who has its link, or says what became of it (REACH-11): of the rest of the
 * answer only what its rules and words name. So many an hour from one network; secrets are too long to be guessed.
 * @throws HttpsError `not-found` for a wrong link; with files `unauthenticated`, `permission-denied`;
 * `resource-exhausted`, `invalid-argument`
 */
export const getPart = served(GET_PART_CHECKED, async (call): Promise<GetPartResponse> => {
  const asked = call.checked()
  await consumeLinkCall(call)
  const proven = await provenPart(asked, new Date())
  const { asking, standing } = proven
  if (asked.sendsFiles && standing === 'open') await takeFilesFrom(call, proven)
  const { version } = asking
  const part = version.secciones[othersPartIn(version.secciones)]
  return {
    status: standing,
    place: version.municipioInfo.nombre,
    marca: (await senderAt(version.municipalityPath)).marca,
    // Who is asked for a part is not told what the rest says.
    titles: Object.fromEntries(
      Object.entries(wordsOf(version, 'titulo', version.titulo)).map(([language, words]) => [
        language,
        withoutAnswers(words),
      ]),
    ),
    who: part ? wordsOf(part, 'otraPersona', part.otraPersona) : {},
    asked: standing === 'open' ? await partOf(proven) : null,
  }
})
