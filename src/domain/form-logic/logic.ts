/** Works out the rules of forms while they are answered. It is loaded only where a form has some. */
import type { CalendarDay } from '../calendar'
import { hasSectionChecks } from '../answer/rows'
import { QUESTION_FORMULAS, type Question } from '../form/question'
import { SECTION_FORMULAS, type Section } from '../form/section'
import { remembered } from '../remembered'
import { appeared, newlyAsked, reshaped } from './changes'
import { calls, loadSeldom } from '../logic/load-seldom'
import { ALL, follow, rowAt } from './follow'
import type { FormLogic, LogicModule } from './form-logic'
import { graphOf } from './graph'
import { optionalPart } from './optional-parts'
import { mentionsIn } from './parts'
import { readerOf } from './reader'
import { listedRules, type Rule } from './rules'
import { withoutHidden } from './without-hidden'
import { workOn } from './work'

/** Answers that are worked out, and by which day: nothing is left to be done in them. */
const workedOut = new WeakMap<readonly Section[], CalendarDay | null>()

/** Whether a section has rows, branches or further answers that come and go. */
const hasRows = ({ repetible, conditionalSection, preguntas }: Section): boolean =>
  repetible || conditionalSection || preguntas.some((question) => question.repetible)

/** Whether rules of a form say what is offered. */
const hasOffers = (secciones: readonly Section[]): boolean =>
  listedRules(secciones).rules.some(({ field }) => field === 'opcion' || field === 'filtroOpciones')

/** Whether a function reads what is kept with what was picked. */
const readsKept = (name: string): boolean => name === 'attribute' || name === 'lookup'

const CHECKED: readonly Rule['field'][] = ['validacion', 'minimo', 'maximo', 'calculo']

/** Whether a form checks, bounds or calculates answers, says them in its words, or asks which other one. */
function hasChecks(secciones: readonly Section[]): boolean {
  const { parts, rules } = listedRules(secciones)
  return (
    rules.some(({ field }) => CHECKED.includes(field)) ||
    secciones.some(hasSectionChecks) ||
    parts.some(
      (part) =>
        mentionsIn(part).length > 0 ||
        (part.is === 'question' && part.definition.opciones.some(({ otra }) => otra)),
    )
  )
}

/** Makes of the sections of a form what works out their rules. */
function formLogicOf(secciones: readonly Section[]): FormLogic {
  const { graph } = graphOf(secciones)
  const [checksMore, offersByRules] = [hasChecks(secciones), hasOffers(secciones)]
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
      optionalPart('rows').reshape(graph, before, sections, change)
      const { evaluated } = change.settle()
      return { sections: work.sections(), evaluated }
    },
    appeared,
    withUnseenTicks: (question, before, change) =>
      offersByRules ? optionalPart('choices').withUnseenTicks(question, before, change) : change,
    withoutHidden,
    advice: (sections) => (checksMore ? optionalPart('checks').adviceOf(sections) : []),
    reshaped,
  }
}

/** What of parts, options and checks decides what their rules make of answers. */
const DECIDING = [
  ...['id', 'tipoPregunta', 'tipoDato', 'repetible', 'conditionalSection', 'opciones', 'validaciones'],
  ...['orden', 'atributos', 'regla', 'tipo', ...QUESTION_FORMULAS, ...SECTION_FORMULAS],
]

const questionKey = remembered((definition: Question) =>
  JSON.stringify([definition, mentionsIn({ is: 'question', definition })], DECIDING),
)

const sectionKey = remembered((definition: Section) =>
  JSON.stringify(
    [
      ...[definition, mentionsIn({ is: 'section', definition }), definition.preguntas.map(questionKey)],
      ...definition.conditions.map((branch) => [
        ...[branch, mentionsIn({ is: 'branch', definition: branch }), branch.questions.map(questionKey)],
      ]),
    ],
    DECIDING,
  ),
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

export const sayIn: LogicModule['sayIn'] = (...asked) => optionalPart('checks').sayIn(...asked)

/**
 * Loads what a form needs beside what works its rules out: functions that they call, what checks them and says answers,
 * which stands in one file with what draws that, and which options are offered.
 */
export const loadParts: LogicModule['loadParts'] = async (secciones, saysAnswers) => {
  const { rules } = listedRules(secciones)
  const formulas = rules.map(({ formula }) => formula)
  await Promise.all([
    loadSeldom(formulas),
    (saysAnswers || hasChecks(secciones)) && import('./with-checks'),
    (hasOffers(secciones) || calls(formulas, readsKept)) && import('./with-choices'),
    secciones.some(hasRows) && import('./with-rows'),
  ])
}
