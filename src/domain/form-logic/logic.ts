/** Works out the rules of forms while they are answered. It is loaded only where a form has some. */
import type { CalendarDay } from '../calendar'
import { hasSectionChecks } from '../answer/rows'
import { mentionsOf } from '../form/mentions'
import { QUESTION_FORMULAS, type Question } from '../form/question'
import { SECTION_FORMULAS, type Section } from '../form/section'
import { remembered } from '../remembered'
import { adviceOf } from './advice'
import { appeared, newlyAsked, reshaped } from './changes'
import { loadSeldom } from '../logic/load-seldom'
import { ALL, follow, rowAt } from './follow'
import type { FormLogic } from './form-logic'
import { graphOf } from './graph'
import { readerOf } from './reader'
import { reshape } from './reshape'
import { listedRules } from './rules'
import { withoutHidden } from './without-hidden'
import { withUnseenTicks } from './unseen-ticks'
import { workOn } from './work'

/** Answers that are worked out, and by which day: nothing is left to be done in them. */
const workedOut = new WeakMap<readonly Section[], CalendarDay | null>()

/** Makes of the sections of a form what works out their rules. */
function formLogicOf(secciones: readonly Section[]): FormLogic {
  const { graph } = graphOf(secciones)
  const begin = (sections: Section[], begun: CalendarDay | null) => {
    const work = workOn(sections)
    return { work, change: follow(graph, work, readerOf(work, graph.byId, begun)) }
  }
  return {
    apply(sections, begun) {
      if (workedOut.get(sections) === begun) return sections
      const { work, change } = begin(sections, begun)
      for (const item of graph.items) change.open(item, ALL)
      change.settle()
      const after = work.sections()
      workedOut.set(after, begun)
      return after
    },
    follow(sections, changed, begun) {
      const { section, condition, row, question } = changed
      const { work, change } = begin(sections, begun)
      const answered = work.question({ section, condition, question }, row)
      if (answered) change.changedAt(answered.id, rowAt(row))
      const followed = change.settle()
      const after = work.sections()
      return { sections: after, ...followed, revealed: newlyAsked(sections, after, followed, changed) }
    },
    reshape(before, sections, begun) {
      const { work, change } = begin(sections, begun)
      reshape(graph, before, sections, change)
      const { evaluated } = change.settle()
      return { sections: work.sections(), evaluated }
    },
    appeared,
    withUnseenTicks,
    withoutHidden,
    advice: adviceOf,
    reshaped,
  }
}

const questionKey = remembered((one: Question) =>
  JSON.stringify([
    ...[one.id, one.tipoPregunta, one.tipoDato, one.repetible],
    QUESTION_FORMULAS.map((field) => one[field]),
    [one, ...one.opciones, ...one.validaciones].flatMap(mentionsOf),
    one.opciones.map(({ id, orden, mostrarSi, atributos }) => [id, orden, mostrarSi, atributos]),
    one.validaciones.map(({ id, regla }) => [id, regla]),
  ]),
)

const sectionKey = remembered((section: Section) =>
  JSON.stringify([
    ...[section.id, section.repetible, section.conditionalSection],
    SECTION_FORMULAS.map((field) => section[field]),
    section.validaciones.map(({ id, regla, tipo }) => [id, regla, tipo]),
    [section, ...section.conditions, ...section.validaciones].map(mentionsOf),
    section.preguntas.map(questionKey),
    section.conditions.map(({ id, mostrarSi, questions }) => [id, mostrarSi, questions.map(questionKey)]),
  ]),
)

/** What a form asks, without what was answered: forms that are alike in it have one logic. */
const definitionKey = (secciones: readonly Section[]): string => secciones.map(sectionKey).join('\n')

interface Made {
  logic: FormLogic
  /** The first form that it was made for: its key is not written before there is another to compare with. */
  first: readonly Section[]
  key?: string
}

/** Forms whose logic is kept: exports and lists read many answers to a few of them. */
const MOST_KEPT = 30
let made: readonly Made[] = []

/** What works out the rules of a form, made once for forms that ask the same. */
export function logicFor(secciones: readonly Section[]): FormLogic {
  const key = made.length > 0 ? definitionKey(secciones) : undefined
  const known = made.find((one) => (one.key ??= definitionKey(one.first)) === key)
  if (known) return known.logic
  const logic = formLogicOf(secciones)
  made = [...made.slice(1 - MOST_KEPT), { logic, first: secciones, ...(key !== undefined && { key }) }]
  return logic
}

export { sayIn } from './mentioned'

const asksMore = ({ validaciones, calculo, opciones }: Question): boolean =>
  validaciones.length > 0 || calculo !== '' || opciones.some(({ otra }) => otra)

/**
 * Loads what a form needs beside what works its rules out: functions that they call and few others do, and what draws
 * checks, what is calculated and the other one of a choice, which stands in one file with what it reads of formulas.
 */
export async function loadFunctions(secciones: readonly Section[]): Promise<void> {
  const { parts, rules } = listedRules(secciones)
  const drawsMore =
    secciones.some(hasSectionChecks) ||
    parts.some((part) => part.is === 'question' && asksMore(part.definition))
  await Promise.all([loadSeldom(rules.map(({ formula }) => formula)), drawsMore && import('./references')])
}
