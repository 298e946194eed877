import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROLES } from '../../src/domain/user/roles'
import { ROOT } from '../stack/ports'

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.includes('/testing/')

const codeIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))

/** What a role may do, how roles are called, and nothing else. */
const NAMES_ROLES = /^src\/(domain\/(access\/|user\/roles\.ts$)|lib\/role-names\.ts$)/

const namesARole = (file: string): boolean => {
  const text = readFileSync(`${ROOT}${file}`, 'utf8')
  return ROLES.some((role) => new RegExp(`\\b${role}\\b`).test(text))
}

it('ROLE-01 screens, queries and functions ask abilities and never compare names of roles', () => {
  const others = [...codeIn('src'), ...codeIn('functions/src')].filter((file) => !NAMES_ROLES.test(file))
  expect(others.filter(namesARole)).toEqual([])
})
