import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { COMPILED_CODE } from './compiled'
import type { EmulatorJars } from './emulators'
import type { Java } from './java'
import { noteEmulators } from './left-over'
import { descendants, killAll } from './processes'
import { PROJECT_ID } from './ports'
import { StackProblem } from './problem'
import type { Workspace } from './workspace'

export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
const START_LIMIT_MS = 240_000
/** How often it is noted which processes the emulators are, while they start. */
const NOTE_EVERY_MS = 2000
const STOP_LIMIT_MS = 60_000
// Room for new objects: a program that handles requests then collects them less often than by default.
const NEW_SPACE = '--max-semi-space-size=64'
const JVM_OPTIONS = [
  '-XX:+IgnoreUnrecognizedVMOptions',
  // Firestore's JVM takes a quarter of the machine when nobody says otherwise.
  '-Xmx2g',
  // One collector that stops for moments, instead of one that runs beside on cores that tests need.
  '-XX:+UseSerialGC',
  // Emulators live for minutes, and compiling was nearly half of their work: each method is compiled once, and not again for speed.
  '-XX:TieredStopAtLevel=1',
]

export interface Suite {
  /** Resolves once, when the emulators have ended for whatever reason. */
  ended: Promise<void>
  /** Ends them; data is exported on the way when they were started to keep it. */
  stop(): Promise<void>
}

export interface SuiteOptions {
  java: Java
  jars: EmulatorJars
  workspace: Workspace
  only: string
  /** Import what is kept and export it again at the end. */
  keepData: boolean
  /** Gives up starting when aborted. */
  signal?: AbortSignal | undefined
  onLine?: ((line: string) => void) | undefined
}

function environment({ java, jars, workspace }: SuiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...COMPILED_CODE,
    JAVA_HOME: java.home,
    PATH: `${java.home}/bin:${process.env.PATH ?? ''}`,
    JAVA_TOOL_OPTIONS: [process.env.JAVA_TOOL_OPTIONS ?? [], JVM_OPTIONS].flat().join(' '),
    TMPDIR: workspace.tmp,
    XDG_CONFIG_HOME: `${workspace.folder}/config`,
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds; the ten that it gives by itself are not enough on a busy machine, and then no function is there at all.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Each call that runs at once has a process of its own; fifty of them, its own choice, stall a small machine.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    // Nobody waits for documents of an emulator to rest.
    WRITE_PAUSE_MS: process.env.WRITE_PAUSE_MS ?? '100',
    ...(jars.firestore ? { FIRESTORE_EMULATOR_BINARY_PATH: jars.firestore } : {}),
    ...(jars.storageRules ? { STORAGE_EMULATOR_BINARY_PATH: jars.storageRules } : {}),
  }
}

/** Whether an earlier stop left data to start from. */
export function hasKeptData({ data }: Pick<Workspace, 'data'>): boolean {
  return existsSync(`${data}/firebase-export-metadata.json`)
}

function commandLine({ workspace, only, keepData }: SuiteOptions): string[] {
  const command = [FIREBASE_CLI, 'emulators:start', '--project', PROJECT_ID, '--config', workspace.config]
  if (keepData && hasKeptData(workspace)) command.push('--import', workspace.data)
  if (keepData) command.push('--export-on-exit', workspace.data)
  return [...command, '--only', only]
}

function whenReady(child: ChildProcess, options: SuiteOptions): Promise<void> {
  const { log } = options.workspace
  const file = createWriteStream(log)
  let timer: NodeJS.Timeout | undefined
  return new Promise<void>((resolve, reject) => {
    const late = `The emulators did not start in ${START_LIMIT_MS / 1000} s: see ${log}.`
    timer = setTimeout(() => reject(new StackProblem(late)), START_LIMIT_MS)
    const onLine = (line: string) => {
      if (line.includes('All emulators ready')) resolve()
      options.onLine?.(line)
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      stream.on('data', (data: Buffer) => file.write(data))
      createInterface({ input: stream }).on('line', onLine)
    }
    options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
    child.once('exit', (code) =>
      reject(new StackProblem(`The emulators ended with code ${code} while starting: see ${log}.`)),
    )
  }).finally(() => clearTimeout(timer))
}

/**
 * Starts the emulators and waits until they answer.
 * @throws StackProblem when they end or stall on the way; nothing is left running then.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  // In a process group of its own: Ctrl-C in the terminal reaches us alone, and we stop it once and in order.
  const child = spawn(process.execPath, [NEW_SPACE, ...commandLine(options)], {
    cwd: options.workspace.folder,
    env: environment(options),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // Programs that run tests end at a signal without waiting for anything.
  const endWithUs = () => killAll(child.pid === undefined ? [] : [...descendants(child.pid), child.pid])
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const family = descendants(child.pid)
    child.kill('SIGINT')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), STOP_LIMIT_MS)))
    if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL')
    clearTimeout(timer)
    killAll(family)
  }
  const note = () => child.pid !== undefined && noteEmulators(options.workspace.folder, child.pid)
  // They are begun one after the other.
  const noting = setInterval(note, NOTE_EVERY_MS)
  try {
    await whenReady(child, options)
    note()
  } catch (problem) {
    await stop()
    throw problem
  } finally {
    clearInterval(noting)
  }
  return { ended, stop }
}
