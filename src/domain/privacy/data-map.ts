/**
 * Whose data lie where, why, for how long and how they are forgotten (OPS-09): a line for each path of the store and of
 * the file store. A path without a line fails the test beside this file.
 */

/** Whose data a place has. Places with nobody's data name no one. */
export const PEOPLE = ['respondent', 'buyer', 'staff'] as const
export type Person = (typeof PEOPLE)[number]

export const DATA_KINDS = [
  'identity',
  'contact',
  'content',
  'files',
  'signature',
  'place',
  'payment',
  'device',
  'work',
  'code',
] as const
export type DataKind = (typeof DATA_KINDS)[number]

/** Until when data stay. */
export const TERMS = ['answer', 'form', 'user', 'trail', 'hour', 'days', 'month', 'endless'] as const
export type Term = (typeof TERMS)[number]

/** What happens then: `blanked` takes the person out and leaves the rest, `kept` is what the law keeps. */
export const ENDINGS = ['deleted', 'blanked', 'kept'] as const
export type Ending = (typeof ENDINGS)[number]

/** Why the law allows it. */
export const BASES = ['task', 'law', 'security', 'staff'] as const
export type Basis = (typeof BASES)[number]

/** Who reads it. `program` are functions alone. */
export const READERS = ['area', 'author', 'administrators', 'codeHolder', 'oneself', 'program'] as const
export type Reader = (typeof READERS)[number]

/** Places where data lie; parts of a path that differ are written `{}`. */
export interface DataLine {
  /** Documents of the store. */
  store: readonly string[]
  /** Places in the file store. */
  files: readonly string[]
  whose: readonly Person[]
  kinds: readonly DataKind[]
  term: Term
  ending: Ending
}

/** What data are processed for. */
export interface Activity {
  name: ActivityName
  basis: Basis
  readers: readonly Reader[]
  lines: readonly DataLine[]
}

export const ACTIVITY_NAMES = [
  'answers',
  'orders',
  'certificates',
  'mail',
  'statistics',
  'staff',
  'trail',
  'abuse',
] as const
export type ActivityName = (typeof ACTIVITY_NAMES)[number]

const ANSWER = 'respuestas_formularios/{}'
const FORM = 'formularios/{}'
const COUNTS = 'estadisticas_formularios/{}'

type Rest = [whose: Person[], kinds: DataKind[], term: Term, ending: Ending]
const stored = (store: string[], ...[whose, kinds, term, ending]: Rest): DataLine => ({
  ...{ store, files: [], whose, kinds, term, ending },
})
const filed = (files: string[], ...[whose, kinds, term, ending]: Rest): DataLine => ({
  ...{ store: [], files, whose, kinds, term, ending },
})

/** What an answer says of who answered and of who works on it. */
const WHOLE_ANSWER: DataKind[] = ['identity', 'contact', 'content', 'signature', 'place', 'device', 'work']
const SMALL_PARTS = [`${ANSWER}/interno/muniCore`, `${FORM}/incidentes_retenidos/{}`, `${FORM}/unicas/{}`]
const FILES = ['imagenes/{}/{}', 'documentos/{}/{}', 'videos/{}/{}']
const BY_AUTHOR = ['abiertas', 'sumas', 'detalles'].map((kind) => `${COUNTS}/autores/{}/${kind}/{}`)
const BOTH: Person[] = ['respondent', 'staff']
const BUYER: Person[] = ['buyer', 'staff']

