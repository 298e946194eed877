import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../stack/ports'
import { flatten } from './locale-faults'

/** Said word for word as the specification says it (§1.8). */
const AS_SPECIFIED = /^Ocurrió un error al obtener la Áreas de MuniCore/u

it('INC-01 the management system has one name wherever people read of it', () => {
  const otherwise = readdirSync(`${ROOT}locales`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...flatten(JSON.parse(readFileSync(`${ROOT}locales/${file}`, 'utf8')))])
    .filter(([, words]) => words.includes('MuniCore') && !AS_SPECIFIED.test(words))
  expect(otherwise).toEqual([])
})
