import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { IDENTIFIERS } from '../domain/question-types/identifier/numbers'
import { LIGHT, lightLibrariesPlugin, without } from './light-libraries'
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

const NUMBERS = 'src/domain/question-types/identifier/numbers.ts'
const checksSchema = z.object({
  IDENTIFIERS: z.record(
    z.string(),
    z.custom<(compact: string) => boolean>((is) => typeof is === 'function'),
  ),
})

/** Numbers of every country, right but for the last sign of some. */
const WRITTEN = [
  ...['12345678', '20123456786', '20123456787', '2850590940090418135201', '2850590940090418135202'],
  ...['12345678Z', '12345678A', 'X1234567L', 'X1234567A', 'A58818501', 'A58818502', 'K1234567L', ''],
]

it('LOGIC-14 numbers of offices are right and wrong as before without what nobody calls', async () => {
  const built = await build({
    ...{ root: ROOT, configFile: false, logLevel: 'silent', plugins: [lightLibrariesPlugin()] },
    build: { write: false, lib: { entry: ROOT + NUMBERS, formats: ['es'] } },
  })
  const [output] = Array.isArray(built) ? built : []
  const code = output?.output[0].code ?? ''
  expect(code).not.toContain('Documento Nacional')
  const { IDENTIFIERS: checks } = checksSchema.parse(
    await import(`data:text/javascript,${encodeURIComponent(code)}`),
  )
  const said = (all: Record<string, (compact: string) => boolean>) =>
    Object.entries(all).map(([name, is]) => [name, WRITTEN.filter((one) => is(one))])
  expect(said(checks)).toEqual(said(IDENTIFIERS))
  expect(Object.fromEntries(said(checks))).toMatchObject({
    'ar-cuit': ['20123456786'],
    'es-nie': ['X1234567L'],
  })
})
