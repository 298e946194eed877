import type { Locator, Page } from 'playwright'
import type { Rule } from './benefit'

/** The rules of what is selected in the editor, as somebody makes them by mouse. */
export class RulesByMouse {
  readonly settings: Locator

  constructor(readonly page: Page) {
    this.settings = page.locator('#editor-settings')
  }

  async make(rules: readonly Rule[]): Promise<void> {
    for (const rule of rules) await this.one(rule)
  }

  private button = (name: string): Locator => this.settings.getByRole('button', { name, exact: true })

  private async option(name: string): Promise<void> {
    await this.page.getByRole('option', { name, exact: true }).click()
  }

  /** What is said in a rule that was just opened. */
  private async type(rule: Locator, formula: string): Promise<void> {
    const asFormula = rule.getByRole('button', { name: 'Escribir como fórmula' })
    const field = rule.getByLabel('Fórmula')
    await asFormula.or(field).first().waitFor()
    if (await asFormula.isVisible()) await asFormula.click()
    await field.fill(formula)
  }

  private async one(rule: Rule): Promise<void> {
    if ('rule' in rule) {
      await this.button(`${rule.rule}: agregar`).click()
      const group = this.settings.getByRole('group', { name: rule.rule, exact: true })
      if ('formula' in rule) return this.type(group, rule.formula)
      const { part, operator, value, option } = rule.says
      await group.getByRole('combobox', { name: 'Pregunta' }).click()
      await this.option(part)
      await group.getByRole('combobox', { name: 'Condición' }).click()
      await this.option(operator)
      if (value) await group.getByRole('textbox', { name: 'Valor' }).fill(value)
      if (!option) return
      await group.getByRole('combobox', { name: 'Valor' }).click()
      return this.option(option.words)
    }
    if ('check' in rule) {
      await this.button('Agregar validación').click()
      await this.type(this.settings.getByRole('group', { name: /^Validación \d/ }).last(), rule.check)
      await this.settings.getByLabel('Mensaje cuando no se cumple').last().fill(rule.message)
      if (!rule.type) return
      await this.settings.getByRole('combobox', { name: 'Cuando no se cumple' }).last().click()
      return this.option(rule.type)
    }
    if ('limit' in rule) {
      const limit = this.settings.getByRole('group', { name: rule.limit, exact: true })
      if (rule.formula) await limit.getByRole('button', { name: /^Escribir como fórmula/ }).click()
      return limit.getByRole('textbox').fill(rule.formula ?? rule.value ?? '')
    }
    if ('dependsOn' in rule) {
      await this.button('Las opciones dependen de otra pregunta…').click()
      await this.settings.getByRole('combobox', { name: 'Las opciones dependen de' }).click()
      await this.option(rule.dependsOn)
      for (const [name, , to] of rule.belongs) {
        await this.settings.getByRole('combobox', { name: `«${name}» es de` }).click()
        await this.option(to)
      }
      return
    }
    if ('empty' in rule) return this.settings.getByRole('switch', { name: 'Empieza vacía' }).check()
    await this.settings.locator('summary').filter({ hasText: rule.option }).click()
    if ('is' in rule) return this.settings.getByRole('switch', { name: rule.is }).last().check()
    await this.button('Ofrecer si: agregar').last().click()
    return this.type(this.settings.getByRole('group', { name: 'Ofrecer si', exact: true }), rule.offer)
  }
}
