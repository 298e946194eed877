import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from './accessible'
import { forgetNewForms } from './backstage'
import { AnsweringScreen } from './pages/answering'
import { writeChecklist } from './written-forms'

test.afterAll(forgetNewForms)

const HEAD = 44

/** How high what stays in sight is, wherever the page stands: the head alone, and all of it. */
const staying = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement
    const bars = [...document.querySelectorAll('body *')].filter(
      (one) => getComputedStyle(one).position === 'sticky',
    )
    const heights = [0.25, 0.5, 0.75].map((part) => {
      scrollTo(0, (scrollHeight - innerHeight) * part)
      const seen = bars.map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return { top, height: Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) }
      })
      return {
        head: seen.find(({ top }) => top === 0)?.height ?? 0,
        all: seen.reduce((sum, { height }) => sum + height, 0),
      }
    })
    return {
      head: Math.max(...heights.map(({ head }) => head)),
      all: Math.max(...heights.map(({ all }) => all)),
    }
  })

/** Has the browser sum up what moves by itself, from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.shift = '0'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry ? Number(entry.value) : 0
        const { dataset } = document.documentElement
        dataset.shift = String(Number(dataset.shift) + shift)
      }
    }).observe({ type: 'layout-shift', buffered: false })
  })

for (const height of [640, 740])
  test.describe(`on a phone of 360 × ${height}`, () => {
    test.use({ viewport: { width: 360, height }, reducedMotion: 'reduce' })

    test('ANS-23 DAY-08 44 px of head and a quarter of the screen stay, also with what was said and what is wrong', async ({
      page,
    }) => {
      const form = `cabeza-${height}-${Date.now()}`
      await writeChecklist(form, 30, { required: true })
      await page.goto(paths.publicAnswer.href(form))
      const screen = new AnsweringScreen(page)
      await screen.next.waitFor()
      await watchShifts(page)
      const expectRoom = async (when: string) => {
        const { head, all } = await staying(page)
        expect.soft(head, when).toBe(HEAD)
        expect.soft(all, when).toBeLessThanOrEqual(height / 4)
        await page.screenshot({ path: `test-results/head-${height}-${when}.png` })
      }
      await expectRoom('begun')
      expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBe('0')

      await screen.pick('Punto 1: salidas de emergencia libres y señalizadas', 'Cumple')
      await screen.next.click()
      await page.getByRole('heading', { name: 'Hoja 2' }).waitFor()
      await expect(page.getByText(/^Guardado en este dispositivo/)).toBeVisible()
      await expectRoom('said')

      await page.context().setOffline(true)
      await expect(page.getByText('Sin conexión · se guarda aquí')).toBeVisible()
      await expectRoom('offline')
      await page.context().setOffline(false)

      await screen.toTheEnd()
      await screen.save.click()
      await expect(screen.summary).toBeVisible()
      const missing = page.getByRole('button', { name: /por completar$/ })
      await expect(missing).toBeVisible()
      await expectRoom('wrong')
      await expect(missing).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Ir a lo que falta responder' })).toBeInViewport()
      await expectAccessible(page)
    })
  })
