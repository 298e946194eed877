import { spawn, type ChildProcess } from 'node:child_process'
import { ROOT } from '../stack/ports'

let running: ChildProcess | undefined

/** Runs a package's program with its output on the terminal; gives its exit code. */
export function run(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    running = spawn(process.execPath, [`${ROOT}node_modules/${script}`, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    running.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Ends the program that is running, if any. */
export function interrupt(): void {
  running?.kill('SIGTERM')
}
