import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAnswer, aSection, aVersion, questions, THREE_STATES, TYPED } from '../../../testing/builders'
import { SUPERVISOR } from '../../../testing/corrections'
import type { StoredAnswer } from '../../answer/answer'
import { assembleSections } from '../../answering/whole'
import { setResponse } from '../../answer/fill'
import { changesBetween } from '../../correction/diff'
import type { AnswerCounter } from '../../answer/counter'
import { countedAs, countedChange, countedIn, NONE_COUNTED, plusCounted } from '../../work/counted'
import { addTo, dayIn, startOfDayIn, type Day } from '../../dates'
import { appliedFrom, appliedToStore, differences, NOTHING_APPLIED, withMove } from './applied'
import { contributionOf, type Move } from './contribution'
import { foldedCountsFrom, opened, openCountsFrom, openCountsToStore, sumsIn } from './counts'
import { detailFrom, detailsOfPlan, detailToStore, foldingOf, sumsOfPeriod } from './details'
import { foldInto } from './fold'
import { asCounted, planOf, type Range } from './range'
import { NO_SUMS, plus, textOf, type Sums } from './sums'

const VERSION = aVersion({
  estados: THREE_STATES,
  secciones: [aSection({ preguntas: questions(TYPED['single-choice'], TYPED.decimal, TYPED['yes-no']) })],
})
const HOUR_MS = 3_600_000
const BEGIN = Date.UTC(2026, 9, 31, 20)
const EVERYTHING: Range = { from: new Date(BEGIN), to: new Date(BEGIN + 100 * HOUR_MS) }
const CORDOBA = 'America/Argentina/Cordoba'
const MADRID = 'Europe/Madrid'
const SANTIAGO = 'America/Santiago'
/** Days on which a clock moves, forward or back, or moves elsewhere. */
const DAYS: [zone: string, day: Day][] = [
  [CORDOBA, '2026-03-29'],
  [MADRID, '2026-03-29'],
  [MADRID, '2026-10-25'],
  [SANTIAGO, '2026-04-05'],
  [SANTIAGO, '2026-09-06'],
]
const AUTHORS = ['ana', 'blas', 'Usuario Anónimo']
const EVERYBODY = '*'
const PARTS = 4

interface Step {
  kind: 'save' | 'edit' | 'move' | 'correct' | 'mark' | 'delete'
  answer: number
  value: number
  /** Its event is delivered with others later; events that come twice or out of order follow from the same. */
  isLate: boolean
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('save', 'save', 'edit', 'move', 'correct', 'mark', 'delete'),
  answer: fc.nat({ max: 3 }),
  value: fc.nat({ max: 60 }),
  isLate: fc.boolean(),
})

const given = (value: number) => [
  {
    id: 'seccion-0',
    orden: 0,
    preguntas: [
      { id: 'pregunta-0', orden: 0, respuesta: String(value % 3) },
      { id: 'pregunta-1', orden: 1, respuesta: `${value * 37},5` },
      { id: 'pregunta-2', orden: 2, respuesta: value % 2 === 0 ? 'true' : 'nada' },
    ],
  },
]

/** What happens to answers, and what the store has of their counts meanwhile. */
class World {
  answers = new Map<number, StoredAnswer>()
  private readonly applied = new Map<number, object>()
  /** What each open document of the form has of the number of its answers. */
  private readonly numbers = new Map<number, object>()
  private heard = 0
  private readonly open = new Map<string, object>()
  private readonly folded = new Map<string, Map<string, object>>()
  private readonly details = new Map<string, Map<string, object>>()
  private now: number

  /**
   * @param begin the moment from which on answers are given, in milliseconds
   * @param zone of the municipality
   */
  constructor(
    private readonly begin = BEGIN,
    private readonly zone = 'UTC',
  ) {
    this.now = begin
  }

