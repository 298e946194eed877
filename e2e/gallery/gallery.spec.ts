import { readdirSync, statSync } from 'node:fs'
import { expect, test, type Browser } from 'playwright/test'
import { createServer, type ServerOptions, type ViteDevServer } from 'vite'
import { NOW } from '../../src/testing/builders'
import { CHROMIUM_ARGS } from '../stack/chromium'
import { GALLERY } from '../stack/dev-server'
import { HOST, ROOT } from '../stack/ports'
import { sheetOf, takePieces } from './take'

const APPROVED = `${ROOT}e2e/gallery/approved`
/** What the approved pictures may weigh together. */
const MOST_BYTES = 1_500_000
/**
 * How much a picture may differ: of a pixel, which is the mean of sixteen, some ten levels of 255; of a piece, one pixel
 * in five hundred.
 */
const TOLERANCE = { threshold: 0.04, maxDiffPixelRatio: 0.002 }

/** Addresses stand in pieces: the same one wherever it is served. */
const SITE = 'gallery.localhost'

let server: ViteDevServer
let browser: Browser
test.beforeAll(async ({ playwright, launchOptions }) => {
  const listen = {
    host: HOST,
    port: 0,
    hmr: false,
    watch: null,
    allowedHosts: [SITE],
  } satisfies ServerOptions
  server = await createServer({ root: ROOT, logLevel: 'error', server: listen })
  await server.listen()
  const { host } = new URL(server.resolvedUrls?.local[0] ?? '')
  const args = [
    ...CHROMIUM_ARGS.slice(0, -1),
    `--host-resolver-rules=MAP ${SITE}:80 ${host}, MAP * ~NOTFOUND`,
  ]
  browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, '--font-render-hinting=none'],
  })
})
test.afterAll(async () => {
  await browser.close()
  await server.close()
})

test('DAY-08 every piece looks as somebody approved it', async ({ contextOptions, locale, timezoneId }) => {
  const page = await browser.newPage({ ...contextOptions, locale, timezoneId, serviceWorkers: 'block' })
  await page.clock.setFixedTime(NOW)
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort())
  await page.goto(`http://${SITE}${GALLERY}`)
  // What says after some seconds that something takes long.
  await page.getByText('Tarda más de lo normal').first().waitFor()
  // Machines differ in what they have for fixed widths; bars that stay in sight would lie over pieces.
  await page.addStyleTag({
    content:
      ':root { --font-mono: var(--font-sans) } main { padding: 16px; background: var(--color-bg) } body > #root > :not(main) { display: none }',
  })
  const pieces = await takePieces(page)
  expect(pieces.length).toBeGreaterThan(80)
  for (const piece of pieces)
    expect.soft(await sheetOf(page, piece), piece.name).toMatchSnapshot(`${piece.name}.webp`, TOLERANCE)
  const files = readdirSync(APPROVED)
  expect
    .soft(files.toSorted(), 'pieces that are approved')
    .toEqual(pieces.map(({ name }) => `${name}.webp`).toSorted())
  const bytes = files.reduce((sum, file) => sum + statSync(`${APPROVED}/${file}`).size, 0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
