import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(\.[^']+)'|import\(\s*'(\.[^']+)'/g

const sources = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path),
  )

/** The folder of a path directly below the root, or the folder whose index is meant; null for what lies in none. */
const folderOf = (root: string, path: string): string | null => {
  const [folder = '', ...below] = path.split('/')
  return folder !== '..' && (below.length > 0 || existsSync(join(root, folder, 'index.ts'))) ? folder : null
}

/** What each folder imports, and one import of it. */
function arrows(root: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const path of sources(root)) {
    const from = folderOf(root, path)
    for (const [, named, loaded] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const target = relative(root, join(root, dirname(path), named ?? loaded ?? ''))
      const to = folderOf(root, target)
      if (from === null || to === null || to === from) continue
      const known = found.get(from) ?? new Map<string, string>()
      found.set(from, known.set(to, `${path} imports ${target}`))
    }
  }
  return found
}

/** Folders that lead back to themselves, each with the folders on the way. */
function circlesIn(graph: ReturnType<typeof arrows>): string[] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>()
    const open = [from]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const to of graph.get(next)?.keys() ?? [])
        if (!seen.has(to)) {
          seen.add(to)
          open.push(to)
        }
    return seen
  }
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(folder)]))
  return [...graph].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => reached.get(to)?.has(from)).map(([, example]) => example),
  )
}

it('folders of the functions import each other in no circle', () => {
  expect(circlesIn(arrows('functions/src'))).toEqual([])
})

it('folders of the domain import only those that stand above them in the table of its README', () => {
  const readme = readFileSync('src/domain/README.md', 'utf8')
  const order = Array.from(readme.matchAll(/^\| `([a-z-]+)\/`/gm), ([, folder = '']) => folder)
  const folders = readdirSync('src/domain', { withFileTypes: true }).filter((one) => one.isDirectory())
  expect([...order].sort()).toEqual(folders.map(({ name }) => name).sort())
  const up = [...arrows('src/domain')].flatMap(([from, targets]) =>
    [...targets].filter(([to]) => order.indexOf(to) > order.indexOf(from)).map(([, example]) => example),
  )
  expect(up).toEqual([])
})

it('what lies below a folder counts as that folder', () => {
  expect(arrows('src/domain').get('transfer')?.get('form')).toMatch(/^transfer\/.+\/.+ imports form\//)
})

it('who imports the index of a folder imports that folder', () => {
  expect(arrows('src/domain').get('assignment')?.get('question-types')).toMatch(/ imports question-types$/)
})
