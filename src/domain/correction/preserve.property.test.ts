import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aCorrection, askingFor, minutes, pick, REVIEWED, SUPERVISOR } from '../../testing/corrections'
import { anAnswer, aVersion } from '../../testing/builders'
import type { StoredAnswer } from '../answer/answer'
import { refOf } from '../answer/by-ref'
import { compactSections } from '../answering/compact'
import { withRules } from '../answering/logic'
import { askedIn, viewAt } from '../answer/view'
import type { FormVersion } from '../form/form'
import type { Section } from '../form/section'
import { answer, BEGUN, begun, form, outcome, said, type Said } from '../form-logic/testing/random-forms'
import { correctAnswer } from './correct'
import { everyResponse, isAnsweredPart } from './every-response'
import { copyFlagged, flagsOf } from './flagged'
import { hiddenBy } from './hidden-by'
import { sectionsInPlace } from './overlay'
import { waitingRequest } from '../answer/corrections/request'
import { reviseAnswer } from './revise'

const step = fc.record({
  isRevision: fc.boolean(),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  answers: fc.array(said, { minLength: 1, maxLength: 6 }),
})

const answered = (secciones: Section[], answers: readonly Said[]): Section[] =>
  answers.reduce((now, one) => withRules(answer(now, one), BEGUN), secciones)

/** Staff put answers right or ask for some again, as the store keeps it; null where that is not taken. */
function byStaff(
  version: FormVersion,
  stored: StoredAnswer,
  given: Parameters<typeof aCorrection>[0],
  at: number,
): StoredAnswer | null {
  const by = { madeBy: SUPERVISOR, now: minutes(at) }
  const done = correctAnswer(version, stored, aCorrection(given), by)
  if (typeof done === 'string') return null
  const { edit, request } = done
  return {
    ...stored,
    editsBySupervisor: [...(stored.editsBySupervisor ?? []), ...(edit ? [edit] : [])],
    requestsForChanges: [...(stored.requestsForChanges ?? []), ...(request ? [request] : [])],
  }
}

it('LOGIC-10 CORR-05 after corrections and revisions in any order what was sent stands, and what a rule leaves out of it keeps its value', () => {
  let taken = 0
  fc.assert(
    fc.property(
      form,
      fc.array(said, { maxLength: 12 }),
      fc.array(step, { minLength: 1, maxLength: 5 }),
      (secciones, first, steps) => {
        const version = aVersion({ opcionales: REVIEWED, secciones })
        const filled = answered(begun(secciones), first)
        let stored: StoredAnswer = { ...anAnswer({ version, secciones: filled }), diaComienzo: BEGUN }
        for (const [index, { isRevision, picks, answers }] of steps.entries()) {
          const before = sectionsInPlace(secciones, stored)
          if (!isRevision) {
            const right = { secciones: compactSections(answered(before, answers)) }
            stored = byStaff(version, stored, right, 2 * index) ?? stored
            continue
          }
          const offered = askedIn(before)
          const items = picks.flatMap((at) => {
            const one = offered[at % offered.length]
            return one ? [pick(one.section.id, refOf(one))] : []
          })
          const sections = [...new Set(items.map(({ seccionId }) => seccionId))]
          const asked = byStaff(version, stored, { request: askingFor({ sections, items }) }, 2 * index)
          const request = asked && waitingRequest(asked.requestsForChanges)
          if (!request) continue
          const wished = copyFlagged(answered(before, answers), before, flagsOf(request, before))
          const after = withRules(wished, BEGUN)
          const done = reviseAnswer(version, asked, compactSections(after), minutes(2 * index + 1))
          if (typeof done === 'string') continue
          taken += 1
          const { files: _files, ubicacion: _place, secciones: own, ...rest } = done
          const requestsForChanges = (asked.requestsForChanges ?? []).map((one) =>
            one === request ? { ...one, ...rest, needCompletition: false } : one,
          )
          stored = { ...asked, secciones: own, requestsForChanges }
          const now = sectionsInPlace(secciones, stored)
          expect(outcome(now)).toEqual(outcome(after))
          for (const view of before.flatMap((_, at) => everyResponse(before, at))) {
            const { path, question, response } = view
            if (question.calculo !== '' || !hiddenBy(after, path)) continue
            if (!isAnsweredPart(question, response, 'answer')) continue
            expect(viewAt(now, path)?.response.respuesta).toBe(response.respuesta)
          }
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(taken).toBeGreaterThan(5)
}, 60_000)
