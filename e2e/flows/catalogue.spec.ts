import { expect, test } from 'playwright/test'
import { CATALOGUE_PATH, publicCatalogue } from '../../src/lib/catalogue-path'
import { aSection, questions } from '../../src/testing/builders'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { enterAs } from './pages/login'
import { publish } from './publish'

const PHONE = { width: 360, height: 740 }

test.afterAll(forgetNewForms)

test('REACH-02 a clerk puts a form on the town’s page by keyboard; a citizen finds it with a slip in the word, in another language, and opens it', async ({
  page,
  browser,
}) => {
  test.slow()
  const id = `poda-${Date.now().toString(36)}`
  await publish({
    ...{
      id,
      titulo: `Poda de un árbol ${id}`,
      descripcion: 'Pida que la municipalidad pode un árbol de la vereda.',
    },
    ...{ titulo_ca: `Esporga d’un arbre ${id}` },
    secciones: [
      aSection({
        titulo: 'El árbol',
        preguntas: questions(
          { titulo: '¿Dónde está?' },
          { titulo: 'Autorización del frentista', adjuntarDocumento: true, required: true },
        ),
      }),
    ],
  })

  await test.step('nothing stands there by itself', async () => {
    const told = await page.request.get(publicCatalogue('VA'))
    expect(await told.text()).not.toContain(id)
  })

  await test.step('the clerk puts it there', async () => {
    await enterAs(page, 'admin')
    await page.goto(`${CATALOGUE_PATH}?municipio=paises/argentina/provincias/cordoba/municipios/villa-alta`)
    const adding = page.getByRole('combobox', { name: 'Agregar un formulario público' })
    await adding.fill(id)
    await adding.press('ArrowDown')
    await adding.press('Enter')
    await page
      .getByRole('combobox', { name: `Tema de «Poda de un árbol ${id}»` })
      .selectOption({ label: 'Ambiente y animales' })
    await expect(page.getByText('Hay cambios sin guardar')).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/catalogue-staff.png', fullPage: true })
    await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter')
    await expect(page.getByText('El catálogo se guardó')).toBeVisible()
    const [poster] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Afiche de «Poda de un árbol ${id}»` }).click(),
    ])
    expect(poster.suggestedFilename()).toBe(`afiche-${id}.pdf`)
    await page.setViewportSize(PHONE)
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/catalogue-staff-phone.png', fullPage: true })
  })

  const context = await browser.newContext({ viewport: PHONE, locale: 'es-AR' })
  const citizen = await context.newPage()

  await test.step('a citizen finds it on a phone, though the word has a slip', async () => {
    // An instance reads a catalogue once in 15 seconds.
    await expect(async () => {
      await citizen.goto(publicCatalogue('VA'))
      expect(await citizen.content()).toContain(id)
    }).toPass()
    await expect(citizen).toHaveTitle('Trámites y formularios · Villa Alta')
    await expectAccessible(citizen)
    await citizen.screenshot({ path: 'test-results/catalogue-phone.png', fullPage: true })
    await citizen.getByRole('searchbox', { name: 'Buscar un trámite' }).fill(`arvol ${id}`)
    await expect(citizen.getByRole('status').filter({ hasText: '1 trámite' })).toBeVisible()
    const found = citizen.getByRole('listitem').filter({ hasText: id })
    await expect(found).toContainText('Autorización del frentista')
    await expect(found).toContainText('unos 3 minutos')
    await citizen.getByRole('searchbox').fill('xilofon')
    await expect(
      citizen.getByRole('heading', { name: 'Ningún trámite coincide con «xilofon»' }),
    ).toBeVisible()
    await citizen.getByRole('button', { name: 'Ver todos' }).click()
    await expect(citizen.getByRole('searchbox')).toBeFocused()
    await expect(found).toBeVisible()
  })

  await test.step('and reads and opens it in another language', async () => {
    await citizen.getByText('Español', { exact: true }).first().click()
    await citizen.getByRole('link', { name: 'Català' }).click()
    await citizen.getByRole('link', { name: `Esporga d’un arbre ${id}` }).click()
    await expect(citizen.getByRole('heading', { name: `Esporga d’un arbre ${id}`, level: 1 })).toBeVisible()
    await expect(citizen.locator('html')).toHaveAttribute('lang', 'ca')
  })

  await test.step('without a program every form is there', async () => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1366, height: 900 },
    })
    const reader = await plain.newPage()
    await reader.goto(`${publicCatalogue('VA')}?idioma=es`)
    await reader.screenshot({ path: 'test-results/catalogue-desk.png', fullPage: true })
    await expect(reader.getByRole('searchbox')).toBeHidden()
    await reader.getByRole('link', { name: `Poda de un árbol ${id}` }).press('Enter')
    await expect(reader).toHaveURL(new RegExp(id))
    await plain.close()
  })

  await test.step('the pages with one word after /publico/ are the app’s as before', async () => {
    for (const name of ['consultar-estado', 'bandeja', 'verificar']) {
      await citizen.goto(`/publico/${name}`)
      await expect(citizen.locator('#root main')).toBeVisible()
    }
    expect((await citizen.request.get('/publico/ZZZZ')).status()).toBe(404)
  })
  await context.close()
})
