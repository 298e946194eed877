import { describe, expect, it } from 'vitest'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  revised,
  sent,
  workOn,
  VISIT,
  VISIT_FORM,
} from '../../testing/corrections'
import type { Scenario } from '../../testing/scenario'
import type { StoredAnswer } from '../answer/answer'
import type { Pick } from './ask'
import { NOTHING } from '../answer/corrections/part-value'
import { storiesOf, type Story } from './story'

const visit = (answer = VISIT) => workOn(answer, VISIT_FORM)
const correct = (scenario: Scenario, answer = VISIT, minute = 1) =>
  corrected(VISIT_FORM, answer, sent(scenario), minutes(minute))
const ask = (items: Pick[], answer = VISIT, minute = 2) => {
  const sections = [...new Set(items.map(({ seccionId }) => seccionId))]
  const request = { ...askingFor({ sections, items }), comment: `Mirar ${minute}` }
  return corrected(VISIT_FORM, answer, { request }, minutes(minute))
}
const revise = (scenario: Scenario, answer: StoredAnswer, minute = 3) =>
  revised(VISIT_FORM, answer, scenario.secciones, minutes(minute))
const storyAt = (answer: StoredAnswer, place: Pick) =>
  storiesOf(visit(answer).secciones, answer).at(place, place.parte)
/** What happened, with what stood at the place before and then. */
const told = (story: Story | null) =>
  story?.map(({ kind, before, after }) => [kind, before.answer, after.answer])

const RUBRO = pick('local', { preguntaId: 'rubro' })
const condition = (condicionId: string) => pick('medidas', { condicionId, parte: 'condicion' })

describe('VIEW-03 CORR-02 what happened at each place of an answer', () => {
  it('VIEW-03 nothing happened to an answer that nobody worked', () => {
    const stories = storiesOf(visit().secciones, {})
    expect([stories.size, stories.at(RUBRO, 'answer')]).toEqual([0, null])
  })

  it('VIEW-03 CORR-04 what was sent back and waits is told, with the comment, and not as revised', () => {
    const asked = ask([RUBRO])
    expect(storyAt(asked, RUBRO)).toEqual([
      {
        kind: 'asked',
        who: 'sara',
        when: minutes(2),
        comment: 'Mirar 2',
        before: { ...NOTHING, answer: 'Kiosco' },
        after: { ...NOTHING, answer: 'Kiosco' },
      },
    ])
    expect(storyAt(asked, pick('local', { preguntaId: 'titular' }))).toBeNull()
  })

  it('VIEW-03 CORR-05 what the citizen sent as it stood is not told as revised', () => {
    const asked = ask([RUBRO], VISIT, 1)
    expect(told(storyAt(revise(visit(asked), asked, 2), RUBRO))).toEqual([
      ['asked', 'Kiosco', 'Kiosco'],
      ['left', 'Kiosco', 'Kiosco'],
    ])
  })

  it('VIEW-03 who asked is told by name where the name is known', () => {
    const asked = ask([RUBRO], VISIT, 1)
    const people = [{ username: 'sara', name: 'Sara Ríos' }]
    expect(storiesOf(visit(asked).secciones, asked, people).at(RUBRO, 'answer')?.[0].who).toBe('Sara Ríos')
  })

  it('VIEW-03 CORR-05 requests, revisions and corrections stand in the order of time', () => {
    const first = revise(visit(ask([RUBRO], VISIT, 1)).answer('Rubro', 'Bar'), ask([RUBRO], VISIT, 1), 2)
    const bar = correct(visit(first).answer('Rubro', 'Pub'), first, 3)
    const again = ask([RUBRO], bar, 4)
    const done = revise(visit(again).answer('Rubro', 'Club'), again, 5)
    const last = correct(visit(done).answer('Rubro', 'Cine'), done, 6)
    expect(told(storyAt(last, RUBRO))).toEqual([
      ['asked', 'Kiosco', 'Kiosco'],
      ['revised', 'Kiosco', 'Bar'],
      ['corrected', 'Bar', 'Pub'],
      ['asked', 'Pub', 'Pub'],
      ['revised', 'Pub', 'Club'],
      ['corrected', 'Club', 'Cine'],
    ])
  })

  it('VIEW-03 an older entry without a moment stands first', () => {
    const asked = ask([RUBRO], VISIT, 1)
    const bar = correct(visit(asked).answer('Rubro', 'Bar'), asked, 2)
    const undated = bar.editsBySupervisor?.map((edit) => ({ ...edit, sentDateTime: null })) ?? []
    expect(told(storyAt(bar, RUBRO))?.map(([kind]) => kind)).toEqual(['asked', 'corrected'])
    expect(told(storyAt({ ...bar, editsBySupervisor: undated }, RUBRO))?.map(([kind]) => kind)).toEqual([
      'corrected',
      'asked',
    ])
  })

  it('CORR-02 CORR-04 what is put right and sent back at once was put right first', () => {
    const { secciones } = sent(visit().answer('Rubro', 'Bar'))
    const request = askingFor({ sections: ['local'], items: [RUBRO] })
    const both = corrected(VISIT_FORM, VISIT, { secciones, request }, minutes(1))
    expect(told(storyAt(both, RUBRO))).toEqual([
      ['corrected', 'Kiosco', 'Bar'],
      ['asked', 'Bar', 'Bar'],
    ])
  })

  it('VIEW-03 CORR-07 a condition that a citizen revised is told with whether it is checked now', () => {
    const asked = ask([condition('clausura'), condition('multa')])
    const done = revise(visit(asked).uncheckBranch('Clausura').checkCondition('Multa'), asked)
    expect(told(storyAt(done, condition('clausura')))).toEqual([
      ['asked', 'true', 'true'],
      ['revised', 'true', 'false'],
    ])
    expect(told(storyAt(done, condition('multa')))).toEqual([
      ['asked', 'false', 'false'],
      ['revised', 'false', 'true'],
    ])
    expect(storyAt(done, condition('multa'))?.at(-1)?.after).toEqual({ ...NOTHING, answer: 'true' })
  })

  it('VIEW-03 CORR-07 a row that a citizen revised, and an answer that is away since, have no answer of their own', () => {
    const row = pick('local', { parte: 'fila' })
    const further = pick('medidas', { condicionId: 'multa', preguntaId: 'testigo', repeticion: 1 })
    const fined = correct(
      visit().checkCondition('Multa').addRepetition('Testigo').answer('Testigo', 'Leo', { repetition: 1 }),
    )
    const asked = ask([row, further], fined)
    const done = revise(visit(asked).answer('Testigo', 'Ada', { repetition: 1 }), asked)
    expect(storyAt(done, row)?.at(-1)).toMatchObject({ kind: 'revised', after: NOTHING })
    expect(told(storyAt(done, further))?.at(-1)).toEqual(['revised', 'Leo', 'Ada'])
    const without = correct(visit(done).uncheckBranch('Multa'), done, 4)
    expect(told(storyAt(without, further))?.at(-1)).toEqual(['revised', 'Leo', ''])
  })
})
