import type { Machine } from './machine'

interface Parts {
  env?: Record<string, string>
  /** Every file that exists. */
  files?: string[]
  /** What `<home>/bin/java -version` prints, by home. */
  javas?: Record<string, string>
  /** Exit code and output of any other program. */
  run?: Machine['run']
}

/** A computer of which only what is named exists; nothing is executed. */
export function fakeMachine({ env = {}, files = [], javas = {}, run }: Parts): Machine {
  const all = [...files, ...Object.keys(javas).map((home) => `${home}/bin/java`)]
  return {
    env,
    home: '/home/ana',
    exists: (path) => all.some((file) => file === path || file.startsWith(`${path}/`)),
    list: (folder) => [
      ...new Set(
        all
          .filter((file) => file.startsWith(`${folder}/`))
          .flatMap((file) =>
            file
              .slice(folder.length + 1)
              .split('/')
              .slice(0, 1),
          ),
      ),
    ],
    real: (path) => path,
    run(program, args, extra) {
      const version = javas[program.replace(/\/bin\/java$/, '')]
      if (version !== undefined) return { code: 0, output: version }
      return run?.(program, args, extra) ?? { code: null, output: '' }
    },
  }
}
