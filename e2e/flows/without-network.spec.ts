import { expect, test, type Page } from 'playwright/test'
import { isAnswerCode } from '../../src/domain/codes/answer-code'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms, newestAnswers } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { signIn } from './pages/login'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { publish } from './publish'
import { writeTexts } from './written-forms'

test.afterAll(forgetNewForms)

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** Forms of this run alone: a municipality may be used for more than one. */
const RUN = Date.now()
const PUBLIC = `sin-red-publico-${RUN}`
const STAFF = `sin-red-personal-${RUN}`

/** Until the page that stands would open without network. */
const untilKept = (page: Page, kept: 'public' | 'staff') =>
  expect
    .poll(() =>
      page.evaluate(
        async (key) => (await (await caches.open('muniformularios-pages')).match(key)) !== undefined,
        `/kept/${kept}/assets`,
      ),
    )
    .toBe(true)

/** The network goes, and the page is opened anew; gives what is on it. */
async function reopenWithoutNetwork(page: Page): Promise<AnsweringScreen> {
  await page.context().setOffline(true)
  await page.reload()
  await expect(
    page.getByText(/Sin conexión: se muestra el formulario guardado en este dispositivo/),
  ).toBeVisible()
  return new AnsweringScreen(page)
}

async function saveTwice(page: Page, form: AnsweringScreen): Promise<void> {
  await form.save.click()
  const dialog = page.getByRole('dialog', { name: 'Conexión a internet perdida' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  // A page that was loaded without network is not told by the emulated one that it is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(dialog.getByText('La conexión volvió. Ya puede enviar la respuesta.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await expect(form.field('Dato 2')).toHaveValue('Sin red')
  await form.save.click()
}

test('ANS-14 ANS-22 a stranger opens a form without network, fills it and sends it when the network is back', async ({
  page,
}) => {
  await writeTexts(PUBLIC, 3)
  await page.goto(paths.publicAnswer.href(PUBLIC))
  await new AnsweringScreen(page).type('Dato 1', 'Con red')
  await untilKept(page, 'public')
  await expect(page.getByText(/Guardado en este dispositivo/)).toBeVisible()

  const form = await reopenWithoutNetwork(page)
  await expectAccessible(page)
  await expect(form.field('Dato 1')).toHaveValue('Con red')
  await form.type('Dato 2', 'Sin red')
  await saveTwice(page, form)
  await expect(page).toHaveURL(/\/publico\/guardado\//)
  expect(isAnswerCode(page.url().split('/').at(-1) ?? '')).toBe(true)
  expect(await newestAnswers(PUBLIC, 5)).toHaveLength(1)
})

test('ANS-14 AUTH-07 an inspector goes on without network and sends when it is back; signing out leaves nothing behind', async ({
  page,
}) => {
  await writeTexts(STAFF, 3)
  await signIn(page, 'inspector.elevado')
  await page.goto(paths.answer.href(STAFF))
  await new AnsweringScreen(page).type('Dato 1', 'Con red')
  await untilKept(page, 'staff')
  await expect(page.getByText(/Guardado en este dispositivo/)).toBeVisible()

  // Hours later, when what proves the session has to be renewed and cannot.
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
  const form = await reopenWithoutNetwork(page)
  await expectAccessible(page)
  await expect(form.field('Dato 1')).toHaveValue('Con red')
  await form.type('Dato 2', 'Sin red')
  await saveTwice(page, form)
  await expect(page).toHaveURL(/\/listar/)
  const [answer, ...others] = await newestAnswers(STAFF, 5)
  expect(others).toEqual([])
  expect(answer?.doc.get('creadoPor')).toBe('inspector.elevado')

  await page.getByRole('button', { name: /cuenta|Cuenta/ }).click()
  await page.getByRole('menuitem', { name: /Cerrar sesión/ }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await keptKeys(page)).toEqual([])
})

/** Names of what this device keeps of forms and sessions. */
const keptKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('muniformularios')
        opening.onsuccess = () => {
          const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          keys.onsuccess = () => resolve(keys.result)
        }
        opening.onerror = () => reject(opening.error)
      }),
  )

test('ANS-14 no cache has what people type or what the store says, and the pages do not load each other', async ({
  page,
}) => {
  await writeTexts(PUBLIC, 3)
  await page.goto(paths.publicAnswer.href(PUBLIC))
  await new AnsweringScreen(page).type('Dato 1', 'Con red')
  await untilKept(page, 'public')
  const names = await page.evaluate(async () => {
    const caught: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname)
    return caught
  })
  expect(names.filter((name) => !/^\/(assets|kept\/public)(\/|$)/.test(name))).toEqual([])
  expect(names.filter((name) => /Staff|FormEditor|live-|PinMap/.test(name))).toEqual([])
})

test('ANS-14 the next visit brings the whole new build, and without network the last complete one opens', async ({
  page,
}) => {
  await writeTexts(PUBLIC, 3)
  await page.goto(paths.publicAnswer.href(PUBLIC))
  await untilKept(page, 'public')
  // A newer build whose files do not arrive: the page is not replaced by half of another.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: 'public', entry: '/assets/index-of-tomorrow.js', assets: [] }, {})
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await reopenWithoutNetwork(page)
})

test('ANS-14 KIND-11 a form with further kinds is answered without network', async ({ page }) => {
  const id = `sin-red-clases-${RUN}`
  const preguntas = questions(
    { ...TYPED.note, titulo: 'Antes de empezar' },
    { ...TYPED.identifier, titulo: 'CUIT', formato: 'ar-cuit' },
    { ...TYPED.scale, titulo: 'Trato', formato: 'stars:1-5' },
  )
  await publish({ id, titulo: 'Sin red', secciones: [aSection({ preguntas })] })
  await page.goto(paths.publicAnswer.href(id))
  await expect(page.getByLabel('CUIT')).toBeVisible()
  await untilKept(page, 'public')
  await new AnsweringScreen(page).type('CUIT', '20-12345678-9')
  await expect(page.getByText(/Guardado en este dispositivo/)).toBeVisible()
  const form = await reopenWithoutNetwork(page)
  await expect(page.getByRole('heading', { name: 'Antes de empezar' })).toBeVisible()
  await expect(form.field('CUIT')).toHaveValue('20-12345678-9')
  await page.getByRole('radio', { name: '4 de 5' }).check()
  await form.save.click()
  await expect(form.summary).toContainText('no es válido como CUIT / CUIL (Argentina)')
})
