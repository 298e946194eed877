import * as z from 'zod/mini'
import { storedAnswerSchema, type StoredAnswer } from '../domain/answer/answer'
import { withWallClocks } from '../domain/answer/stored-clock'
import type { FormVersion } from '../domain/form/form'
import { zoneOf } from '../domain/zone'
import { DataError } from './errors'

/** A stored answer of which only the version is known that it answers. */
export interface UnreadAnswer {
  id: string
  idPlantilla: string
  version: number
}
export const unreadAnswerSchema: z.ZodMiniType<UnreadAnswer> = z.looseObject({
  id: z.string(),
  idPlantilla: z.string(),
  version: z.number(),
})

/**
 * A stored answer with its days and times of day by the clock of its municipality, which its version tells.
 * @throws DataError `damaged`
 */
export function answered(unread: UnreadAnswer, version: FormVersion): StoredAnswer {
  const result = withWallClocks(storedAnswerSchema, zoneOf(version)).safeParse(unread)
  if (result.success) return result.data
  throw new DataError('damaged', { cause: result.error, message: `damaged document ${unread.id}` })
}
