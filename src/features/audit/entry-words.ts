import type { TFunction } from 'i18next'
import { isRole } from '../../domain/user/roles'
import { AUDIT_KINDS, type AuditChange, type AuditEntry } from '../../domain/audit/entry'
import { SESSION_REFUSALS } from '../../domain/user/session-refusal'
import { isDocumentId } from '../../domain/document-id'
import { BEGINNINGS, RETENTION_ENDS } from '../../domain/retention'
import { ROLE_NAME } from '../../lib/role-names'

type Words = TFunction<['audit', 'staff']>

/** Fields of users, places and forms that have a name in the interface; others are called as they are stored. */
const FIELDS = [
  'roles',
  'areas',
  'email',
  'firstName',
  'lastName',
  'inspectorID',
  'publico',
  'nombre',
  'key',
  'idMuniCore',
  'inhabilitado',
  'videoHabilitado',
  'merchantCode',
  'ubicacion',
  'usarAWS',
  'geocodificador',
  'zonaHoraria',
  'festivos',
  'marca',
  'retencion',
  'catalogo',
  'sitios',
  'claveEnlaces',
  'segundoFactor',
  'ausencia',
] as const

/** Why a session was refused, what became of incidents that waited, and why an answer went by itself. */
const REASONS = [...SESSION_REFUSALS, 'liberados', 'descartados', 'reintentados', 'retencion'] as const

/** What happened, in words; the raw kind for an entry of another program. */
export function kindWords(t: Words, tipo: string): string {
  const kind = AUDIT_KINDS.find((one) => one === tipo)
  return kind ? t(`kinds.${kind}`) : tipo
}

/** The role that somebody had. */
export const roleWords = (t: Words, role: string): string =>
  isRole(role) ? t(ROLE_NAME[role], { ns: 'staff' }) : role

/** Why somebody was refused. */
function reasonWords(t: Words, reason: string): string {
  const known = REASONS.find((one) => one === reason)
  return known ? t(`reasons.${known}`) : reason
}

/** The last part of a path, which names the area or municipality. */
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Names of areas by their paths, as far as they are known. */
export type AreaNames = ReadonlyMap<string, string>

/** What areas and people are called that entries tell by path and username. */
export interface Names {
  areas: AreaNames
  /** The username itself of who has no name, or whose name is not known. */
  nameOf: (username: string) => string
}
const UNNAMED: Names = { areas: new Map(), nameOf: (username) => username }

const PARTS = [
  ...(['direccion', 'latlng', 'logo', 'color', 'contacto', 'avisoDatos'] as const),
  ...(['minimo', 'dias', 'desde', 'estados', 'accion'] as const),
  ...(['ofrecido', 'exigido', 'gracia', 'recordar'] as const),
] as const

/** Values of parts that stand for something else than themselves. */
const MEANINGS = [...BEGINNINGS, ...RETENTION_ENDS] as const

/** What an object says, part by part; null for what is none, or was too long to be kept whole. */
function partsIn(value: string): [string, unknown][] | null {
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : null
  } catch {
    return null
  }
}

/** A part in words: roles by their names, with the days since when they count left out. */
function partWords(t: Words, key: string, part: unknown): string {
  if (typeof part === 'boolean') return t(part ? 'yes' : 'no')
  if (key === 'exigido')
    return Object.keys(part ?? {})
      .map((role) => roleWords(t, role))
      .join(', ')
  if (typeof part === 'object' && part !== null)
    return Object.values(part)
      .map((one) => roleWords(t, String(one)))
      .join(', ')
  const meaning = MEANINGS.find((one) => one === part)
  return meaning ? t(`meanings.${meaning}`) : String(part ?? '')
}

/** A value of several parts in words: each that says something, by its name. */
function objectWords(t: Words, value: string): string {
  const parts = partsIn(value)
  if (!parts) return t('long')
  const words = parts.flatMap(([key, part]) => {
    const named = PARTS.find((one) => one === key)
    const said = partWords(t, key, part)
    return said === '' ? [] : [named ? `${t(`parts.${named}`)}: ${said}` : said]
  })
  return words.join(' · ') || t('nothing')
}

