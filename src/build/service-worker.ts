import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { SERVICE_WORKER } from '../lib/offline-page.ts'
import { ROOT } from './root.ts'

/**
 * Adds the service worker to what is built. It has a name that never changes and shares no code with the pages, so
 * that a new build does not make a new one; `npm run dev` has none.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const { outputFiles } = await build({
        entryPoints: [`${ROOT}src/app/offline/service-worker.ts`],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { 'import.meta.env.PROD': 'true' },
        write: false,
      })
      for (const { contents } of outputFiles) {
        this.emitFile({ type: 'asset', fileName: SERVICE_WORKER, source: contents })
      }
    },
  }
}
