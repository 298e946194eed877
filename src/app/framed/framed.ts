/**
 * What runs in a form that stands in the frame of another site, before the app (REACH-03): the app finds itself at the
 * form's usual address, tells the page around it how high it is, and goes nowhere that must not stand in a frame.
 */
import { FRAMED_PAGES, type FromFrame } from './frame-messages'

const usual = location.pathname.replace(/^\/marco\//, '/publico/contestar/')
const { pushState, replaceState } = history
replaceState.call(history, null, '', usual + location.search)

/** Anything else opens in a tab of its own, where its address is seen. */
function opensApart(address: string): boolean {
  const { origin, pathname, href } = new URL(address, location.href)
  if (origin === location.origin && FRAMED_PAGES.test(pathname)) return false
  open(href, '_blank', 'noopener')
  return true
}

type Going = typeof history.pushState
const guarded =
  (go: Going): Going =>
  (state, unused, url) => {
    if (url === undefined || url === null || !opensApart(String(url))) go.call(history, state, unused, url)
  }
history.pushState = guarded(pushState)
history.replaceState = guarded(replaceState)

addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target === '_blank' || link.hasAttribute('download')) return
    const { protocol, pathname, origin } = new URL(link.href, location.href)
    if (!/^https?:$/.test(protocol) || (origin === location.origin && FRAMED_PAGES.test(pathname))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    open(link.href, '_blank', 'noopener')
  },
  true,
)

/** Only sites that the municipality named can be around it, and they hear a number: the frame policy sees to that. */
const tell = (message: FromFrame): void => parent.postMessage(message, '*')
const height = (): number => Math.ceil(document.documentElement.getBoundingClientRect().height)
const tellHeight = (): void => tell({ muniformularios: 'alto', alto: height() })

/** Nobody is scrolled away from what they read before they have begun with the form. */
let begun = false
for (const kind of ['pointerdown', 'keydown'] as const)
  addEventListener(kind, () => (begun = true), { capture: true, once: true })
addEventListener('focusin', ({ target }) => {
  if (!begun || !(target instanceof Element)) return
  const { top, bottom } = target.getBoundingClientRect()
  tell({ muniformularios: 'foco', desde: Math.floor(top), hasta: Math.ceil(bottom) })
})
addEventListener('message', ({ source }) => {
  if (source === parent) tellHeight()
})
addEventListener('DOMContentLoaded', () => new ResizeObserver(tellHeight).observe(document.documentElement))
