/** What an installation knows of its migrations, and whose lease it is to work on them (OPS-07). */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { MIGRATIONS, type MigrationName } from '../../../src/domain/migrations'
import { MIGRATIONS_PATH } from '../../../src/domain/store-paths'
import { plainValue } from '../../../src/domain/stored-value'
import { OperatorProblem } from '../platform/operator-problem'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import type { Counts } from './work'

const countsSchema = z.record(z.string(), z.number())
const stateSchema = z.object({
  /** Those that were done, by name. */
  hechas: z._default(z.record(z.string(), z.object({ fecha: z.date(), cuentas: countsSchema })), {}),
  /** The one that is under way, with the part that was done last. */
  enCurso: z.optional(z.nullable(z.object({ nombre: z.string(), hasta: z.string(), cuentas: countsSchema }))),
  turno: z.optional(z.nullable(z.object({ de: z.string(), equipo: z.string(), vence: z.date() }))),
})
export type MigrationState = z.infer<typeof stateSchema>

/** A run that says nothing for so long is over. */
const LEASE_MS = 120_000
/** It says that it goes on that often. */
const RENEWED_MS = 30_000

const note = () => database().doc(MIGRATIONS_PATH)

const parsed = (data: unknown): MigrationState => stateSchema.parse(plainValue(data ?? {}))

export const readState = async (): Promise<MigrationState> => parsed((await note().get()).data())

/** What is left to do, in order. */
export const pendingMigrations = ({ hechas }: MigrationState): MigrationName[] =>
  MIGRATIONS.filter((name) => hechas[name] === undefined)

/** What was done here by a newer program. */
export const unknownHere = ({ hechas }: MigrationState): string[] =>
  Object.keys(hechas).filter((name) => !MIGRATIONS.some((one) => one === name))

/** The lease to work on the migrations of an installation; nobody else has it meanwhile. */
export interface Lease {
  /** Whether somebody else took it, because nothing was heard of this run for too long. */
  isLost: () => boolean
  /** Keeps where a migration stands. */
  keep: (nombre: string, hasta: string, cuentas: Counts) => Promise<void>
  /** Keeps that it was done. */
  done: (nombre: string, cuentas: Counts) => Promise<void>
  end: () => Promise<void>
}

const soon = () => Timestamp.fromMillis(Date.now() + LEASE_MS)

/**
 * Takes the lease.
 * @throws OperatorProblem while another run has it
 */
export async function acquireLease(): Promise<Lease> {
  const de = randomUUID()
  await inTransaction(async (tx) => {
    const { turno } = parsed((await tx.get(note())).data())
    if (turno && turno.vence.getTime() > Date.now())
      throw new OperatorProblem(
        `Another run works on the migrations, on ${turno.equipo}: wait until it has ended, or until ${turno.vence.toISOString()} if it was killed.`,
      )
    tx.set(note(), { turno: { de, equipo: hostname(), vence: soon() } }, { merge: true })
  })
  let isLost = false
  /** Writes only while the lease is still this run's. */
  const write = (change: Record<string, unknown>) =>
    inTransaction(async (tx) => {
      const { turno } = parsed((await tx.get(note())).data())
      if (turno?.de === de) tx.update(note(), change)
      else isLost = true
    })
  const renew = () => void write({ 'turno.vence': soon() }).catch(() => undefined)
  const timer = setInterval(renew, RENEWED_MS)
  return {
    isLost: () => isLost,
    keep: (nombre, hasta, cuentas) => write({ enCurso: { nombre, hasta, cuentas }, 'turno.vence': soon() }),
    done: (nombre, cuentas) =>
      write({ [`hechas.${nombre}`]: { fecha: Timestamp.now(), cuentas }, enCurso: null }),
    end: async () => {
      clearInterval(timer)
      await write({ turno: FieldValue.delete() })
    },
  }
}
