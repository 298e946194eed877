/** Erases a person who stands in many answers, as two administrators do, and looks everywhere for what is left. */
import { expect, vi } from 'vitest'
import { logger } from 'firebase-functions/v2'
import { workOn } from '../../functions/src/person/erase'
import { AUDIT, CERTIFICATES, ORDERS, PERSON_REQUESTS, STOCK } from '../../src/domain/store-paths'
import type { ActCost } from '../act-costs'
import { call } from './calls'
import { heard } from './events'
import { costOf } from './operations'
import { HERS, madeOf, others, type Ground } from './person-everywhere'
import { askedFor, foundAll, requestRef, SEARCH } from './person-world'
import { atWork } from './staff-tokens'
import { read } from './world'
import { wherever } from './whole-installation'

/** What may name an answer that is gone by its id: who of the staff did what, and what accounts and verifiers need. */
const KEEPS_IDS = new Set([AUDIT, CERTIFICATES, ORDERS, PERSON_REQUESTS, STOCK])

interface Wanted {
  /** How many answers of each kind. */
  each: (kind: string) => number
  others: number
  /** Documents looked through at a time. */
  perPage: number
  perStep: number
}

const collectionsOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => path.split('/')[0] ?? '')),
]

/** @returns what it cost, with the events that followed, and how many answers it was */
export async function expectErasedEverywhere(
  ground: Ground,
  wanted: Wanted,
): Promise<ActCost & { answers: number; seconds: number }> {
  const logged: string[] = []
  for (const how of ['debug', 'info', 'warn', 'error', 'log'] as const)
    vi.spyOn(logger, how).mockImplementation((...said) => logged.push(JSON.stringify(said)))
  const theirs = await others(ground, wanted.others)
  expect(await wherever(HERS)).toEqual([])
  const hers = await madeOf(ground, wanted.each)
  const places = ['respuestas_formularios', 'papelera', 'payOrders', 'entradas', 'certificados', 'auditoria']
  expect(collectionsOf(await wherever(HERS))).toEqual(expect.arrayContaining(places))

  const { ids } = await foundAll(SEARCH, wanted.perPage)
  expect([...ids].toSorted()).toEqual(hers.toSorted())
  const elsa = await atWork('elsa', 'ROLE_SUPERVISOR_ELEVADO')
  const { id } = await askedFor(elsa, [...ids])
  const decided = await call('decideErasure', ground.supervisor, { id, decision: 'confirm' })
  expect(decided.result).toEqual({ id, state: 'borrando' })
  const began = Date.now()
  const left: string[] = []
  const cost = await costOf(async () => {
    await workOn(requestRef(id), { perStep: wanted.perStep, forMs: 3_600_000 })
    left.push(...(await wherever(HERS)))
  })
  // When it says that it is done, and once every event came.
  expect(left).toEqual([])
  expect(await wherever(HERS)).toEqual([])
  await heard()
  expect(await wherever(HERS)).toEqual([])
  expect(logged.filter((line) => HERS.test(line))).toEqual([])
  expect((await foundAll(SEARCH, wanted.perPage)).ids.size).toBe(0)
  expect((await requestRef(id).get()).data()).toMatchObject({ estado: 'hecha', saltadas: [], llegadas: 0 })
  const naming = collectionsOf(await wherever(new RegExp(hers.join('|'), 'u')))
  expect(naming.filter((one) => !KEEPS_IDS.has(one))).toEqual([])
  for (const one of theirs) expect(await read(`respuestas_formularios/${one}`)).toBeDefined()
  return { ...cost, answers: hers.length, seconds: (Date.now() - began) / 1000 }
}
