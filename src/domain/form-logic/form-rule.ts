/** Rules of the form itself, which stand in no version and which the server works out: yes or no, of a whole answer. */
import type { CalendarDay } from '../calendar'
import type { Section } from '../form/section'
import { compile } from '../logic/compile'
import type { FormulaProblem } from '../logic/expression'
import { parse } from '../logic/parse'
import type { Scope } from '../logic/scope'
import { askedInVain } from './in-vain'
import { scopeIn, type FormPart } from './parts'
import { namedParts } from './problems'
import { readerOf, type AnswerReader } from './reader'
import { workOn } from './work'

/** Such a rule stands in no row, and no answer keeps what it would look up in a table: who answers does not know it. */
function scopeOfForm(byId: ReadonlyMap<string, FormPart>): Scope {
  const scope = scopeIn(byId, [])
  return {
    ...scope,
    lookup: (id) => {
      const named = scope.lookup(id)
      if (!named || named.type.is !== 'text') return named
      const { column: _column, ...others } = named
      return others
    },
  }
}

function read(formula: string, byId: ReadonlyMap<string, FormPart>) {
  const { expression, problem } = parse(formula)
  return expression
    ? compile(expression, scopeOfForm(byId), { is: 'yesNo' })
    : { run: () => null, problems: [problem] }
}

/** What is wrong with the formula of a rule; null for nothing, also where none is written yet. */
export function formRuleProblem(formula: string, secciones: readonly Section[]): FormulaProblem | null {
  if (formula === '') return null
  const byId = namedParts(secciones)
  const [wrong = null] = read(formula, byId).problems
  const { expression } = parse(formula)
  return wrong ?? (expression && askedInVain(expression, scopeOfForm(byId), byId)[0]) ?? null
}

export interface FormRules {
  /** Whether a rule is true. One that the version cannot understand, such as one for a question that came later, is not. */
  holds: (formula: string) => boolean
  /** Whether the version can understand a rule; one that says nothing is none to understand. */
  understands: (formula: string) => boolean
  reader: AnswerReader
}

/**
 * Works out rules of the form over one answer.
 * @param secciones of the version that was answered
 * @param answered the same as answered, with its rules worked out
 */
export function formRules(
  secciones: readonly Section[],
  answered: Section[],
  begun: CalendarDay | null,
): FormRules {
  const byId = namedParts(secciones)
  const reader = readerOf(workOn(answered), byId, begun)
  return {
    reader,
    understands: (formula) => formula === '' || read(formula, byId).problems.length === 0,
    holds(formula) {
      if (formula === '') return false
      const { run, problems } = read(formula, byId)
      return problems.length === 0 && run({}, reader) === true
    },
  }
}
