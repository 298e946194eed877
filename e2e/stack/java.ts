import { dirname } from 'node:path'
import { onPath, type Machine } from './machine'
import { StackProblem } from './problem'

/** firebase-tools 15 refuses anything older. */
const MIN_JAVA = 21

export interface Java {
  /** JAVA_HOME of the runtime. */
  home: string
  major: number
}

function candidates(machine: Machine): string[] {
  const path = onPath(machine, 'java')
  const installed = ['/usr/lib/jvm', `${machine.home}/.sdkman/candidates/java`].flatMap((folder) =>
    machine.list(folder).map((name) => `${folder}/${name}`),
  )
  const mac = machine
    .list('/Library/Java/JavaVirtualMachines')
    .map((name) => `/Library/Java/JavaVirtualMachines/${name}/Contents/Home`)
  return [machine.env.JAVA_HOME, path && dirname(dirname(path)), ...installed, ...mac].filter(
    (home): home is string => Boolean(home) && machine.exists(`${home}/bin/java`),
  )
}

/** The major number in the output of `java -version`; 0 when there is none, 8 for `1.8.0`. */
export function majorVersion(output: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? []
  return Number(first === '1' ? second : first) || 0
}

/**
 * The first Java of at least {@link MIN_JAVA}: JAVA_HOME, then PATH, then the usual folders.
 * @throws StackProblem when there is none, or only older ones.
 */
export function findJava(machine: Machine): Java {
  const homes = [...new Set(candidates(machine))]
  const versions: number[] = []
  for (const home of homes) {
    const major = majorVersion(machine.run(`${home}/bin/java`, ['-version']).output)
    if (major >= MIN_JAVA) return { home, major }
    versions.push(major)
  }
  const advice = `install a JDK ${MIN_JAVA} or newer (Debian: apt-get install openjdk-${MIN_JAVA}-jdk-headless; others: https://adoptium.net) or point JAVA_HOME at one.`
  if (versions.length === 0) throw new StackProblem(`Java is missing: ${advice}`)
  throw new StackProblem(`Java ${Math.max(...versions)} is too old for the Firebase emulators: ${advice}`)
}
