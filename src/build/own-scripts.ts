import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { SERVICE_WORKER } from '../lib/offline-page.ts'
import { ROOT } from './root.ts'

/** Programs with a name that never changes, by that name: what loads them is no page of this build. */
const SCRIPTS: Record<string, string> = {
  [SERVICE_WORKER]: 'src/app/offline/service-worker.ts',
  // Of the page that the server makes (REACH-02).
  'catalogo.js': 'src/app/catalogue/catalogue.ts',
  // Of websites that show a form in a frame, and of the form there (REACH-03).
  'marco.js': 'src/app/framed/around.ts',
  'marco-dentro.js': 'src/app/framed/framed.ts',
}

/** One of them as it is sent, not compressed. */
export async function ownScript(fileName: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [`${ROOT}${SCRIPTS[fileName] ?? ''}`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'import.meta.env.PROD': 'true' },
    write: false,
  })
  const [script] = outputFiles
  if (!script) throw new Error(`${fileName} is not there.`)
  return script.contents
}

/**
 * Adds to what is built the service worker and the programs of pages that the server makes. They share no code with the
 * app, so that a new build does not make new ones of them; `npm run dev` has none.
 */
export function ownScriptsPlugin(): Plugin {
  return {
    name: 'own-scripts',
    apply: 'build',
    async generateBundle() {
      for (const fileName of Object.keys(SCRIPTS))
        this.emitFile({ type: 'asset', fileName, source: await ownScript(fileName) })
    },
  }
}
