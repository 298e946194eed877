import { expect, test, type Browser, type Page } from 'playwright/test'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../../src/domain/language'
import { LANGUAGE_KEY } from '../../src/lib/language'
import { paths } from '../../src/lib/paths'
import { portalStandIn } from '../stack/outside/portal/client'
import { forgetNewForms, newestAnswers } from './backstage'
import { inLanguage } from './in-language'
import { makePhoto } from './make-photo'
import { enterAs } from './pages/login'
import { writeReviewed } from './written-forms'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const LUCIA = 40101
const FORM = `en-idiomas-${Date.now()}`
const portal = portalStandIn()
test.beforeAll(() => writeReviewed(FORM, { rows: true }))
test.afterAll(forgetNewForms)

/** A phone of somebody who reads that language. */
async function phoneIn(browser: Browser, language: Language, username?: string): Promise<Page> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  if (username) await enterAs(page, username)
  await context.addInitScript(([key, code]) => localStorage.setItem(key, code), [
    LANGUAGE_KEY,
    language,
  ] as const)
  return page
}

const enter = async (page: Page, address: string): Promise<void> =>
  void (await page.goto(`${address}/${await portal.issue({ citizen: LUCIA })}`))

for (const language of LANGUAGES.filter((one) => one !== BASE_LANGUAGE)) {
  test(`NAV-02 CORR-02 CORR-04 CORR-05 CORR-09 an answer goes to the citizen and back in ${language}`, async ({
    browser,
  }) => {
    const { text, read } = inLanguage(language, ['El pedido', 'Nombre y apellido'])
    const citizen = await phoneIn(browser, language)
    const staff = await phoneIn(browser, language, 'elevado')
    const send = citizen.getByRole('button', { name: text('answering', 'form.send'), exact: true })

    await enter(citizen, paths.citizenAnswer.href(FORM))
    const boxes = citizen.getByRole('textbox')
    await boxes.first().fill('Un banco')
    await citizen.getByRole('button', { name: text('answering', 'repeat.addAnother') }).click()
    await boxes.last().fill('Eva')
    await read(citizen)
    await send.click()
    await citizen.waitForURL(`**${paths.citizenSaved.pattern.split(':')[0] ?? ''}**`)
    await read(citizen)
    const [given] = await newestAnswers(FORM, 1)
    const { id = '', code = '' } = given ?? {}

    await staff.goto(paths.correct.href(id))
    const row = text('correction', 'away.name', { number: '2' })
    await staff.getByRole('button', { name: text('answering', 'repeat.removeRow', { row }) }).click()
    await expect(staff.getByText(text('correction', 'away.row'))).toBeVisible()
    await staff.getByRole('checkbox').nth(2).check()
    await read(staff)
    await staff.getByRole('button', { name: text('correction', 'askBack') }).click()
    await read(staff)
    await staff.getByRole('button', { name: text('correction', 'ask.send') }).click()
    await staff.waitForURL(`**${paths.view.href(id)}`)

    await enter(citizen, paths.ownAnswers.href())
    await expect(citizen.getByText(code)).toBeVisible()
    await read(citizen)
    await citizen.goto(paths.revision.href(id))
    await citizen
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles({ name: 'lugar.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(citizen) })
    await expect(citizen.getByRole('img', { name: /lugar/ }).first()).toBeVisible()
    await expect(citizen.getByText('Eva', { exact: true })).toHaveCount(0)
    await read(citizen)
    await send.click()
    await citizen.waitForURL(`**${paths.citizenSaved.pattern.split(':')[0] ?? ''}**`)
    await citizen.goto(paths.revision.href(id))
    await expect(citizen.getByText(text('citizen', 'revise.doneText'))).toBeVisible()
    await read(citizen)
    await citizen.goto(paths.ownAnswer.href(id))
    await expect(citizen.getByText(text('citizen', 'view.requests'))).toBeVisible()
    await read(citizen)

    await staff.goto(paths.view.href(id))
    await expect(staff.getByText(text('staff', 'view.history.revision'))).toBeVisible()
    await expect(staff.getByText(text('staff', 'view.history.incident'))).toBeVisible()
    await expect(staff.getByText('Eva', { exact: true })).toBeVisible()
    await read(staff)
    await Promise.all([citizen, staff].map((page) => page.context().close()))
  })
}
