import type { Plugin } from 'vite'
import { publicChunks } from './public-bundle.ts'

/**
 * Tells Chromium to compile a script whole while it loads, beside the page, and not function by function when each is
 * first called, with the page waiting. Other browsers read a comment.
 */
export const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks what the public form loads: a phone comes to it once, with nothing compiled. Staff's pages gain nothing: they
 * load much that they do not call at once.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own lines at the top, where these words have to stand.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of publicChunks(bundle)) chunk.code = COMPILE_WHOLE + chunk.code
      },
    },
  }
}
