import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { COMPILED_CODE } from '../stack/compiled'
import { ROOT } from '../stack/ports'

const running = new Set<ChildProcess>()

/** Starts Node in the checkout; {@link interrupt} ends it. */
function start(args: string[], env: Record<string, string>, output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...COMPILED_CODE, ...env },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))

/** Runs a package's program with its output on the terminal; gives its exit code. */
export function run(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return exitCode(start([`${ROOT}node_modules/${script}`, ...args], env, 'inherit'))
}

/** Runs a program of ours, and hands over what it says line by line; gives its exit code. */
export function listen(script: string, args: string[], onLine: (line: string) => void): Promise<number> {
  const child = start(['--import', 'tsx', `${ROOT}${script}`, ...args], {}, 'pipe')
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', onLine)
  return exitCode(child)
}

/** Ends the programs that are running, if any. */
export function interrupt(): void {
  for (const child of running) child.kill('SIGTERM')
}
