import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { localized, type Language } from '../../../src/domain/language'
import { openingIn } from '../../../src/domain/form/opening'
import { OPENING_WAITERS } from '../../../src/domain/opening-news/waiting'
import { plainValue } from '../../../src/domain/stored-value'
import { isMunicipalityPath } from '../../../src/domain/store-paths'
import { zoneOf } from '../../../src/domain/zone'
import { formAddress, saying } from '../catalogue/catalogue-page'
import { emptyCatalogue } from '../catalogue/show'
import { answeredPage, PRIVATE, pressIn } from '../news/answered-page'
import { perMinute } from '../limits/per-minute'
import { database } from '../platform/admin'
import { fill } from '../platform/fill'
import { html } from '../platform/markup'
import type { PageRequest, ShownPage } from '../platform/on-page'
import { wordingFor } from '../platform/wording'
import { cachedVersion } from '../platform/cached-version'
import { beginWaiting, publishedForm, standingOf, waiterIn } from './record'

/** A house with many telephones asks from one network. */
const MOST_PER_MINUTE = 60
const isTooOften = perMinute(MOST_PER_MINUTE)

const KEY = /^[0-9a-f]{32}$/

/** Who waits by the link with that key; null for nobody. One read. */
async function waiterWith(path: string, now: Date): Promise<DocumentSnapshot | null> {
  const key = path.split('/').findLast(Boolean) ?? ''
  if (!KEY.test(key)) return null
  const { docs } = await database().collection(OPENING_WAITERS).where('clave', '==', key).limit(1).get()
  const [found] = docs
  return found && (waiterIn(found)?.caduca ?? now) > now ? found : null
}

/** Nobody waits by that link, whatever was before. */
function nobody(language: Language, status: number): ShownPage {
  const { labels } = wordingFor(language, 'UTC')
  return {
    ...{ status, headers: PRIVATE },
    html: saying(labels.openingPageTitle, labels.openingPageNobody, { language, place: null }),
  }
}

/** The page of a link, which has one button: what it does follows from how it stands. */
async function pageFor(snapshot: DocumentSnapshot | null, language: Language, now: Date): Promise<ShownPage> {
  const waiter = snapshot && waiterIn(snapshot)
  if (!waiter) return nobody(language, 404)
  const published = await publishedForm(waiter.formulario).get()
  const standing = standingOf(published, now)
  const version = await cachedVersion(waiter.formulario, Number(published.get('version')))
  if (standing.is === 'gone' || !version) return nobody(language, 404)
  const { municipalityPath } = waiter
  const place = isMunicipalityPath(municipalityPath) ? await emptyCatalogue(municipalityPath) : null
  const { labels, write } = wordingFor(language, zoneOf(place ?? {}))
  const facts = { form: localized(version, 'titulo', language) }
  const shown = (said: string, action: ReturnType<typeof html>): ShownPage => ({
    ...{ status: 200, headers: PRIVATE },
    html: saying(labels.openingPageTitle, said, { language, place, action }),
  })
  if (standing.is === 'open')
    return shown(
      fill(labels.openingOpen, facts),
      html`<a class="act" href="${formAddress('', waiter.formulario)}">${labels.openingGo}</a>`,
    )
  const abre = openingIn(plainValue(published.get('horario') ?? null))?.abre
  const date = abre && abre > now ? write('dateTime', abre) : ''
  const [said, press, button] = waiter.confirmada
    ? [date ? labels.openingPageOn : labels.openingPageOnSome, 'dejar', labels.openingPageStop]
    : [date ? labels.openingPageAsk : labels.openingPageAskSome, 'avisar', labels.openingPageWant]
  return shown(
    fill(said, { ...facts, date }),
    html`<form method="post">
      <input type="hidden" name="hacer" value="${press}" /><button class="act" type="submit">
        ${button}
      </button>
    </form>`,
  )
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
