/** Runs the migrations of an installation (OPS-07). */
import { MIGRATIONS, type MigrationName } from '../../../src/domain/migrations'
import { OperatorProblem } from '../platform/operator-problem'
import {
  acquireLease,
  pendingMigrations,
  readState,
  unknownHere,
  type MigrationState,
  type Lease,
} from './state'
import { WORK, type Counts, type Migration } from './work'

export interface Migrating {
  say: (line: string) => void
  /** Ends it between two parts: it goes on from there the next time. */
  signal?: Pick<AbortSignal, 'throwIfAborted'>
  /** This one, whether it was done before or not. */
  only?: MigrationName | undefined
  /** Of that one only these parts, as forms by their ids; nothing is noted of it. */
  parts?: readonly string[]
  /** Others in tests. */
  work?: Record<MigrationName, Migration>
}

const plus = (one: Counts, other: Counts): Counts =>
  Object.entries(other).reduce((sum, [what, count]) => ({ ...sum, [what]: (sum[what] ?? 0) + count }), one)

/** Counts as a line. */
export const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'nothing to do'

/** Refuses to work on what a newer program made. */
function refuseNewer(state: MigrationState): void {
  const newer = unknownHere(state)
  if (newer.length > 0)
    throw new OperatorProblem(
      `A newer version of the program was here already (${newer.join(', ')}): deploy that one, or restore a backup from before.`,
    )
}

async function runOne(
  name: MigrationName,
  lease: Lease,
  state: MigrationState,
  asked: Migrating,
): Promise<void> {
  const { say, signal, parts: chosen, work = WORK } = asked
  const { parts, work: workOn } = work[name]
  const all = await parts()
  const unknown = chosen?.find((part) => !all.includes(part))
  if (unknown !== undefined) throw new OperatorProblem(`${name} has no part ${unknown}.`)
  const before = state.enCurso?.nombre === name && !chosen ? state.enCurso : null
  let counts = before?.cuentas ?? {}
  say(`${MIGRATIONS.indexOf(name) + 1} ${name}${before ? `, going on after ${before.hasta}` : ''} ...`)
  for (const part of chosen ?? all.sort()) {
    if (before && part <= before.hasta) continue
    signal?.throwIfAborted()
    counts = plus(counts, await workOn(part))
    if (!chosen) await lease.keep(name, part, counts)
    if (lease.isLost()) throw new OperatorProblem('Another run took over; this one ends.')
  }
  if (!chosen) await lease.done(name, counts)
  say(`${MIGRATIONS.indexOf(name) + 1} ${name}: ${countsText(counts)}`)
}

/**
 * Does what is left to do, one migration after the other and part after part. Stopped or killed, the next run goes on;
 * a second run at the same time is refused, and so is a part that is not there.
 * @returns the names of those that it did
 */
export async function migrate(asked: Migrating): Promise<MigrationName[]> {
  refuseNewer(await readState())
  const lease = await acquireLease()
  try {
    const state = await readState()
    const names = asked.only ? [asked.only] : pendingMigrations(state)
    for (const name of names) await runOne(name, lease, state, asked)
    return names
  } finally {
    await lease.end()
  }
}
