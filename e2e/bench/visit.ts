import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright'
import { paths } from '../../src/lib/paths'
import { makePhoto } from '../flows/make-photo'
import { VISIT_BUDGET } from '../../src/build/public-bundle'
import { benchmarkForm } from '../stack/seed/benchmark'
import { buildForm } from '../stack/seed/build-form'
import { today } from '../stack/seed/clock'
import { formDocuments } from '../stack/seed/documents'
import { text } from '../stack/seed/questions'
import { writeDocuments } from '../stack/seed/write/documents'
import { openEmulators } from '../stack/seed/write/emulators'
import { withoutTriggers } from '../stack/seed/write/triggers'

const FORM = 'banco-visita'
const PHONE = { width: 360, height: 740 }
/** Long enough for what a page still begins to load. */
const QUIET_MS = 3_000

export interface Visit {
  /** Of all JavaScript that the browser was sent from the first page to the last, workers included. */
  javascriptBrotliBytes: number
  files: number
  /** The same until the form stood still, before anything was typed. */
  openedBrotliBytes: number
  budget: number
}

/** A public form that asks for a text, a photo and a signature, and hands out a copy. */
async function writeForm(): Promise<void> {
  const form = buildForm(
    {
      ...benchmarkForm(1, 0),
      id: FORM,
      options: ['publico', 'automaticDownload', 'digitalSignature'],
      signatures: [{ title: 'Vecino', typeOfSignature: 'draw', tipeOfSignatory: 'citizen' }],
      sections: [
        {
          titulo: 'El reclamo',
          questions: [text('¿Qué sucede?', () => 'Un bache'), text('Foto', () => 'Frente', { photo: true })],
        },
      ],
    },
    today(),
  )
  const { firestore, close } = openEmulators()
  try {
    await withoutTriggers(() => writeDocuments(firestore, formDocuments(form)))
  } finally {
    await close()
  }
}

/** Weighs each file of JavaScript once, compressed as a server does; what is asked again comes from the cache. */
function weighScripts(context: BrowserContext) {
  const sizes = new Map<string, Promise<number>>()
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return
    sizes.set(
      pathname,
      response.body().then((body) => brotliCompressSync(body).length),
    )
  })
  return async () => {
    const all = await Promise.all(sizes.values())
    return { bytes: all.reduce((sum, size) => sum + size, 0), files: all.length }
  }
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /Recuadro para firmar/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nothing to sign in')
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 5 })
  await page.mouse.up()
  await page.getByLabel('Nombre de quien firma').fill('Ana Paz')
}

/** What the build does not weigh: the worker that makes photos small and what it draws with (1.6 kB), a pass, and what leads to the emulators. */
const MORE = 2_700

/** What a stranger's phone loads of JavaScript from opening a form to the page after saving it, in the built app. */
export async function measureVisit(browser: Browser, baseURL: string): Promise<Visit> {
  await writeForm()
  const context = await browser.newContext({
    baseURL,
    locale: 'es-AR',
    viewport: PHONE,
    serviceWorkers: 'block',
  })
  const loaded = weighScripts(context)
  const page = await context.newPage()
  await page.goto(paths.publicAnswer.href(FORM))
  await page.getByRole('textbox').first().waitFor()
  await page.waitForTimeout(QUIET_MS)
  const opened = await loaded()
  await page.getByRole('textbox').first().fill('Un bache')
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
  await page.locator('input[type=file]:not([capture])').first().setInputFiles(photo)
  await page.getByText('IMG_1.jpg adjunto').waitFor()
  await sign(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.waitForURL(/\/publico\/guardado\//)
  await page.waitForTimeout(QUIET_MS)
  const { bytes, files } = await loaded()
  await context.close()
  return { javascriptBrotliBytes: bytes, files, openedBrotliBytes: opened.bytes, budget: VISIT_BUDGET + MORE }
}
