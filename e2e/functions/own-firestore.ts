import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { claimFreePorts, type Claim } from '../stack/claim'
import { findJava } from '../stack/java'
import { firestoreJar } from '../stack/local-emulators'
import { thisMachine } from '../stack/machine'
import { HOST, PROJECT_ID, ROOT, stackPorts } from '../stack/ports'

const READY = 'Dev App Server is now running'

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The emulator ended with ${code} while starting.`)))
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => line.includes(READY) && resolve())
  })
}

/** A Firestore emulator of one test's own, with the product's rules, that may be killed at any moment. */
export class OwnFirestore {
  readonly #folder = mkdtempSync(join(tmpdir(), 'muniformularios-'))
  #exports = 0
  #kept: string | null = null
  #running: ChildProcess | null = null

  private constructor(readonly claim: Claim) {}

  get port(): number {
    return stackPorts(this.claim.offset).firestore
  }

  static async start(): Promise<OwnFirestore> {
    const own = new OwnFirestore(await claimFreePorts())
    await own.start()
    return own
  }

  /** Starts it on its port, with what was kept last. */
  async start(): Promise<void> {
    const java = findJava(thisMachine)
    const { firestoreWebsocket: websocket } = stackPorts(this.claim.offset)
    const ports = ['--host', HOST, '--port', String(this.port), '--websocket_port', String(websocket)]
    const rules = ['--project_id', PROJECT_ID, '--rules', `${ROOT}firestore.rules`]
    const kept = this.#kept === null ? [] : ['--seed_from_export', this.#kept]
    const program = ['-Duser.language=en', '-XX:TieredStopAtLevel=1', '-jar', firestoreJar(java)]
    const child = spawn(`${java.home}/bin/java`, [...program, ...ports, ...rules, ...kept], {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running = child
    await untilReady(child)
  }

  /** Keeps what it has now for the next start, as a disk would. */
  async keep(): Promise<void> {
    this.#exports += 1
    const name = `kept-${this.#exports}`
    const body = JSON.stringify({
      database: `projects/${PROJECT_ID}/databases/(default)`,
      export_directory: this.#folder,
      export_name: name,
    })
    const address = `http://${HOST}:${this.port}/emulator/v1/projects/${PROJECT_ID}:export`
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(address, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`The emulator keeps nothing: ${await response.text()}`)
    const folder = join(this.#folder, name)
    const metadata = readdirSync(folder).find((file) => file.endsWith('overall_export_metadata'))
    this.#kept = join(folder, metadata ?? '')
  }

  /** Ends it at once, without a word to whom it was talking to. */
  async kill(): Promise<void> {
    const child = this.#running
    this.#running = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill('SIGKILL')
    await ended
  }

  async forget(): Promise<void> {
    await this.kill()
    await this.claim.release()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
