import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as storePaths from '../../src/domain/store-paths'
import { ROOT } from './ports'

const textOf = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8')
const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(`${ROOT}${path}`))

/** Names of settings that functions declare. */
const settings = (): string[] =>
  tracked('functions/src/*.ts').flatMap((path) =>
    [...textOf(path).matchAll(/define(?:Int|String|Boolean|Secret)\('([A-Z_]+)'/g)].map(
      ([, name = '']) => name,
    ),
  )

/** `A_PER_X, _PER_Y` in a table stands for both names. */
const namedIn = (text: string): Set<string> =>
  new Set(
    text.split('\n').flatMap((line) => {
      const names = [...line.matchAll(/`([A-Z_]+)[`=]/g)].map(([, name = '']) => name)
      const [first = ''] = names
      return names.map((name) => (name.startsWith('_') ? first.replace(/_PER_[A-Z]+$/, '') + name : name))
    }),
  )

describe('the documentation', () => {
  it('every setting of the functions is explained to whoever runs the product', () => {
    const named = namedIn(tracked('docs/operate/*.md').map(textOf).join('\n'))
    expect(settings().length).toBeGreaterThan(40)
    expect(settings().filter((name) => !named.has(name))).toEqual([])
  })

  it('every collection of the store stands in the data dictionary', () => {
    const dictionary = textOf('docs/data.md')
    const collections = Object.entries(storePaths).flatMap(([name, value]) =>
      /^[A-Z_]+$/.test(name) && typeof value === 'string' ? [value] : [],
    )
    expect(collections.length).toBeGreaterThan(20)
    expect(collections.filter((name) => !dictionary.includes(name))).toEqual([])
  })

  it.each(tracked('*.md'))('%s links only to files that exist', (page) => {
    const targets = [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => target,
    )
    expect(targets.filter((target) => !existsSync(resolve(ROOT, dirname(page), target)))).toEqual([])
  })
})
