/** What the operator's commands have in common: which installation is meant, and how they end. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { errorCode } from '../src/domain/error-code'
import { credentialsFault } from './src/doctor/google'
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

/** What somebody typed; ends the program with what may be typed where it is something else. */
export function typedWords<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (problem) {
    const [what] = String(problem instanceof Error ? problem.message : problem).split('. ')
    console.error(`${what}. It is:\n${usage}`)
    process.exit(1)
  }
}

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

/**
 * {@link chooseInstallation}, and looks whether it can be asked at all.
 * @throws OperatorProblem where nobody would answer
 */
export async function reachInstallation(project: string, emulator: string | undefined): Promise<void> {
  chooseInstallation(project, emulator)
  if (emulator !== undefined) {
    const [, host, port] = /^([^:]+):(\d{1,5})$/.exec(emulator) ?? []
    if (host === undefined || !(await isTaken(host, Number(port))))
      throw new OperatorProblem(
        `Nothing answers at ${emulator}: --emulator names host and port of a store that runs, as 127.0.0.1:8080 after \`npm start\`.`,
      )
  } else if (!process.env.FIRESTORE_EMULATOR_HOST) {
    const fault = await credentialsFault()
    if (fault !== null)
      throw new OperatorProblem(
        `Google's credentials cannot be used (${fault}): \`gcloud auth application-default login\` gives them, or GOOGLE_APPLICATION_CREDENTIALS names the file of a service account.`,
      )
  }
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

/** Whether the message says it all: what the machine, the network or Google's interface refuses. */
function saysItself(problem: unknown): problem is Error {
  if (problem instanceof OperatorProblem) return true
  const code = errorCode(problem)
  return problem instanceof Error && (typeof code === 'number' || /^E[A-Z]+$/.test(String(code)))
}

/** Runs a command; what somebody can put right is one sentence. */
export async function run(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1
  } catch (problem) {
    console.error(saysItself(problem) ? problem.message : problem)
    process.exitCode = 1
  }
}
