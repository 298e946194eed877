import { kindOf } from './kinds'
import type { Question } from './question'

/** A kind with how it is written: `amount EUR`; the kind alone where it is written in one way. */
export const kindText = (question: Pick<Question, 'tipoPregunta' | 'tipoDato' | 'formato'>): string =>
  [kindOf(question), question.formato].filter(Boolean).join(' ')
