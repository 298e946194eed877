import { freemem } from 'node:os'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { warmSignIn } from './warm-sign-in'

/** Below it, in bytes, a machine begins to swap when a browser and a few more programs start. */
const LITTLE = 8 * 1024 ** 3

/**
 * The functions emulator keeps a program of 130 MB for each function that was ever called, about a hundred by the last
 * journey. Where memory gets short they are ended, which turning triggers off does; those that are needed begin anew.
 */
export async function makeRoom(): Promise<void> {
  if (freemem() > LITTLE) return
  await withoutTriggers(() => Promise.resolve())
  await warmSignIn()
}
