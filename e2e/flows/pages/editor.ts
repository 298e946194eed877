import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { paths } from '../../../src/lib/paths'

interface QuestionWords {
  title: string
  /** The kind of answer, in words: «Número entero». */
  kind: string
  required?: boolean
  options?: string[]
}

/** /editar/{id}, on a desk. */
export class EditorScreen {
  readonly save: Locator

  constructor(readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Guardar', exact: true })
  }

  /** Saves what becomes public by that, says that it may, and closes what the list then tells (EDIT-25). */
  async publish(): Promise<void> {
    await this.save.click()
    await this.page.getByRole('button', { name: 'Guardar y publicar' }).click()
    const told = this.page.getByRole('dialog', { name: /está publicado$/ })
    // The message passes by while the dialog is there.
    await Promise.all([
      expect(this.page.getByText(/^El formulario fue (creado|editado) correctamente/)).toBeVisible(),
      expect(told.getByRole('img', { name: 'Código QR del enlace público' })).toBeVisible(),
    ])
    await told.getByRole('button', { name: 'Cerrar' }).click()
  }

  async openNew(): Promise<void> {
    await this.page.goto(paths.newForm.href())
    await this.save.waitFor()
  }

  section(number: number): Locator {
    return this.page.getByRole('region', { name: `Sección ${number}`, exact: true })
  }

  async addSection(number: number, title: string): Promise<void> {
    await this.page.locator('#add-section').click()
    await this.page.getByLabel(`Título de la sección ${number}`).fill(title)
  }

  /** Adds a question at the end of a section or, in conditional ones, of a condition. */
  async addQuestion(place: string, number: number, question: QuestionWords): Promise<void> {
    await this.page.getByRole('button', { name: `Agregar pregunta: ${place}` }).click()
    const list = this.page.getByRole('list', { name: `Preguntas de la ${place}` })
    const card = list.getByRole('listitem', { name: `Pregunta ${number}`, exact: true })
    await card.getByLabel(`Título de la pregunta ${number}`).fill(question.title)
    await this.choose('Tipo de respuesta', question.kind)
    if (question.required) await this.page.getByRole('switch', { name: 'Obligatoria' }).check()
    for (const [index, option] of (question.options ?? []).entries()) {
      const row = card.getByLabel(`Opción ${index + 1}`, { exact: true })
      if ((await row.count()) === 0) await card.getByRole('button', { name: 'Agregar opción' }).click()
      await row.fill(option)
    }
  }

  /** Picks from a list of the settings. */
  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  async addState(name: string): Promise<void> {
    await this.page.getByLabel('Nuevo estado').fill(name)
    await this.page.getByRole('button', { name: 'Agregar estado' }).click()
  }

  async allow(from: string, to: string): Promise<void> {
    await this.page
      .getByRole('group', { name: `«${from}» puede pasar a` })
      .getByRole('checkbox', { name: to })
      .check()
  }
}
