import * as z from 'zod/mini'
import { list, moment, text } from '../schema'
import { firstLetter, shortenText } from '../text/shorten'
import { plainTitle } from '../text/without-answers'

/**
 * What leaves an entry in the audit trail (SEC-06). Of answers: `estado` moved, `completado`,
 * `correccion` put right by staff, `pedidoCambios` sent back to the citizen, `revision` revised by the citizen, `revisionCerrada` looked at by staff, `partePedida` another person was mailed the link to a part, `parteDada`, `parteRechazada`,
 * `borrado`, `restaurado` it came back from the bin, `borradoFinal` it was erased there, `retencion` those of a form whose time was over were erased or lost their person, `bloqueo` somebody held it or all of a form back, `bloqueoLevantado`, `asignacion` somebody's turn became another's, `email` a mail was sent, `correoDevuelto` one came back, `mensaje` to who works with its incident,
 * `incidente` its incident was made,
 * `incidentes` those that waited since a flood were made or discarded, `exportacion`, `pdf` asked for by staff or its author, `acta` its
 * record asked for with its code. Of the management system: `ciudadano` somebody was looked up, `altaCiudadano`,
 * `identificadores` assets were looked up, `ingresoCiudadano` a citizen came from the portal. Of sessions: `sesion` begun, `sesionRechazada`, `sesionCerrada` by somebody
 * else. Of users: `usuarioAlta`, `usuarioCambio`, `usuarioBaja` ended, `usuarioVuelta` taken back, `factorAlta` has a second factor, `factorBaja` none any more, `factorReinicio` it was reset, `factorCodigos` other
 * recovery codes, `factorRecuperacion` one was used, `factorRechazado` so many codes were wrong that time has to pass, `factorLlave` a passkey was added, `factorLlaveBaja` taken away, `factorLlaveCopia` its count went back, `solicitud` somebody asked to be one, `solicitudAceptada`, `solicitudRechazada`. Of places:
 * `lugarAlta`, `lugarCambio`, `lugarBaja`. Of forms: `formularioAlcance` who may answer and read it, `formularioPlazo` how long its answers are kept,
 * `formularioBorrado`, `formularioRecuperado` it came back from the bin, `formularioBorradoFinal` it was erased there. Of orders: `pedido` placed, `pedidoCambiado` taken back to be made anew, `pedidoPagado` by the
 * provider's word or at the counter, `pedidoRechazado`, `pedidoVencido` its time was over, `pedidoPorDevolver` money came
 * that has to be given back, `pedidoDevuelto` it was, `pedidoSinDatos` its answer was deleted and its buyer forgotten; `pagoRechazado` a notification that is not valid,
 * `pagoSinCoincidir` the provider says something else than what is here, `entradaUsada` a ticket let somebody in;
 * `pedidosVistos` and `entradasVistas` a form's orders, or the tickets at its door, were read with who bought them.
 * Of appointments: `turno` was booked, moved or cancelled in the appointment
 * system, `turnoIngreso` the booking page was opened in a citizen's name.
 * Of certificates: `certificado` made of an answer, `certificadoRevocado`, `certificadoEntregado` downloaded.
 * Of the rights of a person: `personaBuscada` somebody was looked for, `personaEntregada` what is stored of them was
 * taken out, `supresionPedida`, `supresionConfirmada`, `supresionRechazada`, `supresionHecha` nothing is left.
 */
