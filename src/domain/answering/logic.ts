/**
 * What works out a form's rules, loaded only where a form has some. Whoever reads a form to answer it or to read its
 * answers loads it first (`loadLogic`); below that everybody asks here.
 */
import type { CalendarDay } from '../calendar'
import { QUESTION_FORMULAS, type Question } from '../form/question'
import { hasMentions } from '../form/mentions'
import { OUTCOME, type WithOutcome } from '../form/outcome'
import { SECTION_FORMULAS, type Section } from '../form/section'
import type { Signature } from '../form/signature'
import type { Advice } from '../answer/problems'
import { remembered } from '../remembered'
import type { FormLogic, LogicModule } from '../form-logic/form-logic'

const hasRule = remembered(
  (question: Question) =>
    hasMentions(question) ||
    QUESTION_FORMULAS.some((field) => question[field] !== '') ||
    question.validaciones.length > 0 ||
    question.opciones.some((option) => option.mostrarSi !== '' || hasMentions(option)),
)

/** Whether a section has rules. */
const sectionHasRules = remembered(
  (section: Section) =>
    SECTION_FORMULAS.some((field) => section[field] !== '') ||
    section.validaciones.length > 0 ||
    hasMentions(section) ||
    section.preguntas.some(hasRule) ||
    section.conditions.some(
      (branch) => branch.mostrarSi !== '' || hasMentions(branch) || branch.questions.some(hasRule),
    ),
)

/** Whether a form has rules, so that `loadLogic` is needed for it. */
export const hasRules = (secciones: readonly Section[]): boolean => secciones.some(sectionHasRules)

let loaded: LogicModule | null = null

/** Gives what works rules out, where that is there from the start. */
export const installLogic = (logic: LogicModule): void => void (loaded = logic)

/** Parts of a form outside of its sections whose words may mention answers. */
type Headed = object & { signatures: readonly Signature[] }

/** Whether its title, its description or the title of a signature mentions an answer. */
const headMentions = (form: Headed): boolean => [form, ...form.signatures].some(hasMentions)

/**
 * Loads what works rules out, for a form that has some, and what of it its own rules need.
 * @param form whose words outside of the sections may mention answers too
 */
export async function loadLogic(secciones: readonly Section[], form?: Headed): Promise<void> {
  const saysAnswers = form !== undefined && headMentions(form)
  if (!hasRules(secciones) && !saysAnswers) return
  loaded ??= await import('../form-logic/logic')
  await loaded.loadParts(secciones, saysAnswers)
}

/** What was asked before: a form of 2,000 questions is not looked through for rules at each change. */
const known = new WeakMap<readonly Section[], FormLogic | null>()

function lookFor(secciones: readonly Section[]): FormLogic | null {
  if (!hasRules(secciones)) return null
  if (!loaded) throw new Error('a form with rules is read before what works them out is loaded')
  return loaded.logicFor(secciones)
}

/**
 * What works out the rules of a form; null for a form that has none.
 * @param secciones of the form, or of an answer to it
 * @throws Error where it has rules and nothing that works them out was loaded
 */
export function logicOf(secciones: readonly Section[]): FormLogic | null {
  const before = known.get(secciones)
  if (before !== undefined) return before
  const logic = lookFor(secciones)
  known.set(secciones, logic)
  return logic
}

/**
 * An answer with its rules worked out; the same array for a form without any.
 * @param of the form that it answers, or the answer before a change: it has the same rules
 */
export function withRules(
  secciones: Section[],
  begun: CalendarDay | null,
  of: readonly Section[] = secciones,
): Section[] {
  const logic = logicOf(of)
  const after = logic?.apply(secciones, begun) ?? secciones
  known.set(after, logic)
  return after
}

/**
 * A form, or an answer to it, whose title, description and titles of signatures say what was answered; the same one
 * where they mention nothing.
 * @param sections of the answer as it stands when they are read
 */
export function withPipedText<F extends Headed>(form: F, sections: () => readonly Section[]): F {
  if (!headMentions(form)) return form
  const said: WithOutcome = {
    [OUTCOME]: { mentioned: { of: [], say: (...asked) => loaded?.sayIn(sections(), ...asked) ?? '' } },
  }
  return { ...form, ...said, signatures: form.signatures.map((one) => ({ ...one, ...said })) }
}

/** Everything that an answer advises, in reading order (LOGIC-01). */
export const adviceOf = (secciones: readonly Section[]): Advice[] =>
  logicOf(secciones)?.advice(secciones) ?? []

/** An answer without what its rules do not ask, which is neither sent nor stored (LOGIC-03). */
export const withoutHidden = (secciones: Section[]): Section[] =>
  logicOf(secciones)?.withoutHidden(secciones) ?? secciones
