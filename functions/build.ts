import { readFileSync, writeFileSync, existsSync, mkdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OUT = here('lib/index.js')

function declared(): Set<string> {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(here('package.json'), 'utf8'),
  )
  return new Set(Object.keys(manifest.dependencies ?? {}))
}

/** `firebase-admin/auth` → `firebase-admin`, `@scope/name/x` → `@scope/name` */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Node cannot load its modules as they are published: they are bundled. */
const BUNDLED = ['stdnum']

/** What a deployed function would not find at run time fails the build here. */
const onlyDeclaredExternals: esbuild.Plugin = {
  name: 'only-declared-externals',
  setup(build) {
    let allowed = declared()
    build.onStart(() => {
      allowed = declared()
    })
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || isBuiltin(path)) return undefined
      if (BUNDLED.includes(packageOf(path))) return undefined
      if (allowed.has(packageOf(path))) return { path, external: true }
      return { errors: [{ text: `"${path}" is not in functions/package.json (imported by ${importer})` }] }
    })
  },
}

/** An unchanged file keeps its time stamp, so that running emulators do not reload for nothing. */
const writeWhenChanged: esbuild.Plugin = {
  name: 'write-when-changed',
  setup(build) {
    build.onEnd(({ outputFiles = [] }) => {
      for (const { path, text } of outputFiles) {
        if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
    })
  },
}

const OPTIONS: esbuild.BuildOptions = {
  entryPoints: [here('src/index.ts')],
  outfile: OUT,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [onlyDeclaredExternals, writeWhenChanged],
}

/** Bundles functions/src and the domain into functions/lib/index.js; rejects when an import is undeclared. */
export async function buildFunctions(): Promise<void> {
  await esbuild.build(OPTIONS)
}

/** Builds again on every change until the returned function is called. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const context = await esbuild.context(OPTIONS)
  await context.watch()
  return () => context.dispose()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildFunctions().catch(() => process.exit(1))
}
