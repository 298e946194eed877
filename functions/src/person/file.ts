import type { DocumentData } from 'firebase-admin/firestore'
import type { Answer } from '../../../src/domain/answer/answer'
import { answerNotesPath } from '../../../src/domain/answer/note'
import {
  GET_PERSON_FILE,
  type GetPersonFileResponse,
  type PersonFileEntry,
} from '../../../src/domain/calls/person'
import { plainValue } from '../../../src/domain/stored-value'
import { answerPath } from '../../../src/domain/store-paths'
import { zoneOf } from '../../../src/domain/zone'
import { answerWhere } from '../answers/read-answer'
import { binnedAnswer } from '../answers/binned'
import { drawnBrand } from '../pdf/brand'
import { renderPersonFile } from '../pdf/person'
import { picturesOf } from '../pdf/pictures'
import { database } from '../platform/admin'
import { actorOf, audit, thisMinute } from '../platform/audit'
import { senderAt } from '../platform/branding'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { wordingFor } from '../platform/wording'
import { RECORD_WORDS } from '../privacy/words'
import { administrator, requireAdministrator } from './administrator'
import { hangingOn } from './named-otherwise'
import { plannedIn } from './requests'

/** Made by the program of the rest, or keys of others: nothing that was said of the person. */
const DERIVED = new Set(['ficha', 'claves'])

const withoutDerived = (data: DocumentData): unknown =>
  plainValue(Object.fromEntries(Object.entries(data).filter(([field]) => !DERIVED.has(field))))

/** One answer with what hangs on it; null when it is gone by now. */
async function entryOf(municipalityPath: string, answerId: string): Promise<PersonFileEntry | null> {
  const [answer, { orders, certificates }, notes] = await Promise.all([
    database().doc(answerPath(answerId)).get(),
    hangingOn(answerId),
    database().collection(answerNotesPath(answerId)).count().get(),
  ])
  const data = answer.data() ?? (await binnedAnswer(answerId))
  if (!data) return null
  if (data.municipalityPath !== municipalityPath) throw forbidden()
  return {
    answerId,
    answer: withoutDerived(data),
    orders: orders.map((order) => withoutDerived(order.data())),
    certificates: certificates.map((certificate) => withoutDerived(certificate.data())),
    notes: notes.data().count,
  }
}

/** An answer to be drawn; null when it cannot be read any more. */
const readable = (municipalityPath: string, answerId: string): Promise<Answer | null> =>
  answerWhere(answerId, (stored) => stored.municipalityPath === municipalityPath).catch(() => null)

/** Values as JSON has them: moments as ISO texts. */
const asJson = (entries: PersonFileEntry[]): PersonFileEntry[] => JSON.parse(JSON.stringify(entries))

/**
 * What is stored about a person in the answers that a clerk picked (OPS-03), for machines and as a PDF, for who
 * administers the municipality. Nothing of it is kept. What staff wrote for each other is counted and not told.
 * @throws HttpsError of {@link administrator}; `permission-denied` for another municipality, or an answer of one;
 * `invalid-argument`
 */
export const getPersonFile = served(GET_PERSON_FILE, async (request): Promise<GetPersonFileResponse> => {
  const caller = await administrator(request)
  const { municipality, answers, language } = request.checked()
  requireAdministrator(caller, municipality)
  const found = await Promise.all(answers.map((id) => entryOf(municipality, id)))
  const entries = asJson(found.filter((one) => one !== null))
  const sender = await senderAt(municipality)
  const [words, brand] = [RECORD_WORDS[language], await drawnBrand(sender.marca)]
  const drawn = []
  for (const entry of entries) {
    const answer = await readable(municipality, entry.answerId)
    drawn.push({ entry, answer, pictures: answer ? await picturesOf(answer) : new Map<string, string>() })
  }
  const wording = wordingFor(language, zoneOf(sender))
  const parts = { municipality: sender.nombre, brand, drawn, made: new Date(), words, wording }
  const pdf = await renderPersonFile({ ...parts, plan: plannedIn(words) })
  const note = { tipo: 'personaEntregada', municipalityPath: municipality, cantidad: entries.length } as const
  await audit(actorOf(caller), note, [caller.sid, answers, thisMinute()])
  return { pdf: pdf.toString('base64'), entries }
})
