import { emulatorPorts } from './emulators'

/** Documents read since the page was loaded, in all and by what they were read for. */
export interface Reads {
  total: number
  byLabel: Record<string, number>
}

declare global {
  /** Only in builds for the emulators: what the bench prints. */
  var __reads: Reads | undefined
}

const reads: Reads = { total: 0, byLabel: {} }

/** How many document reads an aggregation is billed as. */
export const aggregationReads = (counted: number): number => Math.max(1, Math.ceil(counted / 1000))

/** Notes that `n` documents were read for `label`; a query without results is billed as one. */
export function countReads(n: number, label: string): void {
  reads.total += n
  reads.byLabel[label] = (reads.byLabel[label] ?? 0) + n
  if (emulatorPorts()) globalThis.__reads = reads
}

/** Documents read so far. */
export const readCount = (): number => reads.total
