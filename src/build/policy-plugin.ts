import { readFileSync } from 'node:fs'
import { loadEnv, type Plugin } from 'vite'
import { withPolicies } from './policy.ts'
import { ROOT } from './root.ts'

/** Fails a build for a project whose own hosts the policies of firebase.json do not name: its pages would reach nothing. */
export function policyPlugin(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    configResolved({ env, mode }) {
      // The local stack lets pages reach all of this machine.
      if (env.VITE_EMULATORS || !env.VITE_FIREBASE_PROJECT_ID) return
      const config = readFileSync(`${ROOT}firebase.json`, 'utf8')
      if (withPolicies(config, loadEnv(mode, ROOT, '')) === config) return
      throw new Error('The policies of firebase.json are not those of the settings: run `npm run policy`.')
    },
  }
}
