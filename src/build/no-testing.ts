import type { Plugin } from 'vite'
import { ROOT } from './root.ts'

const TESTING = /\/src\/(.+\/)?testing\//

/** The sentences that say what of the tests, or of the gallery, is among the modules of a build. */
export const testingFaults = (modules: Iterable<string>): string[] =>
  [...modules]
    .filter((id) => TESTING.test(id))
    .map((id) => `The app has ${id.replace(ROOT, '')}, which is for tests and the gallery alone.`)

/** Fails the build when helpers of tests, or the gallery, which only `npm run dev` serves, are in it. */
export function noTestingPlugin(): Plugin {
  return {
    name: 'no-testing',
    apply: 'build',
    generateBundle() {
      const faults = testingFaults(this.getModuleIds())
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  }
}
