/** What the operator's commands have in common: which installation is meant, and how they end. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { OperatorProblem } from './src/platform/operator-problem'

/** Options of every command. */
export const INSTALLATION = {
  project: { type: 'string' },
  emulator: { type: 'string' },
} as const

/** Options of commands that look at an installation. */
export const EXAMINATION = {
  ...INSTALLATION,
  settings: { type: 'string' },
  bucket: { type: 'string' },
  dns: { type: 'string' },
  dkim: { type: 'string' },
} as const

interface Ports {
  emulators: Record<'auth' | 'firestore' | 'functions' | 'storage', { port: number }>
}

function emulatorPorts(): Ports['emulators'] {
  const file = fileURLToPath(new URL('../firebase.json', import.meta.url))
  const { emulators }: Ports = JSON.parse(readFileSync(file, 'utf8'))
  return emulators
}

/** Whether somebody listens there. */
function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/**
 * Has the libraries go to a project: in the cloud with Google's credentials, or on the emulators of which the store's is
 * named. The others of a local stack stand beside it, as firebase.json has them.
 */
export function chooseInstallation(project: string, emulator: string | undefined): void {
  process.env.GCLOUD_PROJECT = project
  if (emulator === undefined) return
  const { auth, firestore, storage } = emulatorPorts()
  const [host = '', port = ''] = emulator.split(':')
  const shift = Number(port) - firestore.port
  process.env.FIRESTORE_EMULATOR_HOST = emulator
  // Nobody here tells whose credentials these are; who asks waits, and is warned.
  process.env.METADATA_SERVER_DETECTION ??= 'none'
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `${host}:${auth.port + shift}`
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `${host}:${storage.port + shift}`
}

/** Whether functions run that hear of what is written: in the cloud they may, beside an emulator one can see. */
export async function areFunctionsUp(emulator: string | undefined): Promise<boolean> {
  if (emulator === undefined) return true
  const { functions, firestore } = emulatorPorts()
  const [host = '', port = ''] = emulator.split(':')
  return isTaken(host, functions.port + Number(port) - firestore.port)
}

/** Aborted by the first Ctrl-C; the second one ends the program as ever. */
export function untilStopped(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () =>
      stopping.abort(new OperatorProblem('Stopped; the same command goes on from here.')),
    )
  return stopping.signal
}

/** Runs a command; what somebody can put right is one sentence. */
export async function run(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1
  } catch (problem) {
    console.error(problem instanceof OperatorProblem ? problem.message : problem)
    process.exitCode = 1
  }
}
