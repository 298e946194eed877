/**
 * The script of the snippet, in a page of the town hall's own website (REACH-03): it lets the frame grow with its form
 * and keeps what has the focus in sight. It reads and sends nothing else.
 */
import { messageFrom } from './frame-messages'

const script = document.currentScript
const own = script instanceof HTMLScriptElement ? new URL(script.src).origin : ''
/** Room above what has the focus: many websites have a bar there. */
const ROOM = 96
/** How long a frame may say nothing before it is led to its form again, as after the browser's back button. */
const SILENT_MS = 8000

const frames = [...document.querySelectorAll('iframe')].filter((frame) =>
  frame.src.startsWith(`${own}/marco/`),
)

function keepInSight(frame: HTMLIFrameElement, from: number, to: number): void {
  const { top } = frame.getBoundingClientRect()
  if (top + from < ROOM) scrollBy(0, top + from - ROOM)
  else if (top + to > innerHeight) scrollBy(0, Math.min(top + to - innerHeight + ROOM / 2, top + from - ROOM))
}

for (const frame of frames) {
  const address = frame.src
  let heard = 0
  /** By how much there was no room yet to scroll: a frame says after it what has grown. */
  let owed = 0
  /** Keeps what was moved in the frame where it is on the screen (LOGIC-13). */
  function follow(by: number): void {
    const before = scrollY
    scrollBy({ top: by, behavior: 'instant' })
    owed = by - (scrollY - before)
  }
  const ask = (): void => frame.contentWindow?.postMessage({ muniformularios: 'alto' }, own)
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== own || source !== frame.contentWindow) return
    const message = messageFrom(data)
    if (!message) return
    heard = Date.now()
    if (message.muniformularios === 'alto') {
      frame.style.height = `${message.alto}px`
      follow(owed)
      owed = 0
    } else if (message.muniformularios === 'corrido') follow(message.por)
    else keepInSight(frame, message.desde, message.hasta)
  })
  let healed = false
  frame.addEventListener('load', () => {
    const loaded = Date.now()
    ask()
    setTimeout(() => {
      if (heard >= loaded || healed) return
      healed = true
      frame.src = address
    }, SILENT_MS)
  })
  ask()
}
