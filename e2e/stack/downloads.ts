import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Machine } from './machine'
import { FIREBASE_CLI } from './suite'

const entry = z.object({ downloadPathRelativeToCacheDir: z.string() })
const info = z.object({ firestore: entry, storage: entry })

/** The names under which this firebase-tools keeps its downloads. */
export function cachedEmulators(): { firestore: string; storage: string } {
  const file = `${dirname(dirname(FIREBASE_CLI))}/emulator/downloadableEmulatorInfo.json`
  const { firestore, storage } = info.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    firestore: firestore.downloadPathRelativeToCacheDir,
    storage: storage.downloadPathRelativeToCacheDir,
  }
}

/** Lets firebase-tools fetch an emulator from Google's storage; false when that fails. */
export function downloadEmulator(machine: Machine, emulator: 'firestore' | 'storage'): boolean {
  return machine.run(process.execPath, [FIREBASE_CLI, `setup:emulators:${emulator}`]).code === 0
}
