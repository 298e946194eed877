/** A form of 2,000 questions and 1,000 rules: what the goals of form logic are measured on. */
import type { QuestionPath } from '../../answer/path'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { aBranch, aSection, questions, TYPED } from '../../../testing/builders'

export const FAN = 200
export const CHAIN = 20
export const ROWS = 100
/** Positions of the section with rows, and of that with a branch. */
export const [ITEMS, BRANCHES] = [19, 21]
const SECTION = 100

/** Where a question of it stands. */
export const largeAt = (section: number, question: number, row = 0): QuestionPath => ({
  ...{ section, condition: null, row, question, repetition: 0 },
})
/**
 * A fan of 200, chains of 20, checks of 400, and a total over rows, and a branch.
 * @param hasRules without them it is the same form otherwise
 */
export function largeForm(hasRules = true): Section[] {
  const rules = (given: Partial<Question>): Partial<Question> => (hasRules ? given : {})
  const numbered = (section: number, more: (at: number) => Partial<Question> = () => ({})): Section =>
    aSection({
      ...{ id: `s${section}`, orden: section },
      preguntas: questions(
        ...Array.from({ length: SECTION }, (_, at) => ({
          ...{ id: `q${section}-${at}`, ...TYPED.integer, ...rules(more(at)) },
        })),
      ),
    })
  return [
    numbered(0),
    ...[1, 2].map((section) => numbered(section, (at) => ({ mostrarSi: `{{q0-0}} > ${at % 3}` }))),
    ...[3, 4, 5, 6, 7].map((section) =>
      numbered(section, (at) => (at % CHAIN === 0 ? {} : { calculo: `{{q${section}-${at - 1}}} + 1` })),
    ),
    ...[8, 9, 10, 11].map((section) =>
      numbered(section, (at) => ({
        validaciones: [
          { id: 'v', regla: `{{q${section}-${at}}} < 100`, mensaje: 'Menos de cien', tipo: 'error' },
        ],
      })),
    ),
    ...[12, 13, 14, 15, 16, 17, 18].map((section) => numbered(section)),
    aSection({
      ...{ id: 'items', orden: ITEMS, repetible: true },
      preguntas: questions(
        { id: 'price', ...TYPED.integer },
        { id: 'times', ...TYPED.integer },
        { id: 'line', ...TYPED.integer, ...rules({ calculo: '{{price}} * {{times}}' }) },
      ),
    }),
    aSection({
      ...{ id: 'sums', orden: 20 },
      preguntas: questions({ id: 'total', ...TYPED.integer, ...rules({ calculo: 'sum({{line}})' }) }),
    }),
    aSection({
      ...{ id: 'extras', orden: BRANCHES, conditionalSection: true },
      conditions: [
        aBranch({
          id: 'extra',
          questions: questions(
            { id: 'e0', ...TYPED.integer },
            { id: 'e1', ...TYPED.integer, ...rules({ calculo: '{{e0}} + 1' }) },
          ),
        }),
      ],
    }),
    aSection({
      ...{ id: 'follows', orden: 22 },
      preguntas: questions({ id: 'f0', ...rules({ mostrarSi: '{{extra}}' }) }),
    }),
  ]
}
