import { Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { isTurnOf } from '../../../src/domain/assignment/group'
import { authorNames } from '../../../src/domain/access/places'
import { oneAnswer } from '../../../src/domain/access/things'
import type { NoticeKind } from '../../../src/domain/notices/choice'
import { list, text } from '../../../src/domain/schema'
import { ANSWERS } from '../../../src/domain/store-paths'
import { abilityFor } from '../platform/ability'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import type { Reader } from './people'
import { plainTitle } from '../../../src/domain/text/without-answers'

/** By which moment an answer is found, for each kind that is looked for so. */
export const MOMENT_OF = {
  asignadas: 'asignadoEl',
  revisadas: 'revisadoEl',
  nuevas: 'fechaCreacion',
} as const satisfies Partial<Record<NoticeKind, string>>
export type FoundKind = keyof typeof MOMENT_OF
export const FOUND_KINDS: readonly FoundKind[] = ['asignadas', 'revisadas', 'nuevas']

/** What is told of an answer, and by which it is known who may hear of it. */
export interface Found {
  id: string
  idPlantilla: string
  titulo: string
  codigoMunicipio: string
  creadoPor: string
  areas: string[]
  municipalityPath: string
  asignado: string
  /** Of the kind by which it was found. */
  moment: Date
}

const foundSchema: z.ZodMiniType<Omit<Found, 'moment'>> = z.looseObject({
  id: z.string(),
  idPlantilla: z.string(),
  titulo: plainTitle(),
  codigoMunicipio: text(),
  creadoPor: text(),
  areas: list(z.string()),
  municipalityPath: text(),
  asignado: text(),
})

const FIELDS = [
  ...['idPlantilla', 'titulo', 'codigoMunicipio', 'creadoPor', 'areas', 'municipalityPath', 'asignado'],
  ...['invalida', 'removeVision'],
]

/** Of a municipality, what came between two moments, the oldest first: a read for each answer. */
export async function foundBetween(
  municipalityPath: string,
  kind: FoundKind,
  { after, until, most }: { after: Date; until: Date; most: number },
): Promise<{ found: Found[]; until: Date }> {
  const field = MOMENT_OF[kind]
  const { docs } = await database()
    .collection(ANSWERS)
    .where('municipalityPath', '==', municipalityPath)
    .where(field, '>', Timestamp.fromDate(after))
    .where(field, '<=', Timestamp.fromDate(until))
    .orderBy(field)
    .limit(most)
    .select(field, ...FIELDS)
    .get()
  const found = docs.flatMap((snapshot): Found[] => {
    const answer = decode(foundSchema, snapshot, { id: snapshot.id })
    const moment: unknown = snapshot.get(field)
    // Nobody sees an answer before its order is there (PAY-03), and nobody works on one that does not count.
    const isShown = snapshot.get('invalida') !== true && snapshot.get('removeVision') !== true
    return answer && isShown && moment instanceof Timestamp ? [{ ...answer, moment: moment.toDate() }] : []
  })
  const last: unknown = docs.length === most ? docs.at(-1)?.get(field) : undefined
  return { found, until: last instanceof Timestamp ? last.toDate() : until }
}

/** Whether a person hears of an answer as of one of that kind: they may read it, and it is theirs or of their areas. */
export function concerns({ user, seesAll }: Reader, kind: FoundKind, answer: Found): boolean {
  if (abilityFor(user).cannot('read', oneAnswer(answer))) return false
  if (kind === 'asignadas') return isTurnOf(user, answer.asignado)
  const isOwn = kind === 'nuevas' && authorNames(user).includes(answer.creadoPor)
  return seesAll && !isOwn && answer.areas.some((area) => user.areas.includes(area))
}
