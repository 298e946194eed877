import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactSections } from '../answering/compact'
import { logicOf, withRules } from '../answering/logic'
import { pathKey } from '../answer/path'
import { assembleSections } from '../answering/whole'
import { isHidden } from '../form/outcome'
import { answer, BEGUN, begun, form, outcome, pathOf, said, type Said } from './testing/random-forms'
import { reference } from './testing/reference'

/** So many random forms instead, as `LOGIC_FORMS=200000` asks: each gets six answers on average. */
const FORMS = Number(process.env.LOGIC_FORMS ?? 0)
const TAKES_MS = Math.max(30_000, FORMS * 20)
const runs = (usual: number) => ({ numRuns: FORMS || usual })

const sorted = ({ asked }: ReturnType<typeof outcome>) => ({
  asked: asked.toSorted(([one], [other]) => String(one).localeCompare(String(other))),
})

describe('rules of random forms over random answers', () => {
  it(
    'LOGIC-04 come to what the plainest way of working them out comes to',
    () => {
      fc.assert(
        fc.property(form, fc.array(said, { maxLength: 12 }), (secciones, answers) => {
          const filled = answers.reduce(answer, begun(secciones))
          expect(sorted(outcome(withRules(filled, BEGUN)))).toEqual(reference(filled))
        }),
        runs(130),
      )
    },
    TAKES_MS,
  )

  it(
    'LOGIC-14 come to the same when each answer is followed by itself',
    () => {
      fc.assert(
        fc.property(form, fc.array(said, { maxLength: 12 }), (secciones, answers) => {
          const logic = logicOf(secciones)
          const followed = answers.reduce((now, one) => {
            const next = answer(now, one)
            return logic?.follow(next, pathOf(one), BEGUN).sections ?? next
          }, begun(secciones))
          expect(outcome(followed)).toEqual(outcome(withRules(followed, BEGUN)))
        }),
        runs(240),
      )
    },
    TAKES_MS,
  )

  it(
    'LOGIC-14 tell every question whose outcome changed, and no other',
    () => {
      fc.assert(
        fc.property(form, fc.array(said, { minLength: 1, maxLength: 8 }), (secciones, answers) => {
          const logic = logicOf(secciones)
          fc.pre(logic !== null)
          let now = begun(secciones)
          for (const one of answers) {
            const next = answer(now, one)
            const after = logic?.follow(next, pathOf(one), BEGUN)
            if (!after) continue
            const told = new Set(after.questions.map(pathKey))
            for (const [index, section] of after.sections.entries())
              for (const [row, list] of [
                section.preguntas,
                ...section.seccionesRepetibles.map((each) => each.preguntas),
              ].entries())
                for (const [at, question] of list.entries()) {
                  const before =
                    row === 0
                      ? next[index]?.preguntas[at]
                      : next[index]?.seccionesRepetibles[row - 1]?.preguntas[at]
                  const key = pathKey({ section: index, condition: null, row, question: at, repetition: 0 })
                  expect(told.has(key)).toBe(before !== question)
                }
            now = after.sections
          }
        }),
        runs(130),
      )
    },
    TAKES_MS,
  )

  it(
    'LOGIC-04 do not depend on the order of answers',
    () => {
      fc.assert(
        fc.property(
          form,
          fc.uniqueArray(said, { maxLength: 10, selector: (one) => pathKey(pathOf(one)) }),
          (secciones, answers) => {
            const fill = (list: Said[]) => outcome(withRules(list.reduce(answer, begun(secciones)), BEGUN))
            expect(fill(answers.toReversed())).toEqual(fill(answers))
          },
        ),
        runs(130),
      )
    },
    TAKES_MS,
  )

  it(
    'LOGIC-03 settle: what is stored comes back as the same, and worked out again it stays',
    () => {
      fc.assert(
        fc.property(form, fc.array(said, { maxLength: 12 }), (secciones, answers) => {
          const filled = withRules(answers.reduce(answer, begun(secciones)), BEGUN)
          expect(withRules(filled, BEGUN)).toBe(filled)
          const stored = compactSections(filled)
          const again = assembleSections(secciones, stored, BEGUN)
          expect(outcome(again)).toEqual(outcome(filled))
          expect(compactSections(again)).toEqual(stored)
          for (const section of again)
            for (const one of section.preguntas) if (isHidden(one)) expect(one.respuesta).toBe('')
        }),
        runs(240),
      )
    },
    TAKES_MS,
  )
})
