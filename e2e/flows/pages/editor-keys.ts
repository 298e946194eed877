import { expect } from 'playwright/test'
import type { Locator, Page } from 'playwright'
import { kindOf, QUESTION_KINDS } from '../../../src/domain/form/kinds'
import type { Question } from '../../../src/domain/form/question'
import type { Branch, Section } from '../../../src/domain/form/section'
import { sectionKind, SECTION_KINDS } from '../../../src/domain/form/edit-sections'

const FAR = 80
const AREAS = 3

/** What a screen reader calls the element that has the focus, as far as this editor names things. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : null
    const others = (element?.getAttribute('aria-labelledby') ?? '').split(' ')
    const words = others.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return (
      element?.getAttribute('aria-label') ??
      label ??
      (words.trim() || element?.textContent) ??
      ''
    ).trim()
  })

/** The editor as somebody meets it who has no mouse. */
export class EditorKeys {
  constructor(readonly page: Page) {}

  press = (key: string): Promise<void> => this.page.keyboard.press(key)

  /** Words come as from a dictation: one by one, not letter by letter. */
  say = (words: string): Promise<void> => this.page.keyboard.insertText(words)

  /** Tabs on until something of that name has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let turn = 0; turn < FAR; turn += 1) {
      if ((await focusedName(this.page)).startsWith(name)) return
      await this.press('Tab')
    }
    throw new Error(`Tab does not lead to ${name}`)
  }

  /** The same for one of several of a name. */
  async tabToElement(element: Locator): Promise<void> {
    for (let turn = 0; turn < FAR; turn += 1) {
      if (await element.evaluate((one) => one === document.activeElement)) return
      await this.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(element)}`)
  }

  /** The same backwards. */
  async backTo(name: string): Promise<void> {
    for (let turn = 0; turn < FAR; turn += 1) {
      if ((await focusedName(this.page)).startsWith(name)) return
      await this.press('Shift+Tab')
    }
    throw new Error(`Shift+Tab does not lead back to ${name}`)
  }

  async focused(name: string): Promise<void> {
    await expect.poll(() => focusedName(this.page)).toContain(name)
  }

  /** Goes to a row of the outline, past all others, and opens it. */
  async open(row: string): Promise<void> {
    for (let turn = 0; turn < AREAS; turn += 1) {
      if (await this.page.evaluate(() => document.activeElement?.matches('[data-entry]'))) break
      await this.press('F6')
    }
    await this.press('Home')
    for (let turn = 0; turn < FAR; turn += 1) {
      if ((await focusedName(this.page)).startsWith(row)) return this.press('Enter')
      await this.press('ArrowDown')
    }
    throw new Error(`The outline has no ${row}`)
  }

  /** Adds what comes next, until its title has the focus. */
  async add(key: string, name: string): Promise<void> {
    await this.press(key)
    await this.focused(name)
  }

  /** Picks from the list that has the focus: so many steps down from its first entry. */
  async pick(steps: number): Promise<void> {
    await this.press('Enter')
    const onOption = () => this.page.evaluate(() => document.activeElement?.getAttribute('role') === 'option')
    await expect.poll(onOption).toBe(true)
    await this.press('Home')
    for (let step = 0; step < steps; step += 1) await this.press('ArrowDown')
    await this.press('Enter')
    await expect.poll(onOption).toBe(false)
  }

  private async switchOn(name: string): Promise<void> {
    await this.tabTo(name)
    await this.press('Space')
  }

  async section(section: Section, number: number): Promise<void> {
    await this.add(number === 1 ? 'Control+Enter' : 'Control+Shift+Enter', `Título de la sección ${number}`)
    await this.say(section.titulo)
    await this.press('Tab')
    await this.say(section.descripcion)
    const kind = sectionKind(section)
    await this.press('F6')
    for (let step = 0; step < SECTION_KINDS.indexOf(kind); step += 1) await this.press('ArrowDown')
    if (section.repetible) await this.switchOn('La sección se puede repetir')
    if (section.required) await this.switchOn('Hay que marcar una condición')
    if (section.areaAsociada) await this.associate(section.areaAsociada.nombre)
    await this.press('Shift+F6')
    if (kind !== 'simple') {
      await this.tabTo('Pregunta sobre las condiciones')
      await this.say(section.conditionalQuestion)
    }
    for (const [index, question] of section.preguntas.entries()) await this.question(question, index + 1)
    for (const condition of section.conditions) await this.condition(condition, number)
  }

  private async associate(area: string): Promise<void> {
    await this.tabTo('Área asociada')
    await this.press('Enter')
    for (let turn = 0; turn < FAR; turn += 1) {
      if ((await focusedName(this.page)) === area) break
      await this.press('ArrowDown')
    }
    await this.press('Enter')
    await this.focused('Área asociada')
  }

  private async condition(condition: Branch, section: number): Promise<void> {
    if (condition.order > 0) await this.tabTo(`Agregar condición: sección ${section}`)
    await this.add(
      condition.order > 0 ? 'Enter' : 'Control+Enter',
      `Texto de la condición ${condition.order + 1}`,
    )
    await this.say(condition.condition)
    for (const [index, question] of condition.questions.entries()) await this.question(question, index + 1)
  }

  async question(question: Question, number: number): Promise<void> {
    await this.add('Control+Enter', `Título de la pregunta ${number}`)
    await this.say(question.titulo)
    if (question.descripcion) {
      await this.press('Tab')
      await this.say(question.descripcion)
    }
    await this.settings(question)
    if (question.opciones.length === 0) return
    await this.tabTo('Opción 1')
    for (const [index, option] of question.opciones.entries()) {
      if (index > 0) await this.add('Enter', `Opción ${index + 1}`)
      await this.say(option.texto)
    }
  }

  private async settings(question: Question): Promise<void> {
    const flags = [
      ['Obligatoria', question.required],
      ['Se puede repetir', question.repetible],
      ['Lista con buscador', question.filtrable],
      ['Pedir una imagen', question.adjuntar],
      ['Pedir un documento', question.adjuntarDocumento],
    ] as const
    const kind = QUESTION_KINDS.indexOf(kindOf(question))
    if (kind === 0 && !question.link && flags.every(([, on]) => !on)) return
    await this.press('F6')
    if (kind > 0) await this.pick(kind)
    for (const [name, on] of flags) if (on) await this.switchOn(name)
    if (question.link) {
      await this.tabTo('Texto del enlace')
      await this.say(question.tituloLink)
      await this.press('Tab')
      await this.say(question.link)
    }
    await this.press('Shift+F6')
  }
}