/** Fields of text that somebody typed, which may begin with a brace and is no object. */
const TYPED = [
  ...['nombre', 'key', 'idMuniCore', 'merchantCode', 'catalogo'],
  ...['firstName', 'lastName', 'email', 'inspectorID'],
]

function valueWords(t: Words, { campo }: AuditChange, value: string, areas: AreaNames): string {
  if (!TYPED.includes(campo) && value.startsWith('{')) return objectWords(t, value)
  if (value === '') return t('nothing')
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
  if (campo === 'roles')
    return value
      .split(', ')
      .map((role) => roleWords(t, role))
      .join(', ')
  const nameOf = (path: string) => areas.get(path) ?? lastOf(path)
  return campo === 'areas' ? value.split(', ').map(nameOf).join(', ') : value
}

/** A field before and after. */
export function changeWords(t: Words, change: AuditChange, { areas } = UNNAMED): string {
  const field = FIELDS.find((one) => one === change.campo)
  const name = field ? t(`fields.${field}`) : change.campo
  return t('change', {
    name,
    before: valueWords(t, change, change.de, areas),
    after: valueWords(t, change, change.a, areas),
  })
}

/** Somebody by name, with the username that is stored and filtered by. */
export function personWords({ nameOf }: Pick<Names, 'nameOf'>, username: string): string {
  const name = nameOf(username)
  return name === username ? username : `${name} (${username})`
}

/** What an entry is about besides its answer and its form, and what changed, line by line. */
export function aboutWords(t: Words, entry: AuditEntry, names: Names): string[] {
  const { usuario, lugar, ciudadano, motivo, cantidad, de, a, cambios, tipo } = entry
  const line = (words: string, isSaid: boolean) => (isSaid ? [words] : [])
  // Whose turn it was and is; of everything else these are names of states.
  const called = (one: string) => (tipo === 'asignacion' ? personWords(names, one) : one)
  const counted = tipo === 'exportacion' ? 'answers' : tipo === 'email' ? 'recipients' : null
  return [
    ...line(t('user', { name: personWords(names, usuario) }), usuario !== '' && usuario !== entry.por),
    ...line(t('place', { name: lugar }), lugar !== ''),
    ...line(t('citizen', { id: ciudadano }), ciudadano !== ''),
    ...line(reasonWords(t, motivo), motivo !== ''),
    ...(counted && cantidad !== null ? [t(counted, { count: cantidad })] : []),
    ...line(t('moved', { before: called(de) || t('nothing'), after: called(a) }), a !== '' && de !== a),
    ...cambios.map((change) => changeWords(t, change, names)),
  ]
}

/** Where it came from: the device and the network, as far as they are known. */
export const originWords = ({ origen }: AuditEntry): string =>
  [origen?.dispositivo ?? '', origen?.red ?? ''].filter(Boolean).join(' · ')

/** Paths of the areas that entries name in what changed. */
export const areaPathsIn = (entries: readonly AuditEntry[]): string[] => [
  ...new Set(
    entries
      .flatMap(({ cambios }) => cambios.filter(({ campo }) => campo === 'areas'))
      .flatMap(({ de, a }) => [...de.split(', '), ...a.split(', ')])
      .filter((path) => path.includes('/areas_municipales/')),
  ),
]

/** Usernames of the people whom entries name: who did it, to whom, and whose turn it was and is. */
export const usernamesIn = (entries: readonly AuditEntry[]): string[] => [
  ...new Set(
    entries
      .flatMap(({ por, usuario, tipo, de, a }) => [por, usuario, ...(tipo === 'asignacion' ? [de, a] : [])])
      // One that is no id makes the whole question unanswerable.
      .filter(isDocumentId),
  ),
]
