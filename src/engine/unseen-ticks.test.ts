import { describe, expect, it } from 'vitest'
import { installLogic } from '../domain/answering/logic'
import { startSections } from '../domain/answering/start'
import { tickOption } from '../domain/answer/picked'
import type { Section } from '../domain/form/section'
import * as logic from '../domain/form-logic/logic'
import { anOption, aSection, CLOCK, NOW, questions, TYPED } from '../testing/builders'
import { createAnswerEngine } from './answer-engine'

installLogic(logic)

const [DOG, PLANT, NOTHING] = [0, 1, 2]
const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

const form = (isDogAlone = false): Section[] => [
  aSection({
    preguntas: questions(
      { id: 'pets', ...TYPED['yes-no'] },
      {
        ...{ id: 'which', ...TYPED['multiple-choice'] },
        opciones: [
          anOption(DOG, { mostrarSi: '{{pets}}', exclusiva: isDogAlone }),
          anOption(PLANT),
          anOption(NOTHING, { exclusiva: true }),
        ],
      },
    ),
  }),
]

/** What is ticked after a dog was ticked, hidden by a slip, something done meanwhile, and the slip taken back. */
function afterSlip(sections: Section[], meanwhile: [option: number, checked: boolean][]): number[] {
  const clock = { now: () => NOW, timeZone: 'America/Argentina/Cordoba', begun: '2026-10-05' }
  const engine = createAnswerEngine(startSections(sections, CLOCK), clock)
  const say = (respuesta: string) => engine.respond(at(0), { respuesta })
  const options = () => engine.slice(at(1))?.response.opciones ?? []
  const tick = (option: number, checked: boolean) =>
    engine.respond(at(1), { opciones: tickOption(options(), option, checked) })
  const ticked = () => options().flatMap(({ checked, orden }) => (checked ? orden : []))
  say('true')
  tick(DOG, true)
  say('false')
  for (const [option, checked] of meanwhile) tick(option, checked)
  expect(ticked()).not.toContain(DOG)
  say('true')
  return ticked()
}

describe('ticks of options that a rule does not offer for a while', () => {
  it('LOGIC-03 come back with them, though something was ticked or unticked meanwhile', () => {
    expect(afterSlip(form(), [])).toEqual([DOG])
    expect(afterSlip(form(), [[PLANT, true]])).toEqual([DOG, PLANT])
    expect(
      afterSlip(form(), [
        [PLANT, true],
        [PLANT, false],
      ]),
    ).toEqual([DOG])
  })

  it('LOGIC-01 LOGIC-03 do not come back beside what stands alone, nor stand alone beside what was ticked', () => {
    expect(afterSlip(form(), [[NOTHING, true]])).toEqual([NOTHING])
    expect(afterSlip(form(true), [[PLANT, true]])).toEqual([PLANT])
  })
})
