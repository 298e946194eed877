/** The second factor of the staff (OPS-01): who is asked for one, and what is kept of it. */
import * as z from 'zod/mini'
import { isRole, ROLES, type Role } from './roles'
import { asCrockford } from '../codes/read-code'
import { list, moment, text } from '../schema'
import { storedPasskeySchema, usedChallengeSchema, type StoredPasskey, type UsedChallenge } from './passkey'

/** Days that a municipality may leave before a role needs a factor. */
export const MAX_GRACE_DAYS = 90
/** Recovery codes that a person gets, each for once. */
export const RECOVERY_CODES = 10
/** How long a device is remembered, and how many of a person are. */
export const REMEMBERED_DAYS = 30
export const MAX_REMEMBERED = 10
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** `segundoFactor` of a municipality. */
export interface FactorPolicy {
  /** Roles that may have a factor. */
  ofrecido: Role[]
  /** Roles that must have one, and since when that is said. */
  exigido: Partial<Record<Role, Date>>
  /** Days from then on in which one may still come in without. */
  gracia: number
  /** Whether a device may be remembered. */
  recordar: boolean
}

export const NO_FACTOR_POLICY: FactorPolicy = { ofrecido: [], exigido: {}, gracia: 0, recordar: false }

const storedPolicySchema = z.looseObject({
  ofrecido: list(z.string()),
  exigido: z._default(z.nullable(z.record(z.string(), z.unknown())), {}),
  gracia: z._default(z.unknown(), 0),
  recordar: z._default(z.unknown(), false),
})

/** Since ever: what says that a factor is needed and not since when lets nobody in without. */
const ALWAYS = new Date(0)

/** What a municipality asks for; what cannot be understood asks for nothing, but that a role needs one always counts. */
export function factorPolicyFrom(stored: unknown): FactorPolicy {
  const parsed = storedPolicySchema.safeParse(stored)
  if (!parsed.success) return NO_FACTOR_POLICY
  const { ofrecido, exigido, gracia, recordar } = parsed.data
  const demanded = Object.entries(exigido ?? {}).flatMap(([role, since]): [Role, Date][] =>
    isRole(role) ? [[role, since instanceof Date ? since : ALWAYS]] : [],
  )
  return {
    ofrecido: ofrecido.filter(isRole),
    exigido: Object.fromEntries(demanded),
    gracia: typeof gracia === 'number' && gracia > 0 ? Math.min(gracia, MAX_GRACE_DAYS) : 0,
    recordar: recordar === true,
  }
}

export const readableFactorPolicy: z.ZodMiniType<FactorPolicy> = z.pipe(
  z.unknown(),
  z.transform(factorPolicyFrom),
)

/** How a role stands with a municipality. */
export const FACTOR_CHOICES = ['off', 'offered', 'required'] as const
export type FactorChoice = (typeof FACTOR_CHOICES)[number]

export const choiceOf = ({ ofrecido, exigido }: FactorPolicy, role: Role): FactorChoice =>
  exigido[role] ? 'required' : ofrecido.includes(role) ? 'offered' : 'off'

/** The policy with these choices. A role of which a factor was asked before keeps its days. */
export function policyWith(
  before: FactorPolicy,
  choices: Record<Role, FactorChoice>,
  rest: Pick<FactorPolicy, 'gracia' | 'recordar'>,
  now: Date,
): FactorPolicy {
  const demanded = ROLES.filter((role) => choices[role] === 'required')
  return {
    ...rest,
    ofrecido: ROLES.filter((role) => choices[role] === 'offered'),
    exigido: Object.fromEntries(demanded.map((role) => [role, before.exigido[role] ?? now])),
  }
}

/** What is asked of one person. */
export interface FactorDemand {
  /** May have one. */
  offered: boolean
  /** From then on nobody comes in without; null where one may. */
  from: Date | null
  remembers: boolean
}

/** What a municipality asks of a role. */
export function demandOf(policy: FactorPolicy, role: Role | null): FactorDemand {
  const since = role ? policy.exigido[role] : undefined
  return {
    offered: role !== null && policy.ofrecido.includes(role),
    from: since ? new Date(since.getTime() + policy.gracia * DAY_MS) : null,
    remembers: policy.recordar,
  }
}

