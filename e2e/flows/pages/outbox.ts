/** The outbox of a device (DAY-05): an answer that waits there for the network, and what became of it. */
import { expect, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from '../accessible'
import type { AnsweringScreen } from './answering'

/** Waits until this page can be opened without network, that part of it too. */
export const untilKept = (page: Page, kept: 'public' | 'staff', part: RegExp): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (key) => {
        const names = await (await caches.open('muniformularios-pages')).match(key)
        return names ? names.text() : ''
      }, `/kept/${kept}/assets`),
    )
    .toMatch(part)

/** Loses the network, saves, and leaves the answer in the outbox. */
export async function leaveInOutbox(form: AnsweringScreen): Promise<void> {
  const { page, save } = form
  await page.context().setOffline(true)
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Conexión a internet perdida' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dejar en la bandeja de salida' }).click()
}

/** The network is there again. */
export async function goBackOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  // A page that was loaded without network is not told by the emulated one that it is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

/** A step on the way of the answer that was left last. */
export const fate = (page: Page, state: string): Locator =>
  page.getByRole('listitem').filter({ hasText: state }).last()