export const AUDIT_KINDS = [
  'estado',
  'completado',
  'correccion',
  'pedidoCambios',
  'revision',
  'revisionCerrada',
  'partePedida',
  'parteDada',
  'parteRechazada',
  'borrado',
  'restaurado',
  'borradoFinal',
  'retencion',
  'bloqueo',
  'bloqueoLevantado',
  'asignacion',
  'email',
  'correoDevuelto',
  'mensaje',
  'incidente',
  'incidentes',
  'exportacion',
  'pdf',
  'acta',
  'ciudadano',
  'altaCiudadano',
  'identificadores',
  'ingresoCiudadano',
  'sesion',
  'sesionRechazada',
  'sesionCerrada',
  'usuarioAlta',
  'usuarioCambio',
  'usuarioBaja',
  'usuarioVuelta',
  'factorAlta',
  'factorBaja',
  'factorReinicio',
  'factorCodigos',
  'factorRecuperacion',
  'factorRechazado',
  'factorLlave',
  'factorLlaveBaja',
  'factorLlaveCopia',
  'solicitud',
  'solicitudAceptada',
  'solicitudRechazada',
  'lugarAlta',
  'lugarCambio',
  'lugarBaja',
  'formularioAlcance',
  'formularioPlazo',
  'formularioBorrado',
  'formularioRecuperado',
  'formularioBorradoFinal',
  'pedido',
  'pedidoCambiado',
  'pedidoPagado',
  'pedidoRechazado',
  'pedidoVencido',
  'pedidoPorDevolver',
  'pedidoDevuelto',
  'pedidoSinDatos',
  'pagoRechazado',
  'pagoSinCoincidir',
  'entradaUsada',
  'pedidosVistos',
  'entradasVistas',
  'turno',
  'turnoIngreso',
  'certificado',
  'certificadoRevocado',
  'certificadoEntregado',
  'personaBuscada',
  'personaEntregada',
  'supresionPedida',
  'supresionConfirmada',
  'supresionRechazada',
  'supresionHecha',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** A field that was changed, by its stored name, as words. */
export interface AuditChange {
  campo: string
  de: string
  a: string
}

/** Where a call came from, as far as it is kept: the network of its address, the kind of device. */
export interface AuditOrigin {
  red: string
  dispositivo: string
}

/** What an entry is about; what does not apply is ''. */
export interface AuditSubject {
  respuesta: string
  /** The answer's code. */
  codigoMunicipio: string
  /** The answer's author. */
  creadoPor: string
  idPlantilla: string
  /** Title of the form. */
  formulario: string
  /** Whom of the staff it is about, or the hidden address of who was refused. */
  usuario: string
  municipalityPath: string
  /** Name of the place. */
  lugar: string
  /** Id in the management system, or the end of the number that was looked up. */
  ciudadano: string
  /** States before and after. */
  de: string
  a: string
  /** Why a session was refused. */
  motivo: string
}

/** An entry of the audit trail: `auditoria/{id}`, written by functions alone. */
export interface AuditEntry extends AuditSubject {
  id: string
  tipo: string
  /** Username of who did it; '' for strangers, functions and operators. */
  por: string
  /** The role at that moment. */
  rol: string
  /** Id of the web session. */
  sesion: string
  origen: AuditOrigin | null
  fecha: Date | null
  cambios: AuditChange[]
  /** How many answers were taken out, recipients written to, times it happened; null where nothing is counted. */
  cantidad: number | null
}

const changeSchema: z.ZodMiniType<AuditChange> = z.looseObject({ campo: text(), de: text(), a: text() })

/** Where something came from; null where nobody knows. */
export const auditOriginSchema: z.ZodMiniType<AuditOrigin | null> = z.nullable(
  z._default(z.nullable(z.looseObject({ red: text(), dispositivo: text() })), null),
)

export const auditEntrySchema: z.ZodMiniType<AuditEntry> = z.looseObject({
  id: z.string(),
  tipo: z.string(),
  por: text(),
  rol: text(),
  sesion: text(),
  origen: auditOriginSchema,
  fecha: moment(),
  respuesta: text(),
  codigoMunicipio: text(),
  creadoPor: text(),
  idPlantilla: text(),
  formulario: plainTitle(),
  usuario: text(),
  municipalityPath: text(),
  lugar: text(),
  ciudadano: text(),
  de: text(),
  a: text(),
  motivo: text(),
  cambios: list(changeSchema),
  cantidad: z.nullable(z._default(z.nullable(z.number()), null)),
})

/** Most letters of a text in an entry: it says what happened and is no copy of it. */
const MAX_LETTERS = 500
const MAX_CHANGES = 40

const short = (words: string): string => shortenText(words, MAX_LETTERS)

/** A value as an entry says it. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * The fields that differ between two records, in words.
 * @param fields the ones that count
 */
export function auditChanges(before: object, after: object, fields: readonly string[]): AuditChange[] {
  const old: Record<string, unknown> = { ...before }
  const now: Record<string, unknown> = { ...after }
  return fields
    .map((campo) => ({ campo, de: short(inWords(old[campo])), a: short(inWords(now[campo])) }))
    .filter(({ de, a }) => de !== a)
    .slice(0, MAX_CHANGES)
}

/** What an entry says of the answer that it is about. */
export const aboutAnswer = (answer: {
  id: string
  idPlantilla: string
  titulo: string
  codigoMunicipio: string
  creadoPor: string
  municipalityPath: string
}) => ({
  respuesta: answer.id,
  idPlantilla: answer.idPlantilla,
  formulario: answer.titulo,
  codigoMunicipio: answer.codigoMunicipio,
  creadoPor: answer.creadoPor,
  municipalityPath: answer.municipalityPath,
})

/** The texts of a subject, each of bounded length. */
export const boundedSubject = (subject: Partial<AuditSubject>): Partial<AuditSubject> =>
  Object.fromEntries(Object.entries(subject).map(([field, words]) => [field, short(words)]))

/** The end of a document number: enough to know it again, not to learn it. */
export const hiddenNumber = (number: string): string => `…${number.slice(-3)}`

/** An address that does not give away its owner. */
export function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${firstLetter(name)}…@${domain}`
}
