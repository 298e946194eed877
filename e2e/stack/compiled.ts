import { fileURLToPath } from 'node:url'

/** Where programs keep what they compiled for those that load the same: dozens of processes load the same libraries. */
export const COMPILED_CODE = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
}
