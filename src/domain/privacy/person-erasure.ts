/** A request to erase what is stored about a person (OPS-03): who may decide it, and what is erased, blanked and kept. */
import * as z from 'zod/mini'
import { list, moment, text } from '../schema'
import { ACTIVITIES, type ActivityName, type DataLine, type Ending } from './data-map'
import { personSearchSchema, type PersonSearch } from './person'

/** It waits for a second administrator, is worked on, is done, was refused, or nobody decided it in time. */
export const ERASURE_STATES = ['esperando', 'borrando', 'hecha', 'rechazada', 'vencida'] as const
export type ErasureState = (typeof ERASURE_STATES)[number]

/** More answers than these are erased only when another administrator confirms it. */
export const ONE_PERSON_ERASES = 10
/** Answers of one request. */
export const MAX_ERASED = 1000
/** For so long a request waits to be decided; it has the person's data meanwhile. */
export const DAYS_TO_DECIDE = 30
/** For so long is kept that it was asked and done, without the person. */
const YEARS_KEPT = 3

const DAY_MS = 86_400_000

/** `derechos_personas/{id}`: a request to erase a person. */
export interface Erasure {
  municipalityPath: string
  estado: ErasureState
  /** By what the person was found; null once it is decided and done. */
  busqueda: PersonSearch | null
  /** The answers that the clerk picked. Once they are gone their ids lead to nobody. */
  respuestas: string[]
  /** The form of each answer, in their order: its counts lose what they had of the person. */
  formularios: string[]
  pedidaPor: string
  pedida: Date | null
  /** Who confirmed or refused it; '' where one person was enough. */
  decididaPor: string
  decidida: Date | null
  terminada: Date | null
  /** How many of the answers, in their order, are erased. */
  borradas: number
  /** Of how many was looked at that nothing is left. */
  comprobadas: number
  /** Of how many of the answers' forms the counts were folded. */
  plegados: number
  /** Answers that were left alone: somebody holds them back, or they belong to another municipality by now. */
  saltadas: string[]
  /** The person's ids in the management system, until it is done. */
  ciudadanos: string[]
  /** By what else the erased answers knew the person, until it is done. */
  conocidas: PersonSearch[]
  /** Orders and certificates of which what the law asks for is kept. */
  pedidos: number
  certificados: number
  /** Answers of the same person that came since it was asked. */
  llegadas: number
  /** Whose lease it is to work on it. */
  turno: { de: string; vence: Date } | null
  /** When nothing of it is kept any more. */
  caduca: Date | null
}

const count = () => z._default(z.number(), 0)

export const erasureSchema: z.ZodMiniType<Erasure> = z.looseObject({
  municipalityPath: z.string(),
  estado: z.enum(ERASURE_STATES),
  busqueda: z._default(z.nullable(personSearchSchema), null),
  respuestas: list(z.string()),
  formularios: list(z.string()),
  pedidaPor: text(),
  pedida: moment(),
  decididaPor: text(),
  decidida: moment(),
  terminada: moment(),
  borradas: count(),
  comprobadas: count(),
  plegados: count(),
  saltadas: list(z.string()),
  ciudadanos: list(z.string()),
  conocidas: list(personSearchSchema),
  pedidos: count(),
  certificados: count(),
  llegadas: count(),
  turno: z._default(z.nullable(z.object({ de: z.string(), vence: z.date() })), null),
  caduca: moment(),
})

/** Whether a request is not over: its answers may be in no other one meanwhile. */
export const isOpenErasure = ({ estado }: Pick<Erasure, 'estado'>): boolean =>
  estado === 'esperando' || estado === 'borrando'

/** Whether two people are needed: many answers, or some of which only a name says whose they are. */
export const needsSecondPerson = (answers: number, isAnyByNameAlone: boolean): boolean =>
  answers > ONE_PERSON_ERASES || isAnyByNameAlone

