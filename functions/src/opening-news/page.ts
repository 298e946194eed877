import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { localized, type Language } from '../../../src/domain/language'
import { openingIn } from '../../../src/domain/form/opening'
import { OPENING_WAITERS } from '../../../src/domain/opening-news/waiting'
import { plainValue } from '../../../src/domain/stored-value'
import { zoneOf } from '../../../src/domain/zone'
import { formAddress } from '../catalogue/catalogue-page'
import { perMinute } from '../limits/per-minute'
import { behindLink } from '../mailed-links/link'
import { answeredPage, linkedPage, placeAt, pressButton, pressIn } from '../mailed-links/page'
import { fill } from '../platform/fill'
import { html, type Markup } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'
import { wordingFor } from '../platform/wording'
import { cachedVersion } from '../platform/cached-version'
import { beginWaiting, publishedForm, openingStateOf, waiterIn } from './record'

/** A house with many telephones asks from one network. */
const MOST_PER_MINUTE = 60
const isTooOften = perMinute(MOST_PER_MINUTE)

/** Who waits by the link at that path; null for nobody. */
async function waiterWith(path: string, now: Date): Promise<DocumentSnapshot | null> {
  const found = await behindLink(OPENING_WAITERS, path)
  return found && (waiterIn(found)?.caduca ?? now) > now ? found : null
}

/** Nobody waits by that link, whatever was before. */
function nobody(language: Language, status: 200 | 404): ShownPage {
  const { labels } = wordingFor(language, 'UTC')
  return linkedPage({ status, title: labels.openingPageTitle, text: labels.openingPageNobody, language })
}

/** The page of a link, which has one button: what it does follows from how it stands. */
async function pageFor(snapshot: DocumentSnapshot | null, language: Language, now: Date): Promise<ShownPage> {
  const waiter = snapshot && waiterIn(snapshot)
  if (!waiter) return nobody(language, 404)
  const published = await publishedForm(waiter.formulario).get()
  const standing = openingStateOf(published, now)
  const version = await cachedVersion(waiter.formulario, Number(published.get('version')))
  if (standing.is === 'gone' || !version) return nobody(language, 404)
  const place = await placeAt(waiter.municipalityPath)
  const { labels, write } = wordingFor(language, zoneOf(place ?? {}))
  const facts = { form: localized(version, 'titulo', language) }
  const shown = (text: string, action: Markup): ShownPage =>
    linkedPage({ status: 200, title: labels.openingPageTitle, text, language, place, action })
  if (standing.is === 'open')
    return shown(
      fill(labels.openingOpen, facts),
      html`<a class="act" href="${formAddress('', waiter.formulario)}">${labels.openingGo}</a>`,
    )
  const abre = openingIn(plainValue(published.get('horario') ?? null))?.abre
  const date = abre && abre > now ? write('dateTime', abre) : ''
  const [said, press, button] = waiter.confirmada
    ? ([date ? labels.openingPageOn : labels.openingPageOnSome, 'dejar', labels.openingPageStop] as const)
    : ([date ? labels.openingPageAsk : labels.openingPageAskSome, 'avisar', labels.openingPageWant] as const)
  return shown(fill(said, { ...facts, date }), pressButton(press, button))
}

/** The page on which somebody says that they wait for a form, or wait no more (REACH-01); looking at it changes nothing. */
export const showOpeningNews = (request: PageRequest, now = new Date()): Promise<ShownPage> =>
  answeredPage(request, isTooOften, async (language) =>
    pageFor(await waiterWith(request.path, now), language, now),
  )

/** Has the address wait that the link went to: who has it got that mail. Or forgets it. */
export const pressOpeningNews = (
  request: PageRequest & { pressed: unknown },
  now = new Date(),
): Promise<ShownPage> =>
  answeredPage(request, isTooOften, async (language) => {
    const press = pressIn(request.pressed)
    const snapshot = await waiterWith(request.path, now)
    if (press === 'dejar') {
      await snapshot?.ref.delete()
      return nobody(language, 200)
    }
    if (press === 'avisar' && snapshot) await beginWaiting(snapshot.ref, now)
    return pageFor(snapshot && (await snapshot.ref.get()), language, now)
  })
