import { expect, test, type Page } from 'playwright/test'
import { readCoordinates } from '../../src/domain/point'
import { NO_GEOCODER } from '../../src/domain/geography/geocoders'
import { publicFormPath } from '../../src/domain/store-paths'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { VILLA_ALTA } from '../stack/seed/geography'
import { backstage, newestAnswers } from './backstage'
import { enterAs } from './pages/login'
import { makePhoto } from './make-photo'
import { AnsweringScreen } from './pages/answering'

/** Open to anybody, with a place. */
const STREET_LIGHTS = 'reclamo-alumbrado'
const PHONE = { width: 360, height: 740 }
/** The centre of the seeded municipality. */
const CENTRE = { lat: -31.4213, lng: -64.1832 }
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const map = (page: Page) => page.getByRole('application', { name: 'Mapa para marcar el punto' })
const coordinates = (page: Page) => page.getByLabel('Coordenadas del punto')
const pin = async (page: Page) => readCoordinates(await coordinates(page).inputValue()) ?? { lat: 0, lng: 0 }
const noStreets = (page: Page) => page.getByText(/^No se ven las calles/)

/** The draft of the answer on the device. */
const draftOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('muniformularios')
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll()
          drafts.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(drafts.result))
          }
        }
      }),
  )

/** Opens the form with tiles that arrive, or do not. */
async function open(page: Page, tiles: 'arrive' | 'fail'): Promise<void> {
  await page.route(/tile\.openstreetmap\.org/, (route) =>
    tiles === 'arrive' ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort(),
  )
  await page.goto(paths.publicAnswer.href(STREET_LIGHTS))
  await map(page).waitFor()
}

test.use({ viewport: PHONE, hasTouch: true })

test('ANS-10 a stranger marks the place by tap, by keys and by address, finds it again after a reload, and it is saved', async ({
  page,
}) => {
  await open(page, 'arrive')
  // §1.9: 500 px high, and 800 where the window is wider than 1280.
  expect((await map(page).boundingBox())?.height).toBe(500)
  await page.setViewportSize({ width: 1400, height: 900 })
  await expect.poll(async () => (await map(page).boundingBox())?.height).toBe(800)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await map(page).tap({ position: { x: 160, y: 200 } })
  await expect(coordinates(page)).not.toHaveValue('')
  const tapped = await pin(page)
  expect(Math.abs(tapped.lat - CENTRE.lat)).toBeLessThan(0.2)
  expect(Math.abs(tapped.lng - CENTRE.lng)).toBeLessThan(0.2)

  await map(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => pin(page)).not.toEqual(tapped)
  const north = await pin(page)
  expect(north.lat).toBeGreaterThan(tapped.lat)
  expect(north.lng).toBeCloseTo(tapped.lng, 4)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => pin(page)).not.toEqual(north)
  const east = await pin(page)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => pin(page)).not.toEqual(east)
  const near = await pin(page)
  // A step is half as long when twice as near, and shift makes it six times as long.
  expect(east.lng - near.lng).toBeLessThan((east.lng - north.lng) / 6)
  expect(near.lng).toBeLessThan(east.lng)
  await expect(noStreets(page)).toHaveCount(0)

  await page.getByLabel('Dirección').fill('San Martín 120')
  await expect.poll(() => draftOf(page)).toContain('San Martín 120')
  await page.reload()
  await expect(page.getByLabel('Dirección')).toHaveValue('San Martín 120')
  await expect.poll(() => pin(page)).toEqual(near)
})

test('ANS-10 FILE-01 a place is given without pictures of the map and without the position of the device, with a photo over 5 MB', async ({
  page,
}) => {
  await open(page, 'fail')
  await expect(noStreets(page)).toBeVisible()
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText(/^El navegador no tiene permiso/)).toBeVisible()
  await expectAccessible(page)
  await map(page).focus()
  await page.keyboard.press('Enter')
  // In the middle of the map, to the pixel.
  await expect.poll(async () => (await pin(page)).lat.toFixed(3)).toBe(CENTRE.lat.toFixed(3))
  expect((await pin(page)).lng).toBeCloseTo(CENTRE.lng, 3)
  await coordinates(page).fill('-31,43 -64,19')
  await page.getByLabel('Dirección').fill('Frente a la plaza')
  await expect.poll(() => pin(page)).toEqual({ lat: -31.43, lng: -64.19 })

  const form = new AnsweringScreen(page)
  await form.next.click()
  await form.pick('¿Qué sucede con la luz?', 'No enciende')
  await form.type('¿Cuántas luces son?', '2')
  await form.pick('¿Hay cables sueltos o a la vista?', 'No')
  await form.next.click()
  await form.type('Calle y altura', 'San Martín 120')
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
  await page.locator('input[type=file]:not([capture])').setInputFiles(photo)
  await expect(page.getByText('IMG_1.jpg adjunto')).toBeVisible()
  await expectAccessible(page)
  await form.toTheEnd()
  await form.save.click()
  await expect(page.getByText('Formulario guardado correctamente.')).toBeVisible()
  const [newest] = await newestAnswers(STREET_LIGHTS, 1)
  expect(newest?.doc.get('ubicacion')).toEqual({
    latlng: { lat: -31.43, lng: -64.19 },
    direccion: 'Frente a la plaza',
  })
  expect(JSON.stringify(newest?.doc.get('secciones'))).toMatch(/imagenes\/reclamo-alumbrado\/\w{12}\.jpg/)
})

test('ANS-10 an address is searched for with the shipped settings, and becomes the pin', async ({ page }) => {
  await open(page, 'arrive')
  await page.getByRole('combobox', { name: 'Dirección' }).fill('belgrano 340')
  await page.getByRole('option', { name: 'Belgrano 340, Villa Alta' }).click()
  await expect(page.getByText(/^El punto quedó en la dirección elegida/)).toBeVisible()
  expect(Math.abs((await pin(page)).lat - CENTRE.lat)).toBeLessThan(0.05)
  await expectAccessible(page)
})

test('GEO-04 ANS-10 where a town hall wants no search, addresses are typed from the next visit on', async ({
  page,
}) => {
  const municipality = backstage().doc(VILLA_ALTA.path)
  const told = backstage().doc(publicFormPath(STREET_LIGHTS))
  const becomes = (geocodificador: string) =>
    expect.poll(async () => (await told.get()).get('geocodificador')).toBe(geocodificador)
  await enterAs(page, 'admin')
  await page.goto(paths.municipalities.href())
  await page.getByRole('button', { name: 'Editar Villa Alta' }).click()
  await page.getByRole('combobox', { name: 'Búsqueda de direcciones' }).click()
  await page.getByRole('option', { name: /^Sin búsqueda/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await becomes(NO_GEOCODER)
  await open(page, 'arrive')
  await expect(page.getByRole('textbox', { name: 'Dirección' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Dirección' })).toHaveCount(0)
  await municipality.update({ geocodificador: '' })
  await becomes('')
})

test('ANS-10 the position of the device becomes the pin, with its accuracy', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -31.4, longitude: -64.2, accuracy: 800 })
  await open(page, 'arrive')
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText(/puede estar a 800 m/)).toBeVisible()
  await expect.poll(() => pin(page)).toEqual({ lat: -31.4, lng: -64.2 })
})