/** What several municipalities ask of one person: the strictest of it. */
export function strictest(demands: readonly FactorDemand[]): FactorDemand {
  const moments = demands.flatMap(({ from }) => (from ? [from.getTime()] : []))
  return {
    offered: demands.some(({ offered }) => offered),
    from: moments.length > 0 ? new Date(Math.min(...moments)) : null,
    remembers: demands.length > 0 && demands.every(({ remembers }) => remembers),
  }
}

/** `segundos_factores/{username}`: written and read by functions alone. */
export interface StoredFactor {
  /** What the codes are made of, sealed; '' before one is confirmed. */
  secreto: string
  /** The interval of the last code that counted: it and those before count no more. */
  paso: number
  /** One that is being set up, sealed, and when it was made. */
  pendiente: string
  pendienteDesde: Date | null
  /** Prints of the recovery codes that are left. */
  recuperacion: string[]
  dispositivos: { huella: string; hasta: Date | null }[]
  /** Wrong codes since the last right one, and when the last was given. */
  fallos: number
  ultimoFallo: Date | null
  /** The sign-in that gave it last: its repetition is not asked again. */
  ingreso: string
  /** Passkeys beside the codes, and which challenges were answered lately. */
  llaves: StoredPasskey[]
  retos: UsedChallenge[]
}

const count = () => z._default(z.number(), 0)
const deviceSchema = z.looseObject({ huella: z.string(), hasta: moment() })

export const storedFactorSchema: z.ZodMiniType<StoredFactor> = z.looseObject({
  secreto: text(),
  paso: count(),
  pendiente: text(),
  pendienteDesde: moment(),
  recuperacion: list(z.string()),
  dispositivos: list(deviceSchema),
  fallos: count(),
  ultimoFallo: moment(),
  ingreso: text(),
  llaves: list(storedPasskeySchema),
  retos: list(usedChallengeSchema),
})

export const NO_STORED_FACTOR: StoredFactor = {
  ...{ secreto: '', paso: 0, pendiente: '', pendienteDesde: null, recuperacion: [], dispositivos: [] },
  ...{ fallos: 0, ultimoFallo: null, ingreso: '', llaves: [], retos: [] },
}

/** Minutes to wait after so many wrong codes in a row: a million codes are not tried in a lifetime. */
const WAITS: readonly [fails: number, minutes: number][] = [
  [20, 1440],
  [10, 60],
  [5, 15],
]

/** Until when no code is looked at, or null. */
export function waitsUntil({ fallos, ultimoFallo }: StoredFactor, now: Date): Date | null {
  const [, minutes = 0] = WAITS.find(([fails]) => fallos >= fails) ?? []
  const until = new Date((ultimoFallo?.getTime() ?? 0) + minutes * MINUTE_MS)
  return until > now ? until : null
}

/** A setup that was begun counts for an hour. */
export const isPending = ({ pendiente, pendienteDesde }: StoredFactor, now: Date): boolean =>
  pendiente !== '' && pendienteDesde !== null && now.getTime() - pendienteDesde.getTime() < 60 * MINUTE_MS

/** The devices that are still remembered. */
export const remembered = ({ dispositivos }: StoredFactor, now: Date): StoredFactor['dispositivos'] =>
  dispositivos.filter(({ hasta }) => hasta !== null && hasta > now)

/** Until when a device is remembered from now on. */
export const rememberedUntil = (now: Date): Date => new Date(now.getTime() + REMEMBERED_DAYS * DAY_MS)

/** Whether somebody who has a factor gave it so lately that it need not be asked again. */
export const isRecent = (given: Date | null, now: Date, minutes: number): boolean =>
  given !== null && now.getTime() - given.getTime() < minutes * MINUTE_MS

/** A code as it was typed or pasted: six digits of the app, or a recovery code; null for neither. */
export function typedFactor(typed: string): { kind: 'code' | 'recovery'; code: string } | null {
  const bare = typed.normalize('NFKC').replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(bare)) return { kind: 'code', code: bare }
  const code = asCrockford(bare.toUpperCase())
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as it is shown. */
export const shownRecovery = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
