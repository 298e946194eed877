/** A form of 500 questions and 300 rules, which a look at few values decides whole. */
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aSection, questions, TYPED } from '../../../testing/builders'
import { check } from './filling'

const SECTION = 100

const numbered = (from: number, more: (at: number) => Partial<Question> = () => ({})): Section =>
  aSection({
    ...{ id: `s${from}`, orden: from / SECTION },
    preguntas: questions(
      ...Array.from({ length: SECTION }, (_, at) => ({
        id: `q${from + at}`,
        ...TYPED.integer,
        ...more(from + at),
      })),
    ),
  })

/** A fan of bands, of which each tenth is empty; chains of twenty; checks of two answers. */
export const provableForm = (): Section[] => [
  numbered(0),
  numbered(100),
  numbered(200, (at) => ({
    mostrarSi: `{{q${at % 7}}} > ${at % 10 === 0 ? 50 : 5} and {{q${at % 7}}} < 40 and not {{q${at % 90}}} = 3`,
  })),
  numbered(300, (at) => (at % 20 === 0 ? {} : { mostrarSi: `{{q${at - 1}}} > ${at % 5}` })),
  numbered(400, (at) => ({
    validaciones: [check(`{{q${at}}} >= {{q${at - 400}}}`), check(`{{q${at}}} < 900`, { id: 'v2' })],
  })),
]
