import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What each module imports at once, and not only when it is needed; what Node brings along weighs nothing. */
let graph: Record<string, string[]> = {}
/** Own modules that are loaded when they are needed. */
let handlers: string[] = []
beforeAll(async () => {
  const { metafile } = await esbuild.build({
    entryPoints: [here('index.ts')],
    bundle: true,
    splitting: true,
    outdir: here('../lib'),
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  handlers = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import'))
    .flatMap(({ path }) => /^functions\/src\/(.+)\.ts$/.exec(path)?.[1] ?? [])
  graph = Object.fromEntries(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports
        .filter(({ kind, path: to }) => kind === 'import-statement' && !to.startsWith('node:'))
        .map((one) => one.path),
    ]),
  )
})

/** What an instance loads that runs this handler: own modules, and packages by their names. */
function loadedBy(handler: string) {
  const seen = new Set<string>()
  const waiting = ['functions/src/index.ts', `functions/src/${handler}.ts`]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    waiting.push(...(graph[path] ?? []))
  }
  const all = [...seen]
  return {
    all,
    own: all.filter((path) => path in graph).length,
    packages: all.filter((path) => !(path in graph)).map((path) => path.split('/', 2).join('/')),
  }
}

/** What documents, mails and second factors need, and nothing else does. */
const OTHERS = ['bidi-js', 'fontkit', 'pdfmake', 'nodemailer', 'otpauth', '@simplewebauthn/server']

const othersOf = (handler: string): string[] =>
  OTHERS.filter((name) => loadedBy(handler).packages.includes(name))

describe('an instance that starts', () => {
  // A tenth more than they are.
  it.each([
    ['orders/get-order', 199],
    ['lookup/get-answer-state', 275],
    ['limits/get-pass', 245],
  ])('OPS-10 loads for %s no library of others, and few modules', (handler, most) => {
    expect(othersOf(handler)).toEqual([])
    expect(loadedBy(handler).own).toBeLessThanOrEqual(most)
  })

  it.each([
    ['pdf/generate-pdf', ['bidi-js']],
    ['factor/own', ['otpauth']],
  ])('OPS-10 loads for %s what it needs itself', (handler, needed) => {
    expect(othersOf(handler)).toEqual(needed)
  })

  it('LOGIC-04 KIND-11 has for every function what works out rules and kinds, where it reads a form', () => {
    const reading = ['src/domain/answering/logic.ts', 'src/domain/question-types/index.ts']
    const lacking = handlers.filter((handler) => {
      const { all } = loadedBy(handler)
      return reading.some((path) => all.includes(path)) && !all.includes('functions/src/platform/decode.ts')
    })
    expect(lacking).toEqual([])
    expect(handlers.length).toBeGreaterThan(60)
  })
})
