import type { StoredAnswer } from '../answer/answer'

/**
 * The moment of the next entry: now, and after everything that was done to the answer before, so that what came later
 * stands later whatever the clocks of two machines say.
 */
export function nextMoment(
  {
    editsBySupervisor = [],
    requestsForChanges = [],
  }: Pick<StoredAnswer, 'editsBySupervisor' | 'requestsForChanges'>,
  now: Date,
): Date {
  const times = [
    ...editsBySupervisor.map(({ sentDateTime }) => sentDateTime),
    ...requestsForChanges.flatMap(({ sentDateTime, revisedDateTime, cierre }) => [
      sentDateTime,
      revisedDateTime,
      cierre?.sentDateTime,
    ]),
  ].map((moment) => (moment?.getTime() ?? 0) + 1)
  return new Date(Math.max(now.getTime(), ...times))
}
