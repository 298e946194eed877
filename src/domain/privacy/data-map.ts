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
export const TERMS = [
  ...(['answer', 'form', 'user', 'trail', 'hour', 'days'] as const),
  ...(['month', 'halfYear', 'years', 'endless'] as const),
] as const
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
  /** The fields that name people or say something of them; of files none. */
  fields: readonly string[]
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
const RETENTION = 'retencion_formularios/{}'
const COUNTS = 'estadisticas_formularios/{}'

type Rest = [whose: Person[], kinds: DataKind[], term: Term, ending: Ending]
/** @param fields with a blank between them */
const stored = (store: string[], fields: string, ...[whose, kinds, term, ending]: Rest): DataLine => ({
  ...{ store, files: [], fields: fields.split(' '), whose, kinds, term, ending },
})
const filed = (files: string[], ...[whose, kinds, term, ending]: Rest): DataLine => ({
  ...{ store: [], files, fields: [], whose, kinds, term, ending },
})

/** What an answer says of who answered and of who works on it. */
const WHOLE_ANSWER: DataKind[] = ['identity', 'contact', 'content', 'signature', 'place', 'device', 'work']
const ANSWER_FIELDS =
  'datosCiudadano persona secciones signatures ubicacion turno paymentDetails payOrder ficha uid creadoPor firstName ' +
  'lastName inspectorID requestsForChanges editsBySupervisor codigoMunicipio pdfDownloadCode asignado idioma otraPersona enlace'
const BIN_FIELDS = 'datos codigoMunicipio creadoPor por nombre {id}'
const FILES = ['imagenes/{}/{}', 'documentos/{}/{}', 'videos/{}/{}', 'audios/{}/{}']
const BY_AUTHOR = ['abiertas', 'sumas', 'detalles'].map((kind) => `${COUNTS}/autores/{}/${kind}/{}`)
const BOTH: Person[] = ['respondent', 'staff']
const RESPONDENT: Person[] = ['respondent']
const CODE: DataKind[] = ['code']
const CONTENT_WORK: DataKind[] = ['content', 'work']
const CODE_WORK: DataKind[] = ['code', 'work']
const FACTOR_FIELDS = 'secreto pendiente recuperacion dispositivos llaves retos ultimoFallo {id}'
const BUYER: Person[] = ['buyer', 'staff']
const NAMES: DataKind[] = ['identity', 'contact', 'work']

