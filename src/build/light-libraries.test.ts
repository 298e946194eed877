import { readFileSync } from 'node:fs'
import Big from 'big.js'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { LIGHT, without } from './light-libraries'
import { ROOT } from './root'

const bigSchema = z.custom<typeof Big>((made) => typeof made === 'function')
const i18nextSchema = z.custom<typeof createInstance>((made) => typeof made === 'function')

/** What a library exports that is built without what nobody calls. */
async function light(file: keyof typeof LIGHT): Promise<object> {
  const code = without(LIGHT[file], readFileSync(`${ROOT}node_modules/${file}`, 'utf8')) ?? ''
  return { ...Object(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }
}

it('LOGIC-14 the library of decimals comes without what no rule does, and counts as before', async () => {
  const { default: made } = z.looseObject({ default: bigSchema }).parse(await light('big.js/big.mjs'))
  const gone = Object.keys(Big.prototype).filter((name) => !(name in made.prototype))
  expect(gone.toSorted()).toEqual(['pow', 'sqrt', 'toExponential', 'toPrecision'])
  const counted = (Decimal: typeof Big): string[] => {
    const [one, other] = [new Decimal('-1234567890.125'), new Decimal('0.1')]
    return [
      ...[one.plus(other), one.minus(other), one.times(other), one.div('7'), one.mod('11'), one.abs()],
      ...[one.round(2, Decimal.roundHalfUp), one.prec(4), one.neg()],
    ].map((number) => number.toFixed())
  }
  expect(counted(made)).toEqual(counted(Big))
})

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
  expect(without(LIGHT['big.js/big.mjs'], 'P.pow = (n) => n;\nP.sqrt = function () {\n};')).toBeNull()
})