  /** Changes an answer as somebody does; gives what the event tells of it. */
  happen({ kind, answer: id, value }: Step): Move | null {
    this.now += 60_000
    const answer = this.answers.get(id)
    if (kind === 'save' && !answer) {
      const creadoPor = AUTHORS[value % AUTHORS.length] ?? ''
      const fechaCreacion = new Date(this.begin + value * HOUR_MS)
      const secciones = given(value)
      this.answers.set(id, { ...anAnswer(), creadoPor, fechaCreacion, secciones, estados: THREE_STATES })
    }
    if (!answer) return null
    if (kind === 'delete') this.answers.delete(id)
    if (kind === 'edit') this.answers.set(id, { ...answer, secciones: given(value) })
    if (kind === 'mark') this.answers.set(id, { ...answer, invalida: value % 2 === 0 })
    if (kind === 'correct') this.answers.set(id, this.corrected(answer, value))
    if (kind !== 'move') return null
    this.answers.set(id, { ...answer, estados: { ...answer.estados, actual: value % 3 } })
    return value % 3 === answer.estados.actual ? null : { at: this.now, from: answer.estados.actual }
  }

  private corrected(answer: StoredAnswer, value: number): StoredAnswer {
    const before = assembleSections(VERSION.secciones, answer.secciones, null)
    const path = { section: 0, condition: null, row: 0, question: 1, repetition: 0 }
    const after = setResponse(before, path, { respuesta: String(value) })
    const changes = changesBetween(
      { secciones: before, ubicacion: null },
      { secciones: after, ubicacion: null },
    )
    if (!changes) return answer
    const edit = { madeBy: SUPERVISOR, sentDateTime: new Date(this.now), ...changes }
    return { ...answer, editsBySupervisor: [...(answer.editsBySupervisor ?? []), edit] }
  }

  /** What the trigger does, however late: it looks at the answer as it stands. */
  hear(id: number, move: Move | null): void {
    const answer = this.answers.get(id)
    const before = appliedFrom(this.applied.get(id) ?? appliedToStore(NOTHING_APPLIED))
    const moves = withMove(before.moves, move)
    const contribution = answer ? contributionOf(VERSION, answer, moves, this.zone) : null
    for (const { author, hour, sums } of differences(before.contribution, contribution)) {
      const counts = author ?? EVERYBODY
      this.open.set(counts, openCountsToStore(opened(openCountsFrom(this.open.get(counts)), hour, sums)))
    }
    const counted = countedAs(answer)
    const part = (this.heard += 1) % PARTS
    const change = countedChange(before.counted, counted)
    this.numbers.set(part, { respuestas: plusCounted(countedIn(this.numbers.get(part)), change) })
    if (answer) this.applied.set(id, appliedToStore({ contribution, moves, standing: null, counted }))
    else this.applied.delete(id)
  }

  fold(): void {
    for (const [counts, stored] of this.open) {
      const open = openCountsFrom(stored)
      const [folded, details] = [this.documents(this.folded, counts), this.documents(this.details, counts)]
      const folding = foldingOf(open.horas, (period) => detailFrom(details.get(period)))
      for (const [period, sums] of folding.folded) {
        folded.set(period, { sumas: textOf(foldInto(foldedCountsFrom(folded.get(period)), sums)) })
      }
      for (const [period, horas] of folding.details) details.set(period, detailToStore(horas))
      this.open.set(counts, openCountsToStore({ vuelta: open.vuelta + 1, horas: new Map() }))
    }
  }

  private documents(all: Map<string, Map<string, object>>, counts: string): Map<string, object> {
    const mine = all.get(counts) ?? new Map<string, object>()
    all.set(counts, mine)
    return mine
  }

  /** How many answers the form says to have. */
  number(): AnswerCounter {
    return [...this.numbers.values()].reduce<AnswerCounter>(
      (all, part) => plusCounted(all, countedIn(part)),
      NONE_COUNTED,
    )
  }

