import { filledIn } from '../../../domain/answer/prefill'
import { pathKey, type QuestionPath } from '../../../domain/answer/path'
import { blankResponse } from '../../../domain/answer/response'
import { partsOf } from '../../../domain/correction/locks'
import type { Question } from '../../../domain/form/question'
import type { Section } from '../../../domain/form/section'
import { FREE, NEW_ANSWER, type Policy, type Terms } from '../../../engine/policy'

type Values = ReadonlyMap<string, string>

/** The questions of a form where a link fills them in: in the first row of each section. */
const firstRows = (secciones: readonly Section[]): { path: QuestionPath; question: Question }[] =>
  secciones.flatMap(({ preguntas, conditions }, section) => [
    ...preguntas.map((question, at) => ({
      path: { section, condition: null, row: 0, question: at, repetition: 0 },
      question,
    })),
    ...conditions.flatMap(({ questions }, condition) =>
      questions.map((question, at) => ({
        path: { section, condition, row: 0, question: at, repetition: 0 },
        question,
      })),
    ),
  ])

/** What is signed is read; files of such a question may be given. */
function termsOf(question: Question, values: Values): Terms | null {
  const change = filledIn(question, values)
  if (!change) return null
  const before = { ...blankResponse(question), ...change }
  return { as: 'locked', before, asks: partsOf(question).filter((part) => part !== 'answer') }
}

export interface SignedPolicy {
  policy: Policy
  /** Runs the work that fills in what is signed, which is locked otherwise; the changes that it makes do not run it again. */
  filling: (work: () => void) => void
}

/** A new answer in which the person cannot change what a link says that is signed (REACH-05). */
export function signedPolicy(secciones: readonly Section[], values: Values): SignedPolicy {
  const locked = new Map<string, Terms>()
  for (const { path, question } of firstRows(secciones)) {
    const terms = termsOf(question, values)
    if (terms) locked.set(pathKey(path), terms)
  }
  let isFilling = false
  return {
    policy: {
      ...NEW_ANSWER,
      question: (path) => (isFilling ? FREE : (locked.get(pathKey(path)) ?? FREE)),
    },
    filling(work) {
      if (isFilling) return
      isFilling = true
      try {
        work()
      } finally {
        isFilling = false
      }
    },
  }
}