/** What data of people are processed for. */
export const ACTIVITIES: readonly Activity[] = [
  {
    name: 'answers',
    basis: 'task',
    readers: ['area', 'author'],
    lines: [
      stored([ANSWER], BOTH, WHOLE_ANSWER, 'answer', 'deleted'),
      filed(FILES, ['respondent'], ['files', 'signature'], 'answer', 'deleted'),
      filed(['pdf/{}/{}'], ['respondent'], ['content'], 'days', 'deleted'),
      stored(SMALL_PARTS, ['respondent'], ['code'], 'answer', 'deleted'),
      stored([`${ANSWER}/notas/{}`], BOTH, ['content', 'work'], 'answer', 'deleted'),
      stored(['consultas_publicas/{}'], ['respondent'], ['code'], 'answer', 'blanked'),
    ],
  },
  {
    name: 'orders',
    basis: 'law',
    readers: ['area', 'codeHolder'],
    lines: [
      stored(['payOrders/{}'], BUYER, ['identity', 'contact', 'payment', 'work'], 'answer', 'blanked'),
      stored(['entradas/{}/codigos/{}'], BUYER, ['identity', 'code', 'work'], 'answer', 'blanked'),
    ],
  },
  {
    name: 'certificates',
    basis: 'task',
    readers: ['area', 'codeHolder'],
    lines: [
      stored(['certificados/{}'], BOTH, ['identity', 'content', 'work'], 'answer', 'blanked'),
      stored([`${ANSWER}/interno/certificado`], BOTH, ['code', 'work'], 'answer', 'deleted'),
    ],
  },
  {
    name: 'mail',
    basis: 'task',
    readers: ['program'],
    lines: [
      filed(['sendEmailv3/{}/{}'], BOTH, ['files'], 'days', 'deleted'),
      stored(['correos_clave/{}'], ['staff'], ['contact'], 'hour', 'deleted'),
      stored(['limites_email/{}'], ['staff'], ['work'], 'user', 'kept'),
    ],
  },
  {
    name: 'statistics',
    basis: 'task',
    readers: ['area'],
    lines: [
      stored([`${COUNTS}/aportes/{}`], ['respondent'], ['code'], 'answer', 'deleted'),
      stored(BY_AUTHOR, ['staff'], ['work'], 'form', 'kept'),
    ],
  },
  {
    name: 'staff',
    basis: 'staff',
    readers: ['administrators', 'oneself'],
    lines: [
      stored(['usuarios/{}'], ['staff'], ['identity', 'contact', 'work'], 'user', 'kept'),
      stored(['sesiones_web/{}', 'limites_sesion/{}'], ['staff'], ['device', 'work'], 'user', 'kept'),
      stored(['solicitudes_acceso/{}'], ['staff'], ['identity', 'contact'], 'user', 'kept'),
      stored([FORM, `${FORM}/versiones/{}`], ['staff'], ['work'], 'form', 'kept'),
    ],
  },
  {
    name: 'trail',
    basis: 'security',
    readers: ['administrators'],
    lines: [
      stored(
        ['auditoria/{}'],
        ['staff', 'respondent', 'buyer'],
        ['work', 'device', 'code'],
        'trail',
        'deleted',
      ),
    ],
  },
  {
    name: 'abuse',
    basis: 'security',
    readers: ['program'],
    lines: [
      stored(['limites/{}', 'tokens_portal/{}'], BOTH, ['device', 'code'], 'days', 'deleted'),
      stored(['formularios_publicos/{}/pases/{}'], ['respondent'], ['device', 'code'], 'hour', 'deleted'),
      stored(['cuentas_frenadas/{}'], ['respondent'], ['device'], 'month', 'deleted'),
      stored(['permisos_archivos/{}'], ['respondent'], ['device'], 'days', 'deleted'),
      stored(['personas_consultadas/{}'], ['respondent'], ['code'], 'endless', 'kept'),
    ],
  },
]

const PLACE = 'paises/{}/provincias/{}/municipios/{}'

/** Places that name nobody: places, forms as strangers see them, counts, settings of the program. */
export const NOBODYS: Pick<DataLine, 'store' | 'files'> = {
  store: [
    ...['paises/{}', 'paises/{}/provincias/{}', PLACE, `${PLACE}/areas_municipales/{}`],
    ...[`${PLACE}/tablas/{}`, `${PLACE}/tablas/{}/versiones/{}`, `${PLACE}/tablas/{}/versiones/{}/partes/{}`],
    ...['claves_municipios/{}', 'formularios_publicos/{}', 'entradas/{}'],
    ...[`${FORM}/versiones/{}/interno/muniCore`, `${FORM}/interno/muniCore`, `${FORM}/busqueda/{}`],
    ...[`${FORM}/contadores/respuestas`, `${FORM}/contadores/certificados`],
    ...[COUNTS, `${COUNTS}/abiertas/{}`, `${COUNTS}/sumas/{}`, `${COUNTS}/detalles/{}`],
    ...[
      `${COUNTS}/autores/{}`,
      'trabajo_formularios/{}',
      'alarmas/{}',
      'mantenimiento/{}',
      'configuracion/{}',
    ],
  ],
  files: ['cabeceras/{}/{}', 'logos/{}/{}'],
}

const matches = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part === '{}' || part === given[at])
}

/** What the table says of a document or a file: null where it has no line, `nobody` where nobody's data lie. */
export function lineOf(where: 'store' | 'files', path: string): DataLine | 'nobody' | null {
  const found = ACTIVITIES.flatMap(({ lines }) => lines).find((one) =>
    one[where].some((template) => matches(template, path)),
  )
  return found ?? (NOBODYS[where].some((template) => matches(template, path)) ? 'nobody' : null)
}
