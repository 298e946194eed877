import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'

/** What the resolvers ask of the computer they run on; tests pass another one. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>
  home: string
  exists(path: string): boolean
  /** Names in a folder, [] when there is no such folder. */
  list(folder: string): string[]
  /** The path behind symbolic links. */
  real(path: string): string
  /** Runs a program to its end; `code` is null when it could not be started. */
  run(
    program: string,
    args: string[],
    env?: Readonly<Record<string, string>>,
  ): { code: number | null; output: string }
}

export const thisMachine: Machine = {
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []),
  real: (path) => realpathSync(path),
  run(program, args, env) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    return { code: status, output: `${stdout ?? ''}${stderr ?? ''}` }
  },
}

/** Where `program` is on the PATH, links resolved; undefined when it is not. */
export function onPath(machine: Machine, program: string): string | undefined {
  const found = (machine.env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .map((folder) => `${folder}/${program}`)
    .find((path) => machine.exists(path))
  return found === undefined ? undefined : machine.real(found)
}
