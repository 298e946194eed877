import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Java } from './java'
import type { Machine } from './machine'
import { ROOT } from './ports'
import { StackProblem } from './problem'

const CACHE = `${ROOT}node_modules/.cache/muniformularios`
const RUNTIME_SOURCE = `${ROOT}e2e/stack/java/StorageRulesRuntime.java`
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** Builds the two JARs that firebase-tools starts with `java -jar`; paths of what was built, or found built. */
export interface Launchers {
  firestore(cloudCliJar: string): string
  storageRules(firestoreJar: string): string
}

function jdkTool(java: Java, machine: Machine, name: string): string {
  const path = `${java.home}/bin/${name}`
  if (machine.exists(path)) return path
  throw new StackProblem(
    `${java.home} is a Java runtime without "${name}": install a JDK ${java.major} (not only a JRE) or point JAVA_HOME at one.`,
  )
}

function built(
  machine: Machine,
  name: string,
  key: string,
  make: (folder: string, jar: string) => void,
): string {
  const jar = `${CACHE}/${name}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}.jar`
  if (machine.exists(jar)) return jar
  // Built aside and moved in place: two stacks that start together never see half a JAR.
  const folder = `${CACHE}/${name}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  make(folder, `${folder}/out.jar`)
  renameSync(`${folder}/out.jar`, jar)
  rmSync(folder, { recursive: true, force: true })
  return jar
}

function run(machine: Machine, program: string, args: string[]) {
  const { code, output } = machine.run(program, args)
  if (code !== 0) throw new Error(`${program} failed:\n${output}`)
}

function manifest(folder: string, mainClass: string, classPath: string): string {
  const path = `${folder}/manifest.mf`
  writeFileSync(path, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(classPath).href}\n`)
  return path
}

function identity(jar: string): string {
  const { size, mtimeMs } = statSync(jar)
  return `${jar} ${size} ${mtimeMs}`
}

export function launchers(java: Java, machine: Machine): Launchers {
  return {
    firestore(cloudCliJar) {
      return built(machine, 'firestore-emulator', identity(cloudCliJar), (folder, jar) => {
        run(machine, jdkTool(java, machine, 'jar'), [
          'cfm',
          jar,
          manifest(folder, FIRESTORE_MAIN, cloudCliJar),
        ])
      })
    },
    storageRules(firestoreJar) {
      const source = readFileSync(RUNTIME_SOURCE, 'utf8')
      return built(machine, 'storage-rules-runtime', `${identity(firestoreJar)} ${source}`, (folder, jar) => {
        const classes = `${folder}/classes`
        const options = ['-proc:none', '-nowarn', '--release', '17', '-cp', firestoreJar, '-d', classes]
        run(machine, jdkTool(java, machine, 'javac'), [...options, RUNTIME_SOURCE])
        const mf = manifest(folder, 'StorageRulesRuntime', firestoreJar)
        run(machine, jdkTool(java, machine, 'jar'), ['cfm', jar, mf, '-C', classes, '.'])
      })
    },
  }
}
