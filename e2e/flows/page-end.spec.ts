import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { enterAs } from './pages/login'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]
/** Room that the frame leaves below a page; the areas of the editor reach the edge of the screen. */
const roomBelow = (width: number) => (width < 600 ? 40 : 48)

const SCREENS: { name: string; as: string; path: string; isWhole?: boolean }[] = [
  { name: 'home', as: 'supervisor', path: paths.home.href() },
  { name: 'forms', as: 'supervisor', path: paths.forms.href() },
  { name: 'answers', as: 'supervisor', path: paths.answers.href('inspeccion-comercios') },
  {
    name: 'statistics of a form',
    as: 'supervisor',
    path: `${paths.formStatistics.href('inspeccion-comercios')}?periodo=6m`,
  },
  { name: 'statistics', as: 'admin', path: `${paths.statistics.href()}?periodo=1m` },
  { name: 'municipalities', as: 'admin', path: paths.municipalities.href() },
  { name: 'users', as: 'admin', path: paths.users.href() },
  { name: 'a new form', as: 'generador', path: paths.newForm.href(), isWhole: true },
  { name: 'the editor', as: 'generador', path: paths.editForm.href('inscripcion-talleres'), isWhole: true },
]

/** How far a page scrolls, and where the last of it ends. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    /** It is part of the page, and of nothing that scrolls by itself. */
    const isOwn = (element: Element): boolean => {
      const parent = element.parentElement
      if (getComputedStyle(element).position === 'fixed') return false
      if (!parent || parent === main) return true
      return getComputedStyle(parent).overflowY === 'visible' && isOwn(parent)
    }
    const ends = [...(main?.querySelectorAll('*') ?? [])]
      .filter((element) => element.checkVisibility() && isOwn(element))
      .map((element) => element.getBoundingClientRect().bottom + scrollY)
    return { scrolls: document.documentElement.scrollHeight, ends: Math.ceil(Math.max(...ends)) }
  })

for (const { name, as, path, isWhole = false } of SCREENS)
  test(`DAY-08 ${name}: nothing is scrolled to below what the page has`, async ({ page }) => {
    await enterAs(page, as)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expect
        .poll(async () => {
          const { scrolls, ends } = await heightOf(page)
          return scrolls - Math.max(size.height, ends + (isWhole ? 0 : roomBelow(size.width)))
        })
        .toBeLessThanOrEqual(0)
    }
  })
