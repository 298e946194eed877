import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Language } from '../../../src/domain/language'
import { localized } from '../../../src/domain/language'
import { notificationAddress } from '../../../src/domain/notices/notification-address'
import { NEWS } from '../../../src/domain/store-paths'
import { perMinute } from '../limits/per-minute'
import { hashOfAddress } from '../mail/address-hash'
import { behindLink } from '../mailed-links/link'
import { answeredPage, linkedPage, placeAt, pressButton, pressIn } from '../mailed-links/page'
import { fill } from '../platform/fill'
import type { PageRequest, ShownPage } from '../platform/on-page'
import { wordingFor } from '../platform/wording'
import { newsIn } from './record'
import { answerToTell } from './told-answer'

/** A house with many telephones asks from one network. */
const MOST_PER_MINUTE = 60
const isTooOften = perMinute(MOST_PER_MINUTE)

/** The page, which has one button: what it does follows from how it stands. Pages change nothing; mail servers look at links. */
async function pageFor(snapshot: DocumentSnapshot, language: Language): Promise<ShownPage> {
  const record = newsIn(snapshot)
  const answer = await answerToTell(snapshot.id)
  if (!record || !answer) return unknown(language)
  const { labels } = wordingFor(language, 'UTC')
  const isOn = !record.baja && record.direccion === hashOfAddress(notificationAddress(answer))
  const form = localized(answer, 'titulo', language, {})
  const [said, press, button] = isOn
    ? ([labels.newsPageOn, 'dejar', labels.newsPageStop] as const)
    : ([record.baja ? labels.newsPageOff : labels.newsPageAsk, 'avisar', labels.newsPageWant] as const)
  return linkedPage({
    ...{ status: 200, title: labels.newsPageTitle, text: fill(said, { form }), language },
    ...{ place: await placeAt(answer.municipalityPath), action: pressButton(press, button) },
  })
}

function unknown(language: Language): ShownPage {
  const { labels } = wordingFor(language, 'UTC')
  return linkedPage({ status: 404, title: labels.newsPageTitle, text: labels.newsPageUnknown, language })
}

const answered = (
  request: PageRequest,
  act: (snapshot: DocumentSnapshot) => Promise<void>,
): Promise<ShownPage> =>
  answeredPage(request, isTooOften, async (language) => {
    const snapshot = await behindLink(NEWS, request.path)
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
