import { expect, type Locator, type Page } from 'playwright/test'

/** The appointment of an answer, as pages show it. */
export const appointment = (page: Page): Locator => page.getByRole('region', { name: 'Turno' })

/** Chooses the first day and an hour on the booking page, and comes back. */
export async function bookAt(page: Page, hour: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Elija un día' })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('radio', { name: hour }).check()
  await page.getByRole('button', { name: 'Confirmar turno' }).click()
  await expect(page.getByRole('heading', { name: 'Turno confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al formulario' }).click()
}
