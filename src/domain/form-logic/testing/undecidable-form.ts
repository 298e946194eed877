/** A form whose conditions no look at few values decides: each compares answers with each other. */
import type { Section } from '../../form/section'
import { aSection, questions, TYPED } from '../../../testing/builders'

const CONDITIONS = 300
const COMPARISONS = 26
const ANSWERS = 52

const answer = (at: number): string => `{{x${at % ANSWERS}}}`

/** 300 conditions of 26 comparisons. */
export const undecidableForm = (): Section[] => [
  aSection({
    id: 'given',
    preguntas: questions(...Array.from({ length: ANSWERS }, (_, at) => ({ id: `x${at}`, ...TYPED.integer }))),
  }),
  aSection({
    ...{ id: 'asked', orden: 1 },
    preguntas: questions(
      ...Array.from({ length: CONDITIONS }, (_, at) => ({
        ...{ id: `y${at}`, ...TYPED.integer },
        mostrarSi: Array.from(
          { length: COMPARISONS },
          (_one, part) => `${answer(at + part)} > ${answer(at * 7 + part * 3 + 1)}`,
        ).join(' and '),
      })),
    ),
  }),
]
