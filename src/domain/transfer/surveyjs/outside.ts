/** Names in rules that no part of a survey has: what the page around it told it comes with the form's link here. */
import { newQuestion, newSection, type NewId } from '../../form/factory'
import { typesOf } from '../../form/kinds'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import {
  asNumber,
  call,
  literal,
  of,
  reference,
  saysOf,
  yesNo,
  type TypedExpression,
} from '../formula/typed-expression'
import type { Report } from '../report'

/** A value that stood in the form where nobody could see it, and nothing in the form sets it. */
export interface HiddenValue {
  path: string
  words: string
  is: 'text' | 'number' | 'yesNo'
  /** What it is where nobody sets it; '' for nothing. */
  otherwise: string
}

interface Given {
  newId: NewId
  codeFor: (name: string) => string
  /** Whether a part of the form has that name, also one that did not come over. */
  isWithin: (name: string) => boolean
  hidden: ReadonlyMap<string, HiddenValue>
}

interface Fact {
  question: Question
  /** Where the first rule stands that asks for it. */
  path: string
  name: string
}

const NAME = /^[\p{L}_][\p{L}\p{N}_-]*$/u
/** What SurveyJS knows by itself. */
const OWN = /^(?:item|choice|self|row|panel|rowindex|panelindex|pageno|pagecount|locale|state)$/iu

export class OutsideNames {
  /** Where the rule stands that is being read. */
  at = ''
  private readonly facts = new Map<string, Fact>()

  constructor(private readonly given: Given) {}

  /** What a name means that no question has; undefined for none that could be told by a link. */
  valueOf(name: string): TypedExpression | undefined {
    const { isWithin, hidden } = this.given
    const known = hidden.get(name)
    if (!known && (!NAME.test(name) || OWN.test(name) || isWithin(name))) return undefined
    const { question } = this.factFor(name)
    const { is = 'text', otherwise = '' } = known ?? {}
    const brought = reference(question.id)
    const text: TypedExpression = {
      ...of('text', otherwise === '' ? brought : call('coalesce', brought, literal(otherwise))),
      fromLink: true,
    }
    if (is === 'number') return of('number', asNumber(text))
    return is === 'yesNo' ? yesNo(saysOf(text, true)) : text
  }

  private factFor(name: string): Fact {
    const { newId, codeFor } = this.given
    const { tipoPregunta, tipoDato } = typesOf('fact')
    const fact = this.facts.get(name) ?? {
      name,
      path: this.at,
      question: {
        ...newQuestion(newId, tipoPregunta, tipoDato),
        ...{ formato: 'link', titulo: name, codigo: codeFor(name) },
      },
    }
    this.facts.set(name, fact)
    return fact
  }

  /** The sections with the facts that their rules ask for, each told; the first section that is always there has them. */
  placed(sections: Section[], titulo: string, report: Report): Section[] {
    const { hidden, newId } = this.given
    const written = JSON.stringify(sections)
    const asked = [...this.facts.values()].filter(({ question }) => written.includes(`{{${question.id}}}`))
    for (const { name, path, question } of asked) {
      const told = { words: hidden.get(name)?.words ?? name, about: question.codigo }
      report.changed(
        'byLink',
        { path: hidden.get(name)?.path ?? path },
        {
          ...told,
          part: { kind: 'question', id: question.id },
        },
      )
    }
    for (const [name, { path, words }] of hidden)
      if (!asked.some((one) => one.name === name)) report.leftOut('hidden', { path }, { words })
    if (asked.length === 0) return sections
    const at = sections.findIndex(({ repetible, mostrarSi }) => !repetible && mostrarSi === '')
    const into = sections[at] ?? { ...newSection(newId), titulo }
    const preguntas = [...into.preguntas, ...asked.map(({ question }) => question)].map(
      (question, orden) => ({ ...question, orden }),
    )
    const whole = { ...into, preguntas }
    return at < 0 ? [...sections, whole] : sections.with(at, whole)
  }
}
