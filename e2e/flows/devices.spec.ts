import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { withPage } from '../bench/serve-page'
import { ROOT } from '../stack/ports'
import { makePhoto } from './make-photo'
import { usedMemory } from './page-memory'

const FOLDER = `${ROOT}test-results/photos`
const PHONE = { width: 360, height: 740 }
const PHOTOS = 12
/** A page that stands still for longer than this feels frozen. */
const FREEZE_MS = 400
/** Twelve photos open at once would take 580. */
const GROWTH_MB = 200

test.use({ viewport: PHONE })

/** The page that has photos and signatures and nothing behind it, while the test lasts. */
const onDevice = (page: Page, work: () => Promise<void>): Promise<void> =>
  withPage('src/testing/try-devices.tsx', async (address) => {
    await page.goto(address)
    await page.getByText('Foto 1', { exact: true }).waitFor()
    await work()
  })

function keep(name: string, bytes: Uint8Array): string {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}`, bytes)
  return `${FOLDER}/${name}`
}
const field = (page: Page, number: number) =>
  page.getByRole('group', { name: `Imagen: Foto ${number}`, exact: true })
/** Chooses a picture from this device for a question. */
const choose = (page: Page, number: number, file: string) =>
  field(page, number).locator('input[type=file]:not([capture])').setInputFiles(file)
const sent = (page: Page) => page.evaluate(() => window.devices.sent())

/** The colour that a pixel nearly has. */
const colour = ([red = 0, green = 0, blue = 0]: number[]) =>
  [red, green, blue].map((part) => (part > 127 ? 1 : 0)).join('')
const [RED, GREEN, BLUE, YELLOW] = ['100', '010', '001', '110']

test('FILE-01 twelve photos of 12 megapixels in a row are sent upright, small and without their location, and the page stays alive', async ({
  page,
  browser,
}) => {
  test.slow()
  await onDevice(page, async () => {
    const photo = await makePhoto(page)
    expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
    expect(photo.includes('Exif')).toBe(true)
    const files = Array.from({ length: PHOTOS }, (_, index) => keep(`IMG_${index + 1}.jpg`, photo))
    await page.evaluate(() => void (window.devices.longTasks.length = 0))
    const [first = '', ...others] = files
    await choose(page, 1, first)
    await expect(page.getByText('IMG_1.jpg adjunto')).toBeVisible()
    const memory = await usedMemory(page, browser)
    for (const [index, file] of others.entries()) await choose(page, index + 2, file)
    // Typing goes on meanwhile.
    const comment = page.getByRole('textbox').first()
    await comment.fill('mientras tanto')
    await expect(comment).toHaveValue('mientras tanto')
    await expect.poll(() => page.evaluate(() => window.devices.count())).toBe(PHOTOS)
    const longTasks = await page.evaluate(() => window.devices.longTasks)
    test.info().annotations.push({ type: 'long tasks (ms)', description: longTasks.join(', ') })
    expect(Math.max(0, ...longTasks)).toBeLessThan(FREEZE_MS)
    expect((await usedMemory(page, browser)) - memory).toBeLessThan(GROWTH_MB)

    await expect(page.getByText('IMG_12.jpg adjunto')).toBeVisible()
    const [one] = await sent(page)
    expect(one).toMatchObject({ width: 1536, height: 2048, type: 'image/jpeg' })
    expect(one?.size).toBeLessThan(5 * 1024 * 1024)
    expect(one?.corners.map(colour)).toEqual([YELLOW, RED, GREEN, BLUE])
    expect(Buffer.from(one?.head ?? []).includes('Exif')).toBe(false)
    await expect(page.getByRole('button', { name: /Enviar la original/ })).toHaveCount(0)
  })
})

test('FILE-01 a photo is sent upright and small by a browser without workers too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  await onDevice(page, async () => {
    await choose(page, 1, keep('IMG_1.jpg', await makePhoto(page)))
    await expect(page.getByText('IMG_1.jpg adjunto')).toBeVisible()
    const [one] = await sent(page)
    expect(one).toMatchObject({ width: 1536, height: 2048, type: 'image/jpeg' })
    expect(one?.corners.map(colour)).toEqual([YELLOW, RED, GREEN, BLUE])
  })
})

test('FILE-01 FILE-03 a file that is no picture, damaged or cannot be opened is refused at its field, and the rest stays', async ({
  page,
}) => {
  await onDevice(page, async () => {
    await page.getByRole('textbox').first().fill('lo escrito')
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF'), ...Array(4000).fill(7)])
    await choose(page, 1, keep('rota.jpg', jpeg))
    await expect(field(page, 1).getByRole('alert')).toContainText('La imagen no se puede abrir')
    await choose(page, 2, keep('programa.jpg', Buffer.from('MZ no es una imagen')))
    await expect(field(page, 2).getByRole('alert')).toContainText('no es una imagen png o jpeg')
    const heic = Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic'), ...Array(400).fill(0)])
    await choose(page, 3, keep('IMG_1.heic', heic))
    await expect(field(page, 3).getByRole('alert')).toContainText('formato HEIC')
    await expect(page.getByRole('textbox').first()).toHaveValue('lo escrito')
    expect(await page.evaluate(() => window.devices.count())).toBe(0)

    const logo = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(300, 200)
      canvas.getContext('2d')?.fillRect(100, 50, 100, 100)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      return [...new Uint8Array(await blob.arrayBuffer())]
    })
    await choose(page, 1, keep('logo.png', Buffer.from(logo)))
    await expect(page.getByText('logo.png adjunto')).toBeVisible()
    const [png] = await sent(page)
    expect(png).toMatchObject({ type: 'image/png', width: 300, height: 200 })
    expect(png?.corners[0]).toEqual([0, 0, 0, 0])
    await page.getByRole('button', { name: /Enviar la original/ }).click()
    await expect.poll(() => page.evaluate(() => window.devices.count())).toBe(2)
  })
})

test('SIGN-01 ANS-22 a signature survives scrolling, turning the phone and a reload; the last line can be undone', async ({
  page,
}) => {
  await onDevice(page, async () => {
    const pad = page.getByRole('img', { name: 'Recuadro para firmar: Vecino' })
    /** Dark pixels, by thirds of the pad from left to right. */
    const ink = () =>
      pad.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return []
        const { width, height } = canvas
        const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {}
        const thirds = [0, 0, 0]
        for (let at = 0; at < data.length; at += 4) {
          const third = Math.floor((((at / 4) % width) / width) * 3)
          if ((data[at] ?? 255) < 120) thirds[third] = (thirds[third] ?? 0) + 1
        }
        return thirds.map((dark) => dark > 20)
      })
    /** Draws a line between two parts of the pad's width. */
    async function line(from: number, to: number): Promise<void> {
      await pad.scrollIntoViewIfNeeded()
      const box = await pad.boundingBox()
      if (!box) throw new Error('no pad')
      const y = box.y + box.height / 2
      await page.mouse.move(box.x + box.width * from, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * ((from + to) / 2), y - 20, { steps: 5 })
      await page.mouse.move(box.x + box.width * to, y, { steps: 5 })
      await page.mouse.up()
    }
    const WIDE = { width: 740, height: 360 }
    await page.setViewportSize(WIDE)
    await line(0.05, 0.28)
    await line(0.72, 0.95)
    expect(await ink()).toEqual([true, false, true])

    await page.setViewportSize(PHONE)
    await expect.poll(ink).toEqual([true, false, true])
    await page.mouse.wheel(0, -3000)
    await page.mouse.wheel(0, 5000)
    expect(await ink()).toEqual([true, false, true])
    await line(0.4, 0.6)
    await page.setViewportSize(WIDE)
    await expect.poll(ink).toEqual([true, true, true])

    await expect(page.getByText(/^Guardado en este dispositivo/).first()).toBeVisible()
    await page.getByLabel('Nombre de quien firma').fill('Ana Paz')
    await page.evaluate(() => window.devices.kept())
    await page.reload()
    await pad.scrollIntoViewIfNeeded()
    await expect.poll(ink).toEqual([true, true, true])
    // A slow device makes the picture only after the person cleared the pad.
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.toBlob = function (done, ...format) {
        const late: BlobCallback = (picture) =>
          setTimeout(() => {
            done(picture)
            document.body.dataset['made'] = 'late'
          }, 400)
        toBlob.call(this, late, ...format)
      }
    })
    await page.getByRole('button', { name: 'Deshacer trazo' }).click()
    await expect.poll(ink).toEqual([true, false, true])
    await page.getByRole('button', { name: 'Borrar firma' }).click()
    await expect.poll(ink).toEqual([false, false, false])
    await expect(page.locator('body')).toHaveAttribute('data-made', 'late')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByRole('link', { name: /Vecino — Falta la firma/ })).toBeVisible()

    await line(0.1, 0.9)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect.poll(() => page.evaluate(() => window.devices.saved.length)).toBe(1)
    const [signature] = await page.evaluate(() => window.devices.saved[0]?.signatures ?? [])
    expect(signature).toMatchObject({ names: 'Ana Paz', title: 'Vecino' })
  })
})

test('DAY-06 SIGN-01 a person who cannot draw signs by keyboard with the written name, and takes it back', async ({
  page,
}) => {
  await onDevice(page, async () => {
    const name = page.getByLabel('Nombre de quien firma')
    await name.focus()
    await page.keyboard.type('Ana Paz')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Firmar con el nombre escrito' })).toBeFocused()
    await page.keyboard.press('Enter')
    const picture = page.getByRole('img', { name: 'Vecino', exact: true })
    await expect(picture).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Firmado con el nombre: Ana Paz' })).toBeVisible()
    // Another name is another signature.
    await name.fill('Eva Sol')
    await expect(picture).toBeHidden()
    await page.getByRole('button', { name: 'Firmar con el nombre escrito' }).press('Enter')
    await expect(picture).toBeVisible()
    await page.getByRole('button', { name: 'Enviar', exact: true }).press('Enter')
    await expect.poll(() => page.evaluate(() => window.devices.saved.length)).toBe(1)
    const [signature] = await page.evaluate(() => window.devices.saved[0]?.signatures ?? [])
    expect(signature).toMatchObject({ names: 'Eva Sol', title: 'Vecino' })
    const [file] = await page.evaluate(() => window.devices.sent())
    expect(file).toMatchObject({ type: 'image/png', width: 600, height: 150 })
  })
})