  kept(counts: string, range: Range): Sums {
    const [folded, details] = [this.documents(this.folded, counts), this.documents(this.details, counts)]
    const plan = planOf(range)
    // Nothing else is read.
    const read = new Map(detailsOfPlan(plan).map((period) => [period, detailFrom(details.get(period))]))
    const ofPeriod = (period: string) =>
      sumsOfPeriod(period, foldedCountsFrom(folded.get(period)), (above) => read.get(above) ?? new Map())
    return sumsIn(range, plan, ofPeriod, [openCountsFrom(this.open.get(counts))])
  }

  recounted(counts: string, isIn: (when: Date) => boolean): Sums {
    let sums = NO_SUMS
    for (const [id, answer] of this.answers) {
      const { moves } = appliedFrom(this.applied.get(id))
      const contribution = contributionOf(VERSION, answer, moves, this.zone)
      const when = answer.fechaCreacion ?? new Date(0)
      const isAsked = counts === EVERYBODY || contribution?.author === counts
      if (contribution && isAsked && isIn(when)) sums = plus(sums, contribution.sums)
    }
    return sums
  }
}

const sorted = (sums: Sums) => [...sums].sort(([one], [other]) => (one < other ? -1 : 1))

describe('counts after a history', () => {
  /** Everything that happens, with its events twice, late and shuffled. */
  function live(world: World, steps: Step[]): void {
    const late: { id: number; move: Move | null }[] = []
    for (const one of steps) {
      const event = { id: one.answer, move: world.happen(one) }
      late.unshift(event)
      if (!one.isLate) world.hear(event.id, event.move)
      if (one.value % 7 === 0) world.fold()
    }
    for (const { id, move } of late) world.hear(id, move)
    for (const { id, move } of late.toReversed()) world.hear(id, move)
  }

  it('STAT-07 OPS-08 of a day of the town hall equal a recount of that day, whatever happened, across both changes of clocks', () => {
    const histories = fc.array(step, { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(fc.constantFrom(...DAYS), histories, ([zone, change], steps) => {
        const first = addTo(change, -1, 'day')
        const world = new World(startOfDayIn(first, zone).getTime(), zone)
        live(world, steps)
        for (const day of [0, 1, 2].map((days) => addTo(first, days, 'day'))) {
          const range = {
            from: asCounted(startOfDayIn(day, zone), zone),
            to: asCounted(startOfDayIn(addTo(day, 1, 'day'), zone), zone),
          }
          for (const counts of [EVERYBODY, 'ana', 'blas']) {
            const recounted = world.recounted(counts, (when) => dayIn(when, zone) === day)
            expect(sorted(world.kept(counts, range))).toEqual(sorted(recounted))
          }
        }
      }),
      { numRuns: Number(process.env.HISTORIES ?? 200) },
    )
  }, 1_200_000)

  it('STAT-07 equal a recount after any history, with events twice, late and shuffled', () => {
    const history = fc.array(step, { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(history, fc.nat({ max: 40 }), fc.nat({ max: 60 }), (steps, start, length) => {
        const world = new World()
        live(world, steps)
        const from = new Date(BEGIN + start * HOUR_MS)
        const part = { from, to: new Date(from.getTime() + length * HOUR_MS) }
        for (const range of [EVERYTHING, part]) {
          for (const counts of [EVERYBODY, 'ana', 'blas']) {
            const isIn = (when: Date) => when >= range.from && when < range.to
            expect(sorted(world.kept(counts, range))).toEqual(sorted(world.recounted(counts, isIn)))
          }
        }
      }),
      { numRuns: Number(process.env.HISTORIES ?? 500) },
    )
  }, 1_200_000)

  it('STAT-07 ANS-12 ALIST-01 the number of answers equals a recount after any history, with events twice, late and shuffled', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const world = new World()
        live(world, steps)
        const answers = [...world.answers.values()]
        const invalidas = answers.filter(({ invalida }) => invalida).length
        expect(world.number()).toEqual({ total: answers.length, invalidas })
      }),
      { numRuns: Number(process.env.HISTORIES ?? 500) },
    )
  }, 1_200_000)
})
