import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { ownScript } from '../../src/build/own-scripts'
import { HOST } from '../stack/ports'
import { pageOfMany } from './alone/catalogue-page'

const FORMS = 300
const VISITS = 5
/** How many times slower than this machine the reader's is. */
const SLOWER = 4
const PATH = '/publico/VA'

export interface CatalogueVisit {
  forms: number
  /** Of the page and its search. */
  brotliBytes: number
  /** Until the first text is drawn, network apart: the middle of some visits. */
  firstTextMs: number
}

async function firstText(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address)
  const drawn = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  )
  await page.close()
  return drawn
}

/** What a catalogue of 300 forms weighs, and when its first text stands at a quarter of this machine's speed (REACH-02). */
export async function measureCatalogue(browser: Browser): Promise<CatalogueVisit> {
  const page = brotliCompressSync(pageOfMany(FORMS, 'https://formularios.test'))
  const search = brotliCompressSync(await ownScript('catalogo.js'))
  const server = createServer((request, response) => {
    const isPage = request.url === PATH
    const type = isPage ? 'text/html; charset=utf-8' : 'text/javascript'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(isPage ? page : search)
  })
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  try {
    const times: number[] = []
    for (let visit = 0; visit < VISITS; visit += 1)
      times.push(await firstText(browser, `http://${HOST}:${port}${PATH}`))
    const middle = times.toSorted((one, other) => one - other)[Math.floor(VISITS / 2)] ?? Infinity
    return { forms: FORMS, brotliBytes: page.length + search.length, firstTextMs: Math.round(middle) }
  } finally {
    server.close()
  }
}
