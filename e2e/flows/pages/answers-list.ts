import type { Locator, Page } from 'playwright'
import { paths } from '../../../src/lib/paths'

/** /respuestas/listado/{id}, on a desk. */
export class AnswersListScreen {
  readonly table: Locator
  readonly rows: Locator

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Respuestas' })
    this.rows = this.table.locator('tbody tr')
  }

  async open(formId: string): Promise<void> {
    await this.page.goto(paths.answers.href(formId))
  }

  /** The choice of a state, by the answer's code. */
  stateOf(code: string): Locator {
    return this.page.getByRole('combobox', { name: `Estado de ${code}` })
  }

  async moveTo(code: string, state: string): Promise<void> {
    await this.stateOf(code).click()
    await this.page.getByRole('option', { name: state }).click()
  }
}
