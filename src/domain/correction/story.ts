/** What happened to each thing of an answer since it was given, with who and when (CORR-02, VIEW-03). */
import type { Section } from '../form/section'
import { authorName, type NamedPerson } from '../answer/corrections/author'
import { editsOf } from '../answer/corrections/edit'
import type { PartValue } from '../answer/corrections/part-value'
import type { Corrections } from './overlay'
import { itemsOf } from '../answer/corrections/request'
import { type Target } from '../answer/corrections/spot'
import { refKey, type PartRef } from '../form/part-ref'
import { isSameValue, currentValue } from './current-value'

/**
 * One thing that happened at a place: it was put right by staff, asked for again, given anew by the citizen, or sent by
 * them as it stood (`left`).
 */
export interface Step {
  kind: 'corrected' | 'asked' | 'revised' | 'left'
  /** '' for the citizen. */
  who: string
  when: Date | null
  /** What the reviewer wrote to what is asked for. */
  comment: string
  /** What stood there before. */
  before: PartValue
  /** What stood there then; of what is asked for, what still stood there. */
  after: PartValue
}

/** What happened at one place, oldest first; at least one step. */
export type Story = readonly [Step, ...Step[]]

/** What happened everywhere, to be asked by place. */
export interface Stories {
  at: (spot: PartRef, target: Target) => Story | null
  /** How many places have a story. */
  size: number
}

type Told = Omit<Step, 'after'> & {
  spot: PartRef
  parte: Target
  after: PartValue | null
  /** The citizen sent it as it stood, whatever their rules left of it. */
  isLeft?: boolean
}

function tell(
  { editsBySupervisor = [], requestsForChanges = [] }: Corrections,
  people: readonly NamedPerson[],
): Told[] {
  const corrected = editsBySupervisor.flatMap((entry) =>
    editsOf(entry).map((edit): Told => ({
      kind: 'corrected',
      who: authorName(entry.madeBy, people),
      when: entry.sentDateTime,
      comment: '',
      spot: edit,
      parte: edit.parte,
      before: edit.anterior,
      after: {
        ...{ answer: edit.answer, opciones: edit.opciones, archivo: edit.archivo },
        otraRespuesta: edit.otraRespuesta,
      },
    })),
  )
  const requested = requestsForChanges.flatMap((request) =>
    itemsOf(request).flatMap((item): Told[] => {
      // The place has no spot of its own on the page.
      if (item.parte === 'ubicacion') return []
      const about = { spot: item, parte: item.parte, before: item.anterior }
      const ask: Told = {
        ...about,
        kind: 'asked',
        who: authorName(request.madeBy, people),
        when: request.sentDateTime,
        comment: request.comment,
        after: item.anterior,
      }
      const when = request.revisedDateTime
      const isLeft = request.sinTocar.includes(refKey(item, item.parte))
      const revised: Told = { ...about, kind: 'revised', who: '', when, comment: '', after: null, isLeft }
      return when ? [ask, revised] : [ask]
    }),
  )
  const timeOf = ({ when }: Told) => when?.getTime() ?? 0
  // What was corrected and sent back at once stands in that order.
  return [...corrected, ...requested].sort((one, other) => timeOf(one) - timeOf(other))
}

/**
 * What happened to an answer, place by place.
 * @param secciones the answer as it stands now
 * @param people of the staff whose names are known
 */
export function storiesOf(
  secciones: Section[],
  corrections: Corrections,
  people: readonly NamedPerson[] = [],
): Stories {
  const byPlace = new Map<string, Told[]>()
  for (const told of tell(corrections, people)) {
    const key = refKey(told.spot, told.parte)
    byPlace.set(key, [...(byPlace.get(key) ?? []), told])
  }
  const storyOf = (told: Told[]): Step[] =>
    told.map(({ spot, parte, after: known, isLeft: wasSent = false, ...step }, at) => {
      // What the citizen gave is what the next one found, or what stands there.
      const after = known ?? told[at + 1]?.before ?? currentValue(secciones, spot, parte)
      const isLeft =
        wasSent || (step.kind === 'revised' && parte !== 'fila' && isSameValue(step.before, after))
      return { ...step, kind: isLeft ? ('left' as const) : step.kind, after }
    })
  return {
    size: byPlace.size,
    at: (spot, target) => {
      const [first, ...rest] = storyOf(byPlace.get(refKey(spot, target)) ?? [])
      return first ? [first, ...rest] : null
    },
  }
}
