import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** What reads formulas, and needs what they call: forms that are answered load that first. */
const READS_FORMULAS = ['logic/compile', 'form-logic/graph', 'form-logic/logic'].map(
  (name) => `src/domain/${name}.ts`,
)
const EVERY_PART = 'src/domain/form-logic/every-part.ts'

/** Modules that are imported when the file is, types apart. */
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path)
const files = ['src', 'functions/src'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter(isSource),
)

const importedBy = new Map(
  files.map((path) => [
    path,
    [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, named = '']) => {
      const target = join(dirname(path), named)
      return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter(
        (one) => /\.tsx?$/.test(one) && existsSync(one),
      )
    }),
  ]),
)

function reachedFrom(path: string): Set<string> {
  const reached = new Set([path])
  for (const one of reached) for (const next of importedBy.get(one) ?? []) reached.add(next)
  return reached
}

it('LOGIC-14 whoever reads formulas beside what forms load brings every part of it', () => {
  const readers = files.filter(
    (path) =>
      !READS_FORMULAS.includes(path) &&
      importedBy.get(path)?.some((imported) => READS_FORMULAS.includes(imported)),
  )
  expect(readers).toContain('functions/src/platform/decode.ts')
  expect(readers.filter((path) => !reachedFrom(path).has(EVERY_PART))).toEqual([])
})

it('LOGIC-09 the preview answers forms whose rules are not mended yet, and brings every part of it', () => {
  expect(reachedFrom('src/features/answering/preview/use-previewed.ts')).toContain(EVERY_PART)
})