/** What data of people are processed for. */
export const ACTIVITIES: readonly Activity[] = [
  {
    name: 'answers',
    basis: 'task',
    readers: ['area', 'author'],
    lines: [
      stored([ANSWER], ANSWER_FIELDS, BOTH, WHOLE_ANSWER, 'answer', 'deleted'),
      stored(['papelera/{}'], BIN_FIELDS, BOTH, WHOLE_ANSWER, 'month', 'deleted'),
      filed(FILES, RESPONDENT, ['files', 'signature'], 'answer', 'deleted'),
      filed(['pdf/{}/{}'], RESPONDENT, ['content'], 'days', 'deleted'),
      stored([`${ANSWER}/interno/muniCore`], 'username idIncidente', BOTH, CODE_WORK, 'answer', 'deleted'),
      stored([`${FORM}/incidentes_retenidos/{}`], '{id}', RESPONDENT, CODE, 'form', 'deleted'),
      stored([`${FORM}/unicas/{}`], '{id}', RESPONDENT, CODE, 'answer', 'deleted'),
      stored([`${RETENTION}/bloqueos/{}`], '{id} por nombre motivo', BOTH, CONTENT_WORK, 'answer', 'deleted'),
      stored([`${ANSWER}/notas/{}`], 'texto usuario', BOTH, CONTENT_WORK, 'answer', 'deleted'),
      stored(['consultas_publicas/{}'], '{id} respuesta certificado', RESPONDENT, CODE, 'answer', 'blanked'),
    ],
  },
  {
    name: 'orders',
    basis: 'law',
    readers: ['area', 'codeHolder'],
    lines: [
      stored(
        ['payOrders/{}'],
        'fullName dni email phone uid code id paidBy devoluciones',
        BUYER,
        ['identity', 'contact', 'payment', 'work'],
        'answer',
        'blanked',
      ),
      stored(
        ['entradas/{}/codigos/{}'],
        'fullName usedBy device',
        BUYER,
        ['identity', 'code', 'work'],
        'answer',
        'blanked',
      ),
    ],
  },
  {
    name: 'certificates',
    basis: 'task',
    readers: ['area', 'codeHolder'],
    lines: [
      stored(
        ['certificados/{}'],
        'texto titulo iniciales firmas emitidoPor codigoMunicipio revocado',
        BOTH,
        ['identity', 'content', 'work'],
        'answer',
        'blanked',
      ),
      stored(
        [`${ANSWER}/interno/certificado`],
        'codigo titulo emitidoPor revocado',
        BOTH,
        CODE_WORK,
        'answer',
        'deleted',
      ),
    ],
  },
  {
    name: 'mail',
    basis: 'task',
    readers: ['program'],
    lines: [
      filed(['sendEmailv3/{}/{}'], BOTH, ['files'], 'days', 'deleted'),
      stored(['correos_clave/{}'], 'email', ['staff'], ['contact'], 'hour', 'deleted'),
      stored(['borradores_guardados/{}'], '{id} respuesta direccion', RESPONDENT, CODE, 'month', 'deleted'),
      stored(['novedades_respuestas/{}'], '{id} direccion', RESPONDENT, CODE, 'answer', 'deleted'),
      stored(['correos_devueltos/{}'], '{id}', BOTH, CODE, 'halfYear', 'deleted'),
      stored(['avisos_apertura/{}'], '{id} direccion quien', RESPONDENT, ['contact'], 'form', 'deleted'),
      filed(['borradores/{}/{}'], RESPONDENT, ['content', 'files'], 'month', 'deleted'),
      stored(['limites_email/{}'], '{id}', ['staff'], ['work'], 'user', 'kept'),
    ],
  },
  {
    name: 'statistics',
    basis: 'task',
    readers: ['area'],
    lines: [
      stored([`${COUNTS}/aportes/{}`], '{id} autor movidas.asignado', BOTH, CODE_WORK, 'answer', 'deleted'),
      stored(BY_AUTHOR, '{author}', ['staff'], ['work'], 'form', 'kept'),
    ],
  },
  {
    name: 'staff',
    basis: 'staff',
    readers: ['administrators', 'oneself'],
    lines: [
      stored(
        ['usuarios/{}'],
        'email nombre firstName lastName inspectorID lowercase_username userMuniCore cuenta ultimoAcceso lastUpdateBy listas avisos avisosVistos ausencia {id}',
        ['staff'],
        NAMES,
        'user',
        'kept',
      ),
      stored(['sesiones_web/{}'], 'usuario uid origen', ['staff'], ['device', 'work'], 'user', 'kept'),
      stored(['segundos_factores/{}'], FACTOR_FIELDS, ['staff'], ['code', 'device'], 'user', 'deleted'),
      stored(['limites_sesion/{}'], '{id}', ['staff'], ['work'], 'user', 'kept'),
      stored(
        ['solicitudes_acceso/{}'],
        'email nombre motivo respuesta resueltaPor',
        ['staff'],
        NAMES,
        'user',
        'kept',
      ),
      stored(
        [FORM],
        'creadoPor formEditedInfo duplicatedInfo deletionInfo muniCore casos certificado reparto',
        ['staff'],
        ['work'],
        'form',
        'kept',
      ),
      stored([RETENTION], 'bloqueo', ['staff'], ['work'], 'form', 'kept'),
      stored([`${FORM}/versiones/{}/interno/muniCore`], 'username', ['staff'], ['work'], 'form', 'kept'),
    ],
  },
  {
    name: 'trail',
    basis: 'security',
    readers: ['administrators'],
    lines: [
      stored(
        ['auditoria/{}'],
        'por usuario creadoPor ciudadano cambios origen respuesta codigoMunicipio de a motivo',
        ['staff', 'respondent', 'buyer'],
        ['work', 'device', 'code'],
        'trail',
        'deleted',
      ),
      stored(
        ['derechos_personas/{}'],
        'busqueda ciudadanos conocidas respuestas pedidaPor decididaPor',
        BOTH,
        ['identity', 'contact', 'code', 'work'],
        'years',
        'blanked',
      ),
    ],
  },
  {
    name: 'abuse',
    basis: 'security',
    readers: ['program'],
    lines: [
      stored(['limites/{}'], '{id} red cuenta', BOTH, ['device', 'code'], 'days', 'deleted'),
      stored(['tokens_portal/{}'], '{id}', RESPONDENT, CODE, 'month', 'deleted'),
      stored(
        ['formularios_publicos/{}/pases/{}'],
        '{id} uid',
        RESPONDENT,
        ['device', 'code'],
        'hour',
        'deleted',
      ),
      stored(['cuentas_frenadas/{}'], '{id}', RESPONDENT, ['device'], 'month', 'deleted'),
      stored(['permisos_archivos/{}'], '{id} red', RESPONDENT, ['device'], 'days', 'deleted'),
      stored(['personas_consultadas/{}'], '{id}', RESPONDENT, CODE, 'endless', 'kept'),
    ],
  },
]

const PLACE = 'paises/{}/provincias/{}/municipios/{}'

/** Places that name nobody: places, forms as strangers see them, counts, settings of the program. */
export const NOBODYS: Pick<DataLine, 'store' | 'files'> = {
  store: [
    ...['paises/{}', 'paises/{}/provincias/{}', PLACE, `${PLACE}/areas_municipales/{}`],
    ...[`${PLACE}/tablas/{}`, `${PLACE}/tablas/{}/versiones/{}`, `${PLACE}/tablas/{}/versiones/{}/partes/{}`],
    ...[`${PLACE}/catalogo/{}`, `${PLACE}/enlaces/{}`],
    ...['claves_municipios/{}', 'formularios_publicos/{}', 'entradas/{}'],
    ...[`${FORM}/versiones/{}`, `${FORM}/interno/muniCore`, `${FORM}/busqueda/{}`],
    ...[`${FORM}/contadores/respuestas`, `${FORM}/contadores/certificados`],
    ...[COUNTS, `${COUNTS}/abiertas/{}`, `${COUNTS}/sumas/{}`, `${COUNTS}/detalles/{}`],
    ...[`${COUNTS}/autores/{}`, 'trabajo_formularios/{}', 'alarmas/{}'],
    ...['mantenimiento/{}', 'operacion/{}', 'configuracion/{}', 'aperturas_esperadas/{}'],
  ],
  files: ['cabeceras/{}/{}', 'logos/{}/{}'],
}