/** A request as it begins. */
export function newErasure(
  asked: Pick<Erasure, 'municipalityPath' | 'busqueda' | 'respuestas' | 'formularios' | 'pedidaPor'>,
  isForTwo: boolean,
  now: Date,
): Erasure {
  return {
    ...asked,
    ...{ estado: isForTwo ? 'esperando' : 'borrando', pedida: now, decididaPor: '', decidida: null },
    ...{ terminada: null, borradas: 0, comprobadas: 0, plegados: 0 },
    ...{ saltadas: [], ciudadanos: [], conocidas: [] },
    ...{ pedidos: 0, certificados: 0, llegadas: 0, turno: null, caduca: null },
  }
}

/** Until when it is kept that something was asked and what became of it. */
function keptUntil(now: Date): Date {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_KEPT)
  return end
}

/** What an erasure that is over says no more: by what the person was found. */
const withoutWhom = (now: Date) => ({
  ...{ busqueda: null, ciudadanos: [], conocidas: [], turno: null },
  ...{ terminada: now, caduca: keptUntil(now) },
})

/** The request once nothing of its answers is left. */
export const finishedErasure = (erasure: Erasure, arrived: number, now: Date): Erasure => ({
  ...erasure,
  ...withoutWhom(now),
  ...{ estado: 'hecha', llegadas: arrived },
})

/** Why a request is not decided: it is decided already, or it is one's own and takes another person. */
export type DecisionRefusal = 'decided' | 'own'

/**
 * A request that somebody confirms or refuses. One's own is confirmed by somebody else, and may be taken back.
 * @returns why not, where it may not
 */
export function decidedErasure(
  erasure: Erasure,
  { username, isConfirmed }: { username: string; isConfirmed: boolean },
  now: Date,
): Erasure | DecisionRefusal {
  if (erasure.estado !== 'esperando') return 'decided'
  if (isConfirmed && erasure.pedidaPor === username) return 'own'
  const decided = { ...erasure, decididaPor: username, decidida: now }
  if (isConfirmed) return { ...decided, estado: 'borrando' }
  return { ...decided, ...withoutWhom(now), estado: 'rechazada' }
}

/** Whether that person decided it so already: the same decision may be sent again. */
export const isDecidedSo = (
  { estado, decididaPor }: Erasure,
  { username, isConfirmed }: { username: string; isConfirmed: boolean },
): boolean => decididaPor === username && isConfirmed === (estado !== 'rechazada')

/** A request that nobody decided for too long; null while there is time. */
export function lapsedErasure(erasure: Erasure, now: Date): Erasure | null {
  const waits = now.getTime() - (erasure.pedida?.getTime() ?? 0)
  return erasure.estado === 'esperando' && waits > DAYS_TO_DECIDE * DAY_MS
    ? { ...erasure, ...withoutWhom(now), estado: 'vencida' }
    : null
}

/** What an erasure does to one activity's data. */
export interface PlannedActivity {
  name: ActivityName
  /** In the order of `ENDINGS`. */
  endings: Ending[]
}

/**
 * What becomes of a line's data when its person is erased: what goes with an answer goes at once, what stays for a
 * short while goes by itself, the trail loses the person and stays, and fingerprints that lead to nobody are kept.
 */
function endingOf({ term, ending }: DataLine): Ending {
  if (term === 'trail') return 'blanked'
  return ending
}

/** What an erasure deletes, blanks and keeps, by the table that says whose data lie where. */
export const erasurePlan = (): PlannedActivity[] =>
  ACTIVITIES.flatMap(({ name, lines }) => {
    const theirs = lines.filter(({ whose }) => whose.includes('respondent') || whose.includes('buyer'))
    const endings = new Set(theirs.map(endingOf))
    const told = (['deleted', 'blanked', 'kept'] as const).filter((one) => endings.has(one))
    return told.length === 0 ? [] : [{ name, endings: told }]
  })

/** Why an erasure is not asked or decided; the browser reads it from the details and has a sentence for each. */
export const ERASURE_REFUSALS = ['underWay', 'decided', 'own', 'notFound'] as const

export type ErasureRefusal = (typeof ERASURE_REFUSALS)[number]

const refusalSchema = z.object({ erasure: z.enum(ERASURE_REFUSALS) })

/** The refusal in the details of a callable's error; null when the error is about something else. */
export function erasureRefusalOf(details: unknown): ErasureRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.erasure : null
}
