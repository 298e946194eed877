import type { BrowserContext } from 'playwright'

/** Where the auth SDK and the emulator's helper page have the script from with which they talk to each other. */
const SCRIPT = 'https://apis.google.com/js/api.js*'
/** The look of the emulator's sign-in page, which works without. */
const LOOKS = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//

interface Letter {
  gapi: true
  name?: string
  reply?: number
  id?: number
  body: unknown
}
type Handler = (body: unknown) => unknown

/**
 * Runs in pages: what of Google's `gapi.iframes` the two use, between a page and its frame, by messages. Nothing of the
 * sign-in itself is in it.
 */
function framesOfGoogle(): void {
  const filter = () => true
  const peer = (other: () => Window | null, attach: object) => {
    const handlers = new Map<string, Handler>()
    const waiting: { name: string; id: number; body: unknown }[] = []
    const answers = new Map<number, (said: unknown) => void>()
    let last = 0
    const post = (letter: Omit<Letter, 'gapi'>) => other()?.postMessage({ gapi: true, ...letter }, '*')
    const answer = async (handler: Handler, id: number, body: unknown) =>
      post({ reply: id, body: [await handler(body)] })
    addEventListener('message', ({ source, data }: MessageEvent<Letter | undefined>) => {
      if (source !== other() || data?.gapi !== true) return
      const { name, id = 0, reply, body } = data
      if (reply !== undefined) return answers.get(reply)?.(body)
      const handler = handlers.get(String(name))
      if (handler) void answer(handler, id, body)
      else waiting.push({ name: String(name), id, body })
    })
    return Object.assign(attach, {
      register(name: string, handler: Handler) {
        handlers.set(name, handler)
        for (const one of waiting.splice(0)) {
          if (one.name === name) void answer(handler, one.id, one.body)
          else waiting.push(one)
        }
      },
      send(name: string, body: unknown, done?: (said: unknown) => void) {
        last += 1
        if (done) answers.set(last, done)
        post({ name, id: last, body })
      },
    })
  }
  const up = window.parent === window ? null : peer(() => window.parent, {})
  const open = ({ url, where }: { url: string; where: HTMLElement }, opened: (frame: object) => unknown) => {
    const frame = document.createElement('iframe')
    const down = peer(() => frame.contentWindow, { restyle: () => Promise.resolve() })
    const ready = new Promise<void>((resolve) => down.register('ready', () => resolve()))
    frame.src = url
    frame.hidden = true
    where.append(frame)
    return opened(Object.assign(down, { ping: (done: () => void) => ready.then(done) }))
  }
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: filter,
    Iframe: Object,
    getContext: () => ({ open, getParentIframe: () => up }),
  }
  const load = (_what: string, { callback }: { callback: () => void }) => callback()
  Object.assign(window, { gapi: { load, iframes } })
  up?.send('ready', null)
  const asked = new URL(String(document.currentScript?.getAttribute('src')), location.href)
  const onload: unknown = Reflect.get(window, asked.searchParams.get('onload') ?? 'gapi_onload')
  if (typeof onload === 'function') onload()
}

/** Lets the single sign-on be tried without the internet: a part of Google's script that has no emulator is brought along. */
export async function bringFrames(context: BrowserContext): Promise<void> {
  await context.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${framesOfGoogle.toString()})()` }),
  )
  await context.route(LOOKS, (route) => route.abort())
}
