import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredSections, formSections } from '../../testing/arbitraries'
import { askingFor, SUPERVISOR } from '../../testing/corrections'
import type { StoredQuestion } from '../answer/answer'
import { compactSections } from '../answering/compact'
import { rowsOf } from '../answer/rows'
import { askedIn, pathsOf } from '../answer/view'
import type { Section } from '../form/section'
import { changesRequested, type Pick } from './ask'
import { changesBetween } from './diff'
import type { SupervisorEdit } from '../answer/corrections/edit'
import { copyFlagged, flagsOf } from './flagged'
import { overlaySections } from './overlay'
import { withPlaceAt } from './put'
import type { RequestForChanges } from '../answer/corrections/request'
import { writtenInto } from './revise'
import { branchSpot, questionSpot, rowSpot } from '../answer/corrections/spot'
import { PARTS } from '../answer/parts'

/** What somebody made of an answer: never fewer rows and further answers than there were. */
const grownFrom = (before: Section[], after: Section[]): Section[] =>
  pathsOf(before).reduce(withPlaceAt, after)

const at = (time: number) => new Date(time * 1000)

const happened = fc.record({
  kind: fc.constantFrom('correct', 'correct', 'revise'),
  seed: fc.nat(),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
})

/** Everything that a supervisor can tick. */
function pickable(secciones: Section[]): Pick[] {
  const parts = askedIn(secciones).flatMap((view): Pick[] => {
    const asked = PARTS.filter((part) => part === 'answer' || (part === 'imagen' && view.question.adjuntar))
    return asked.map((parte) => ({ ...questionSpot(view), parte }))
  })
  const whole = secciones.flatMap((section): Pick[] =>
    section.conditionalSection
      ? section.conditions.map((branch) => ({
          ...branchSpot(section, branch),
          parte: 'condicion' as const,
        }))
      : section.repetible
        ? rowsOf(section).map((_, row) => ({
            ...rowSpot(section, row),
            parte: 'fila' as const,
          }))
        : [],
  )
  return [...parts, ...whole]
}

interface Story {
  given: Section[]
  editsBySupervisor: SupervisorEdit[]
  requestsForChanges: RequestForChanges[]
}
const now = ({ given, ...corrections }: Story) => overlaySections(given, corrections)

const dropLast = <T>(items: T[], isEmpty: (item: T) => boolean): T[] =>
  items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1)

/** What an answer says: rows and further answers at the end that are blank say nothing. */
const sense = (secciones: Section[]) => {
  const questions = (stored: StoredQuestion[]): StoredQuestion[] =>
    stored.flatMap(({ repeticiones = [], ...question }) => {
      const further = dropLast(repeticiones, (one) => Object.keys(one).length === 1)
      if (Object.keys(question).length === 2 && further.length === 0) return []
      return [{ ...question, ...(further.length > 0 && { repeticiones: further }) }]
    })
  return compactSections(secciones).flatMap((section) => {
    const rows = (section.seccionesRepetibles ?? []).map((row) => ({
      ...row,
      preguntas: questions(row.preguntas),
    }))
    const said = {
      preguntas: questions(section.preguntas ?? []),
      seccionesRepetibles: dropLast(rows, ({ preguntas }) => preguntas.length === 0),
      conditions: (section.conditions ?? []).map((one) => ({ ...one, questions: questions(one.questions) })),
    }
    return Object.values(said).every((list) => list.length === 0) ? [] : [{ id: section.id, ...said }]
  })
}

describe('CORR-02 CORR-05 what an answer says after corrections and revisions', () => {
  it('CORR-02 CORR-05 CORR-07 is what was said last, whatever the order of corrections and revisions', () => {
    const form = formSections.filter((secciones) => secciones.some((one) => one.preguntas.length > 0))
    const story = form.chain((secciones) =>
      fc.tuple(
        answeredSections(secciones),
        fc.array(fc.tuple(happened, answeredSections(secciones)), { minLength: 1, maxLength: 5 }),
      ),
    )
    fc.assert(
      fc.property(story, ([given, steps]) => {
        let told: Story = { given, editsBySupervisor: [], requestsForChanges: [] }
        for (const [index, [step, wished]] of steps.entries()) {
          const before = now(told)
          if (step.kind === 'correct') {
            const after = grownFrom(before, wished)
            const changes = changesBetween(
              { secciones: before, ubicacion: null },
              { secciones: after, ubicacion: null },
            )
            if (!changes) continue
            const edit = { madeBy: SUPERVISOR, sentDateTime: at(2 * index), ...changes }
            told = { ...told, editsBySupervisor: [...told.editsBySupervisor, edit] }
            expect(sense(now(told))).toEqual(sense(after))
          } else {
            const all = pickable(before)
            if (all.length === 0) continue
            const items = step.picks.flatMap((pick) => all[pick % all.length] ?? [])
            const sections = [...new Set(items.map(({ seccionId }) => seccionId))]
            const requested = changesRequested(before, askingFor({ sections, items }), new Set())
            if (typeof requested === 'string') throw new Error(requested)
            const request: RequestForChanges = {
              ...{ needCompletition: false, sinTocar: [], conservado: [], porRevisar: false, cierre: null },
              madeBy: SUPERVISOR,
              sentDateTime: at(2 * index),
              comment: '',
              vence: null,
              revisedDateTime: at(2 * index + 1),
              changesRequested: requested,
            }
            const after = copyFlagged(wished, before, flagsOf(request))
            told = {
              ...told,
              given: writtenInto(told.given, after, request, flagsOf(request, before)),
              requestsForChanges: [...told.requestsForChanges, request],
            }
            expect(sense(now(told))).toEqual(sense(after))
          }
        }
      }),
      { numRuns: 300 },
    )
  }, 20_000)
})
