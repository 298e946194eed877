import type { Plugin } from 'vite'

const WANTED = 'firebase/auth'
const SDK = /\/node_modules\/(firebase\/auth|@firebase\/auth)\//
/** What opens the provider's page, and what asks for passwords. */
const FOR = /\/src\/data\/staff\/(single-sign-on|password-account)\.ts$/
/** Makes another module of the same file. */
const OWN_COPY = '?own-copy'
/** Where the SDK says that it keeps the accounts of an app. */
const REGISTERS = /^registerAuth\(.*\);$/gm

/**
 * The copy of a file of the SDK: it registers nothing, so that accounts are kept by the first copy alone.
 * @returns null for a file that does not register
 */
export function withoutRegistering(code: string): string | null {
  const lines = code.match(REGISTERS) ?? []
  if (lines.length > 1) throw new Error('The SDK of sign-in registers more than once.')
  return lines.length === 0 ? null : code.replace(REGISTERS, '')
}

/**
 * What signs staff in has a copy of the SDK of sign-in of its own. The SDK is one module, of which a bundler keeps
 * together whatever anybody needs: what opens a provider's page and what passwords take would be loaded by strangers
 * too, 4.9 kB of each visit. Only functions are there twice; the accounts are those of the one service that
 * `src/data/auth.ts` makes (decision 057).
 */
export function ownCopyPlugin(): Plugin {
  let isApart = false
  return {
    name: 'own-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isWithin = importer?.endsWith(OWN_COPY) === true
      if (!importer || !(isWithin || (source === WANTED && FOR.test(importer)))) return null
      const from = isWithin ? importer.slice(0, -OWN_COPY.length) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      return found && SDK.test(found.id) ? { ...found, id: found.id + OWN_COPY } : found
    },
    transform(code, id) {
      if (!id.endsWith(OWN_COPY)) return null
      const own = withoutRegistering(code)
      if (own === null) return null
      isApart = true
      return { code: own, map: null }
    },
    buildEnd(error) {
      const isWanted = [...this.getModuleIds()].some((id) => FOR.test(id))
      if (!error && isWanted && !isApart) this.error('What signs staff in has no copy of the SDK.')
    },
  }
}
