import type { Rule } from './benefit'
import type { EditorKeys } from './editor-keys'

/** What may become of whom a check stops, in the order of the list in the settings. */
const TYPES: readonly string[] = [
  'No se puede enviar',
  'Se avisa y se puede seguir',
  'La persona no puede seguir',
]
/** Rules of these names are only typed. */
const ONLY_TYPED: readonly string[] = ['Se calcula', 'Cantidad de filas']

/** The rules of what is selected in the editor, as somebody makes them who has no mouse. */
export class RulesByKeyboard {
  constructor(readonly keys: EditorKeys) {}

  async make(rules: readonly Rule[]): Promise<void> {
    for (const rule of rules) {
      await this.keys.press('F8')
      await this.one(rule)
    }
    if (rules.length > 0) await this.keys.press('Shift+F6')
  }

  /** Presses the button of that name, after which a control has the focus. */
  private async press(button: string, control: string): Promise<void> {
    await this.keys.tabTo(button)
    await this.keys.press('Enter')
    await this.keys.focused(control)
  }

  private async choose(list: string, step: number): Promise<void> {
    await this.keys.tabTo(list)
    await this.keys.pick(step)
  }

  /** A rule that was just opened, as a formula. */
  private async type(formula: string): Promise<void> {
    await this.press('Escribir como fórmula', 'Fórmula')
    await this.keys.say(formula)
  }

  private async one(rule: Rule): Promise<unknown> {
    const { keys } = this
    if ('rule' in rule) {
      const isTyped = ONLY_TYPED.includes(rule.rule)
      await this.press(`${rule.rule}: agregar`, isTyped ? 'Fórmula' : 'Pregunta')
      if ('formula' in rule) return isTyped ? keys.say(rule.formula) : this.type(rule.formula)
      const { part, step, value, option } = rule.says
      await keys.say(part)
      await keys.press('Enter')
      await keys.press('Tab')
      await this.choose('Condición', step)
      if (value) {
        await keys.tabTo('Valor')
        await keys.say(value)
      }
      return option && this.choose('Valor', option.step)
    }
    if ('check' in rule) {
      await this.press('Agregar validación', 'Pregunta')
      await this.type(rule.check)
      await keys.tabTo('Mensaje cuando no se cumple')
      await keys.say(rule.message)
      return rule.type && this.choose('Cuando no se cumple', TYPES.indexOf(rule.type))
    }
    if ('limit' in rule) {
      if (rule.formula) await this.press(`Escribir como fórmula: ${rule.limit}`, rule.limit)
      else await keys.tabTo(rule.limit)
      return keys.say(rule.formula ?? rule.value ?? '')
    }
    if ('dependsOn' in rule) {
      await this.press('Las opciones dependen de otra pregunta…', 'Las opciones dependen de')
      await keys.pick(rule.step)
      for (const [name, step] of rule.belongs) await this.choose(`«${name}» es de`, step)
      return
    }
    if ('empty' in rule) {
      await keys.tabTo('Empieza vacía')
      return keys.press('Space')
    }
    await keys.tabTo(rule.option)
    await keys.press('Enter')
    if ('is' in rule) {
      await keys.tabTo(rule.is)
      return keys.press('Space')
    }
    await this.press('Ofrecer si: agregar', 'Pregunta')
    return this.type(rule.offer)
  }
}
