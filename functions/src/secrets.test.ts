import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { SECRETS } from './doctor/cloud'

const INDEX = fileURLToPath(new URL('index.ts', import.meta.url))
const source = [INDEX, fileURLToPath(new URL('event-triggers.ts', import.meta.url))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** What each function is made of: the module of its handler, and the secrets that it declares. */
const FUNCTIONS = [
  ...source.matchAll(
    /export const \{? ?(\w+) ?\}? = (?:on\w+)\(([\s\S]*?import\('\.\/(.+?)'\)[\s\S]*?)\n?\)\n/g,
  ),
].map(([, name = '', made = '', module = '']) => ({
  name,
  module,
  declared: SECRETS.filter((secret) => made.includes(secret)),
}))

/** Modules by the modules that they import, types aside. */
let graph: Record<string, string[]> = {}
beforeAll(async () => {
  const { metafile } = await esbuild.build({
    entryPoints: [INDEX],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  graph = Object.fromEntries(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [path, imports.map((one) => one.path)]),
  )
})

function reached(from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const next of graph[from] ?? []) reached(next, seen)
  return seen
}

const secretsOf = (module: string): string[] => {
  const files = [...reached(`functions/src/${module}.ts`)].filter(
    (path) => path.startsWith('functions/src/') && !path.endsWith('platform/params.ts'),
  )
  const texts = files.map((path) => readFileSync(path, 'utf8'))
  return SECRETS.filter((secret) => texts.some((text) => text.includes(secret)))
}

it('INC-01 PDF-01 each function gets the secrets that its code reaches, and no other', () => {
  expect(FUNCTIONS.length).toBeGreaterThan(90)
  const reachedBy = FUNCTIONS.map(({ name, module }) => [name, module, secretsOf(module)])
  expect(reachedBy).toEqual(FUNCTIONS.map(({ name, module, declared }) => [name, module, declared]))
})
