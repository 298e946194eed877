import { readFileSync, writeFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const OUT = here('lib')
const ENTRY = join(OUT, 'index.js')

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

/** Last what names the others: who reloads then finds them. */
const byReference = (one: esbuild.OutputFile, other: esbuild.OutputFile): number =>
  Number(one.path === ENTRY) - Number(other.path === ENTRY)

function removeOthers(kept: ReadonlySet<string>): void {
  for (const file of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (file.isFile() && !kept.has(path)) rmSync(path)
  }
}

/**
 * An unchanged file keeps its time stamp, so that running emulators do not reload for nothing; what an earlier build
 * left is removed, because all of the folder is deployed.
 */
const writeWhenChanged: esbuild.Plugin = {
  name: 'write-when-changed',
  setup(build) {
    build.onEnd(({ outputFiles = [], errors }) => {
      if (errors.length > 0) return
      for (const { path, text } of outputFiles.toSorted(byReference)) {
        if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
      removeOthers(new Set(outputFiles.map(({ path }) => path)))
    })
  },
}

const OPTIONS: esbuild.BuildOptions = {
  entryPoints: [here('src/index.ts')],
  outdir: OUT,
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  // Each function loads the parts that it runs.
  splitting: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Beside the code: who starts reads none of them.
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [onlyDeclaredExternals, writeWhenChanged],
}

/** Bundles functions/src and the domain into functions/lib, index.js and the parts that it loads when they are needed; rejects when an import is undeclared. */
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
