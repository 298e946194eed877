/** One answer being filled in, told as what a person does; questions, options and conditions by their words. */
import { checkBranch } from '../domain/answer/branches'
import { compactSections } from '../domain/answering/compact'
import { responseAt, setResponse } from '../domain/answer/fill'
import { pathKey, type QuestionPath } from '../domain/answer/path'
import { askedIn } from '../domain/answer/view'
import { problemsOf } from '../domain/answer/problems'
import { addRepetition, addRow, removeRepetition, removeRow } from '../domain/answer/repeatable'
import { startSections } from '../domain/answering/start'
import type { Attachment, Question, Response } from '../domain/form/question'
import type { Section } from '../domain/form/section'
import { behaviourOf } from '../domain/question-types'
import { kindOf } from '../domain/form/kinds'
import type { WallClock } from '../domain/wall-clock'
import { clockAt, NOW } from './builders'

/** Which copy of a question is meant: the row of its section, the repetition of the question. */
interface Copy {
  row?: number
  repetition?: number
}

export class Scenario {
  private readonly now: WallClock

  constructor(
    public secciones: Section[],
    now: Date = NOW,
  ) {
    this.now = clockAt(now)
  }

  /** A person opens the form. */
  static open(secciones: Section[], now: Date = NOW): Scenario {
    return new Scenario(startSections(secciones, clockAt(now)), now)
  }

  /** Types into a field and leaves it, or picks the option, 'true' or 'false'. */
  answer(titulo: string, given: string, copy: Copy = {}): this {
    const { path, question } = this.find(titulo, copy)
    switch (kindOf(question)) {
      case 'multiple-choice':
        return this.tick(titulo, given, true, copy)
      case 'single-choice':
        return this.set(path, { respuesta: String(optionOf(question, given).orden) })
      default:
        return this.set(path, { respuesta: behaviourOf(question).normalize(given, question) })
    }
  }

  tick(titulo: string, texto: string, checked = true, copy: Copy = {}): this {
    const { path, question } = this.find(titulo, copy)
    const { id } = optionOf(question, texto)
    const opciones = this.responseTo(titulo, copy).opciones.map((option) =>
      option.id === id ? { ...option, checked } : option,
    )
    return this.set(path, { opciones })
  }

  untick(titulo: string, texto: string, copy: Copy = {}): this {
    return this.tick(titulo, texto, false, copy)
  }

  attach(
    titulo: string,
    files: Partial<Record<'imagen' | 'documento' | 'video', Attachment | null>>,
    copy: Copy = {},
  ): this {
    return this.set(this.find(titulo, copy).path, files)
  }

  checkCondition(condition: string): this {
    return this.switchCondition(condition, true)
  }

  uncheckBranch(condition: string): this {
    return this.switchCondition(condition, false)
  }

  /** Adds a row to the section with this title. */
  addRow(titulo: string): this {
    return this.becomes(addRow(this.secciones, this.sectionOf(titulo), this.now))
  }

  /** Removes a row of the section; the first is 0. */
  removeRow(titulo: string, row: number): this {
    return this.becomes(removeRow(this.secciones, this.sectionOf(titulo), row))
  }

  addRepetition(titulo: string, copy: Copy = {}): this {
    return this.becomes(addRepetition(this.secciones, this.find(titulo, copy).path, this.now))
  }

  /** Removes an answer of a repeatable question; the first is 0. */
  removeRepetition(titulo: string, repetition: number): this {
    return this.becomes(removeRepetition(this.secciones, this.find(titulo, { repetition }).path))
  }

  responseTo(titulo: string, copy: Copy = {}): Response {
    const response = responseAt(this.secciones, this.find(titulo, copy).path)
    if (!response) throw new Error(`No response at "${titulo}"`)
    return response
  }

  /** What the person reads where: the titles of all questions shown, in order. */
  get asked(): string[] {
    return askedIn(this.secciones).map(({ question }) => question.titulo)
  }

  /** What stands against saving, as 's0-q1 required'. */
  get problems(): string[] {
    return problemsOf(this.secciones).map(({ key, code }) => `${key} ${code}`)
  }

  /** What would be stored. */
  get stored() {
    return compactSections(this.secciones)
  }

  private set(path: QuestionPath, change: Partial<Response>): this {
    return this.becomes(setResponse(this.secciones, path, change))
  }

  private becomes(secciones: Section[]): this {
    this.secciones = secciones
    return this
  }

  private find(
    titulo: string,
    { row = 0, repetition = 0 }: Copy,
  ): { path: QuestionPath; question: Question } {
    for (const { path, question } of askedIn(this.secciones)) {
      if (question.titulo === titulo && path.row === row && path.repetition === repetition) {
        return { path, question }
      }
    }
    const shown = askedIn(this.secciones)
      .map(({ path }) => pathKey(path))
      .join(', ')
    throw new Error(
      `No question "${titulo}" (row ${row}, repetition ${repetition}) is shown; shown: ${shown}`,
    )
  }

  private sectionOf(titulo: string): number {
    const index = this.secciones.findIndex((section) => section.titulo === titulo)
    if (index < 0) throw new Error(`No section "${titulo}"`)
    return index
  }

  private switchCondition(words: string, checked: boolean): this {
    for (const [section, { conditions }] of this.secciones.entries()) {
      const condition = conditions.findIndex((one) => one.condition === words)
      if (condition >= 0) {
        return this.becomes(checkBranch(this.secciones, section, condition, checked, this.now))
      }
    }
    throw new Error(`No condition "${words}"`)
  }
}

function optionOf(question: Question, texto: string) {
  const option = question.opciones.find((one) => one.texto === texto)
  if (!option) throw new Error(`"${question.titulo}" has no option "${texto}"`)
  return option
}
