import { expect, test } from 'playwright/test'
import { linkKeysPath } from '../../src/domain/store-paths'
import { CATALOGUE_PATH } from '../../src/lib/catalogue-path'
import { paths } from '../../src/lib/paths'
import { aSection, questions, TYPED } from '../../src/testing/builders'
import { signedSearch } from '../../src/testing/signed-search'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms, newestChecked } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { enterAs } from './pages/login'
import { publish } from './publish'

const TOWN = 'paises/argentina/provincias/cordoba/municipios/villa-alta'
const PHONE = { width: 360, height: 740 }

test.afterAll(() => Promise.all([forgetNewForms(), backstage().doc(linkKeysPath(TOWN)).delete()]))

/** A link as a system of the town makes it, which counts for an hour. */
function signed(key: string, formId: string, query: string): string {
  const expires = Math.floor(Date.now() / 1000) + 3600
  return `${paths.publicAnswer.href(formId)}${signedSearch(key, { formId, query, expires })}`
}

test('REACH-05 a supervisor makes a key, a system of the town signs a link, a citizen reads what it says and sends; a changed link opens nothing', async ({
  page,
  browser,
}) => {
  test.slow()
  const form = await publish({
    ...{ id: `firmado-${Date.now().toString(36)}`, titulo: 'Plan de pagos', soloFirmado: true },
    secciones: [
      aSection({
        titulo: 'La deuda',
        preguntas: questions(
          { titulo: 'Expediente', codigo: 'expediente' },
          { titulo: 'Cuotas', codigo: 'cuotas', ...TYPED.integer },
          { titulo: 'Comentario' },
        ),
      }),
    ],
  })
  let key = ''

  await test.step('the supervisor makes a key by keyboard, and it is shown this once', async () => {
    await enterAs(page, 'admin')
    await page.goto(`${CATALOGUE_PATH}?municipio=${TOWN}`)
    await page.getByRole('button', { name: 'Crear una clave' }).press('Enter')
    const made = page.getByRole('dialog', { name: 'Copie la clave ahora' })
    key = await made.getByRole('textbox', { name: 'Clave' }).inputValue()
    expect(key).toMatch(/^[\w-]{43}$/)
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/link-key-made.png' })
    await made.getByRole('button', { name: 'Ya la guardé' }).press('Enter')
    await expect(page.getByText(/^Clave \w{8}, desde el/)).toBeVisible()
    expect(await page.content()).not.toContain(key)
    await page.reload()
    await expect(page.getByText(/^Clave \w{8}, desde el/)).toBeVisible()
    expect(await page.content()).not.toContain(key)
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/link-keys.png', fullPage: true })
    await page.setViewportSize(PHONE)
    await page.getByRole('heading', { name: 'Enlaces firmados' }).scrollIntoViewIfNeeded()
    await page.screenshot({ path: 'test-results/link-keys-phone.png' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })

  const context = await browser.newContext({ viewport: PHONE })
  const phone = await context.newPage()
  const link = signed(key, form.id, 'cuotas=6&expediente=A%201%2F26')
  await test.step('without a link, and with a changed one, the citizen is told', async () => {
    await phone.goto(paths.publicAnswer.href(form.id))
    await expect(
      phone.getByRole('heading', { name: 'Este formulario se abre con un enlace propio' }),
    ).toBeVisible()
    await expectAccessible(phone)
    await phone.screenshot({ path: 'test-results/link-missing.png' })
    await phone.goto(link.replace('cuotas=6', 'cuotas=60'))
    await expect(phone.getByRole('heading', { name: 'El enlace no es válido' })).toBeVisible()
    await expectAccessible(phone)
    await phone.screenshot({ path: 'test-results/link-wrong.png' })
  })
  await test.step('by the link the answers stand there to be read, after a reload without it too', async () => {
    await phone.goto(link)
    await expect(phone.getByText(/completó 2 respuestas\.$/)).toBeVisible()
    await expect(phone.getByRole('group', { name: 'Expediente' })).toContainText('A 1/26')
    await expect(phone.getByRole('group', { name: 'Cuotas' })).toContainText('6')
    await expectAccessible(phone)
    await phone.screenshot({ path: 'test-results/link-signed.png', fullPage: true })
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await phone.getByRole('textbox', { name: /Comentario/ }).fill('Gracias')
    await expect(phone.getByText(/guardado en este dispositivo|Borrador guardado/i).first()).toBeVisible()
    await phone.goto(paths.publicAnswer.href(form.id))
    await expect(phone.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Gracias')
    await expect(phone.getByRole('group', { name: 'Cuotas' })).toContainText('6')
    await phone.setViewportSize({ width: 1366, height: 768 })
    await phone.screenshot({ path: 'test-results/link-signed-desk.png', fullPage: true })
  })
  await test.step('it is sent, and counts', async () => {
    await new AnsweringScreen(phone).save.click()
    await expect(phone.getByText('Formulario guardado correctamente.')).toBeVisible()
    const answer = await newestChecked(form.id)
    expect(answer?.doc.get('invalida')).toBe(false)
    expect(answer?.doc.get('secciones')[0].preguntas[0]).toMatchObject({ respuesta: 'A 1/26' })
    expect(answer?.doc.get('enlace')).toContain('cuotas=6')
  })
  await context.close()
})
