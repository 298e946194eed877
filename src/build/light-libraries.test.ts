import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { LIGHT, without } from './light-libraries'
import { ROOT } from './root'

const i18nextSchema = z.custom<typeof createInstance>((made) => typeof made === 'function')

/** What a library exports that is built without what nobody calls. */
async function light(file: keyof typeof LIGHT): Promise<object> {
  const code = without(LIGHT[file], readFileSync(`${ROOT}node_modules/${file}`, 'utf8')) ?? ''
  return { ...Object(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }
}

it('the library of texts comes without what nobody calls, and speaks as before', async () => {
  const made = z
    .looseObject({ createInstance: i18nextSchema })
    .parse(await light('i18next/dist/esm/i18next.js'))
  const said = async (create: typeof createInstance): Promise<[string, string[]]> => {
    const i18n = create()
    const es = { loading_one: '{{count}} vez', loading_other: '{{count}} veces' }
    await i18n.init({ lng: 'es', resources: { es: { translation: es } } })
    return [`${i18n.t('loading', { count: 1 })}, ${i18n.t('loading', { count: 3 })}`, Object.keys(i18n)]
  }
  const [words, can] = await said(made.createInstance)
  const [wholeWords, couldWhole] = await said(createInstance)
  expect(words).toBe(wholeWords)
  expect(couldWhole.filter((name) => !can.includes(name))).toEqual(['dir', 'cloneInstance'])
})

it('a library that is written another way is not taken for a light one', () => {
  expect(
    without(LIGHT['i18next/dist/esm/i18next.js'], 'dir = (lng) => lng;\ncloneInstance() {\n}'),
  ).toBeNull()
})
