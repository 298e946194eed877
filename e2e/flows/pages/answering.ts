import { expect } from 'playwright/test'
import type { Locator, Page } from 'playwright'

/** A form being answered, by a stranger or by staff. */
export class AnsweringScreen {
  readonly save: Locator
  readonly next: Locator
  readonly summary: Locator

  constructor(readonly page: Page) {
    // Strangers send, staff save.
    this.save = page.getByRole('button', { name: /^(Enviar|Guardar)$/ })
    this.next = page.getByRole('button', { name: 'Siguiente', exact: true })
    this.summary = page.getByRole('alert').filter({ has: page.getByRole('list') })
  }

  /** A field, by the words of its question. */
  field(question: string): Locator {
    return this.page.getByLabel(question, { exact: false }).first()
  }

  async type(question: string, text: string): Promise<void> {
    await this.field(question).fill(text)
    await this.field(question).blur()
  }

  async pick(question: string, ...options: string[]): Promise<void> {
    const one = this.page.getByRole('radiogroup', { name: question })
    const group = one.or(this.page.getByRole('group', { name: question }))
    for (const option of options) await group.getByLabel(option, { exact: true }).check()
  }

  /** Goes on from the map that a form with a place begins with. */
  async leavePlace(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Ubicación', exact: true })).toBeVisible()
    await this.next.click()
  }

  /** Goes to the last section, where the save button is. */
  async toTheEnd(): Promise<void> {
    await expect(this.next.or(this.save).first()).toBeVisible()
    while (await this.next.isVisible()) await this.next.click()
  }
}
