import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { formWorkPath } from '../../src/domain/work/form-work'
import { answerCountPath } from '../../src/domain/store-paths'
import { onceHeard } from './events'
import { read } from './world'

const NONE = { total: 0, invalidas: 0 }

/** How many answers a form that nothing limits is said to have; its counter says whether it has any. */
export async function countedOf({ id }: { id: string }): Promise<unknown> {
  const respuestas: unknown = (await read(formWorkPath(id)))?.respuestas
  const isNone = isDeepStrictEqual(respuestas, NONE)
  expect(await read(answerCountPath(id))).toEqual(isNone ? { total: 0 } : { respondido: true })
  return respuestas
}

/** Has functions hear of everything; a form that nothing limits is said to have so many answers then. */
export const saysCounted = (form: { id: string }, total: number, invalidas = 0): Promise<void> =>
  onceHeard(async () => expect(await countedOf(form)).toEqual({ total, invalidas }))
