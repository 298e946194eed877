import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Language } from '../../../src/domain/language'
import { localized } from '../../../src/domain/language'
import { toldAddress } from '../../../src/domain/notices/told-address'
import { isMunicipalityPath, NEWS } from '../../../src/domain/store-paths'
import { saying } from '../catalogue/catalogue-page'
import { emptyCatalogue } from '../catalogue/show'
import { perMinute } from '../limits/per-minute'
import { database } from '../platform/admin'
import { fill } from '../platform/fill'
import { html } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'
import { wordingFor } from '../platform/wording'
import { answeredPage, PRIVATE, pressIn } from './answered-page'
import { hashOfAddress, newsIn } from './record'
import { answerToTell } from './told-answer'

/** A house with many telephones asks from one network. */
const MOST_PER_MINUTE = 60
const isTooOften = perMinute(MOST_PER_MINUTE)

const KEY = /^[0-9a-f]{32}$/

/** What is known of the mails whose links have that key; null for none. One read. */
async function newsWith(path: string): Promise<DocumentSnapshot | null> {
  const key = path.split('/').findLast(Boolean) ?? ''
  if (!KEY.test(key)) return null
  const { docs } = await database().collection(NEWS).where('clave', '==', key).limit(1).get()
  return docs[0] ?? null
}

/** The page, which has one button: what it does follows from how it stands. Pages change nothing; mail servers look at links. */
async function pageFor(snapshot: DocumentSnapshot, language: Language): Promise<ShownPage> {
  const record = newsIn(snapshot)
  const answer = await answerToTell(snapshot.id)
  if (!record || !answer) return unknown(language)
  const { municipalityPath } = answer
  const place = isMunicipalityPath(municipalityPath) ? await emptyCatalogue(municipalityPath) : null
  const { labels } = wordingFor(language, 'UTC')
  const isOn = !record.baja && record.direccion === hashOfAddress(toldAddress(answer))
  const form = localized(answer, 'titulo', language)
  const [said, press, button] = isOn
    ? [labels.newsPageOn, 'dejar', labels.newsPageStop]
    : [record.baja ? labels.newsPageOff : labels.newsPageAsk, 'avisar', labels.newsPageWant]
  const action = html`<form method="post">
    <input type="hidden" name="hacer" value="${press}" /><button class="act" type="submit">${button}</button>
  </form>`
  return {
    status: 200,
    headers: PRIVATE,
    html: saying(labels.newsPageTitle, fill(said, { form }), { language, place, action }),
  }
}

function unknown(language: Language): ShownPage {
  const { labels } = wordingFor(language, 'UTC')
  return {
    status: 404,
    headers: PRIVATE,
    html: saying(labels.newsPageTitle, labels.newsPageUnknown, { language, place: null }),
  }
}

const answered = (
  request: PageRequest,
  act: (snapshot: DocumentSnapshot) => Promise<void>,
): Promise<ShownPage> =>
  answeredPage(request, isTooOften, async (language) => {
    const snapshot = await newsWith(request.path)
    if (!snapshot) return unknown(language)
    await act(snapshot)
    return pageFor(await snapshot.ref.get(), language)
  })

/** The page on which who answered asks for mails or stops them (REACH-06); it changes nothing by being looked at. */
export const showNews = (request: PageRequest): Promise<ShownPage> => answered(request, async () => undefined)

/** Stops the mails about an answer, or has them sent to the address that the link went to: who has it got that mail. */
export const pressNews = (request: PageRequest & { pressed: unknown }): Promise<ShownPage> =>
  answered(request, async (snapshot) => {
    const press = pressIn(request.pressed)
    if (press === 'dejar') await snapshot.ref.update({ baja: true })
    const sentTo = newsIn(snapshot)?.enviada ?? ''
    if (press === 'avisar' && sentTo !== '') await snapshot.ref.update({ baja: false, direccion: sentTo })
  })
