import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'
import { flatten } from './locale-faults'

/** Words that tell people to look after their own network. */
const BLAME = /(revise|compruebe|verifique)[^.]*conexi/iu

it('ANS-14 only what is said without network tells people to look after their connection', () => {
  const folder = `${ROOT}locales/es`
  const blaming = readdirSync(folder).flatMap((file) =>
    [...flatten(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))]
      .filter(([, words]) => BLAME.test(words))
      .map(([key]) => `${file} ${key}`),
  )
  expect(blaming.filter((key) => !/\.offline/u.test(key))).toEqual([])
  expect(blaming.length).toBeGreaterThan(0)
})
