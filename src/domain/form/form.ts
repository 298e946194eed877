import * as z from 'zod/mini'
import type { CertificateLayout } from './certificate/layout'
import type { StoredKind } from '../files/limits'
import { brandingSchema, type Branding } from '../geography/branding'
import { flag, list, text } from '../schema'
import type { RetentionRule } from '../retention'
import { paymentsSchema, type Payment } from '../payment/payments'
import type { FormNotice } from './form-notices'
import type { Case } from './case'
import type { Check } from './check'
import type { InitialRule } from './initial-rule'
import { optionsSchema, type FormOptions } from './options'
import type { Schedule } from './schedule'
import type { SharingRule } from './sharing-rule'
import { type Section } from './section'
import { sectionsSchema } from './sections'
import type { SecondPersonRule } from './second-person'
import { signatureSchema, type Signature } from './signature'
import { statesSchema, type States } from './state'
import { plainTitle } from '../text/without-answers'

export interface AreaInfo {
  nombre: string
  id: string
}
export interface MunicipalityInfo {
  nombre: string
  /** The municipality's id in the management system. */
  idMuniCore: string
}
/** Something that the management system keeps at a place: a street lamp, a tree (INC-03). */
export interface PlacedAsset {
  /** Its id there. */
  idIdentificador: string
  descripcion: string
}
export interface Location {
  latlng: { lat: number; lng: number } | null
  /** The address in words. */
  direccion: string
  /** What the answer is about there; only answers of staff have it. */
  identificador?: PlacedAsset | undefined
}

/** The fields that a form, its versions and its answers share. */
export interface FormHeading {
  /** Words of the title in the base language; others in `titulo_{lang}`. */
  titulo: string
  /** Paths of the municipal areas, the first decides (EDIT-06). */
  areas: string[]
  areaInfo: AreaInfo
  municipioInfo: MunicipalityInfo
  /** Path of the municipality above the first area. */
  municipalityPath: string
  estados: States
  opcionales: FormOptions
  /** '' when the form has no header image. */
  headerImageURL: string
}

/** What is needed to answer a form and to read an answer: `formularios/{id}/versiones/{n}`, immutable. */
export interface FormVersion extends FormHeading {
  formId: string
  version: number
  /** Letters that begin every answer code of the municipality (FMT-02). */
  claveMunicipio: string
  descripcion: string
  secciones: Section[]
  signatures: Signature[]
  /** What can be paid when `addPaymentGateway` (EDIT-13). */
  payments: Payment[]
  /** Text of the public voucher. */
  customizedVoucherText: string
  /** What buyers have to know of a purchase: what is included, when it can be given back (§2.3); '' for nothing. */
  purcharseOrderDetails: string
  /** For how many days the drafts of strangers are kept, by a link to their address; left out for not at all (REACH-04). */
  seguir?: number | undefined
  /** `true` where it opens by signed links alone, to who is not staff (REACH-05). */
  soloFirmado?: unknown
  /** What who gave an address is told (REACH-06): here only whether anything is, which the page looks at. */
  avisos?: unknown
  /** The municipality's centre, where the map of a form with `geolocalizacion` begins (ANS-10). */
  ubicacion?: Location | null
  /**
   * The municipality's time zone, by which all days and hours of its answers are (OPS-08). It is told with the version
   * by whoever reads it and not stored with it, because it is the municipality's to change; see `zoneOf`.
   */
  zonaHoraria?: string | undefined
}

/** Which incident type belongs to a state, with `incidentesXestado`. */
export interface IncidentTypeOfState {
  stateId: number
  idTipoIncidente: string
}
/**
 * Settings of the management system (§1.3); their presence means that the form is kept in step with it. Ids of that
 * system are texts here, '' when there is none. `usarAWS`, `idIdentificador` and `idIncidente` belong to answers.
 */
export interface MuniCoreSettings {
  /** Who made the form's incident types, by the name there. */
  username: string
  /** The area of the management system that gets the incidents. */
  areaId: string
  /** The form's incident type; with `incidentesXestado` that of the initial state. */
  idTipoIncidente: string
  /** With `incidentesXestado`: the incident type of each state. */
  tiposIncidentes: IncidentTypeOfState[]
  /** Citizens see incidents of this type. */
  publico: boolean
}
/** Which agenda gives the appointments (§1.3, EDIT-14). */
export interface AppointmentGroup {
  /** What the appointment system says about the agenda, `id` and `nombre` at least. */
  appointmentData: { id: string; nombre: string }
  tenantId: string
  tenantUniqueName: string
}

/** Where a duplicated form comes from (LIST-07). */
export interface DuplicatedInfo {
  username: string
  date: Date
  /** The form that was copied. */
  parentFormId: string
}

/** A form as edited: `formularios/{id}`. */
export interface Form extends FormHeading {
  id: string
  /** Grows by one with every saved change of the definition (EDIT-24). */
  version: number
  claveMunicipio: string
  descripcion: string
  secciones: Section[]
  signatures: Signature[]
  payments: Payment[]
  customizedVoucherText: string
  purcharseOrderDetails: string
  /** How many answers are accepted when `limitResponses`. */
  responsesCount: number
  ubicacion: Location | null
  muniCore?: MuniCoreSettings | null
  appointmentGroup?: AppointmentGroup | null
  /** How certificates of its answers are made, with `opcionales.certificado` (PDF-02). */
  certificado?: CertificateLayout | null
  /** Fillings that are kept to try its rules (LOGIC-09); versions, which strangers read, have none. */
  casos?: readonly Case[] | undefined
  /** In which state an answer begins that says something (LOGIC-01); versions, which strangers read, have none. */
  estadoInicial?: readonly InitialRule[] | undefined
  /** Whom it lets go no further without saying by what (LOGIC-01); versions, which strangers read, have none. */
  cierres?: readonly Check[] | undefined
  /** Whose turn its answers are (REACH-08); versions, which strangers read, have none. */
  reparto?: readonly SharingRule[] | undefined
  /** For how many days the drafts of strangers are kept; left out for not at all (REACH-04). */
  seguir?: number | undefined
  /** It opens by signed links alone, to who is not staff; left out where it does not (REACH-05). */
  soloFirmado?: true | undefined
  /** What who gave an address is told by mail; left out for nothing (REACH-06). */
  avisos?: readonly FormNotice[] | undefined
  /** How another person is asked for a part; versions, which strangers read, have none (REACH-11). */
  otraPersona?: SecondPersonRule | null | undefined
  /** When it takes answers of people who are not staff; left out or null at all times (REACH-01). */
  horario?: Schedule | null | undefined
  /** How long its answers are kept; left out or null as its municipality says (OPS-02). */
  retencion?: RetentionRule | null | undefined
  creadoPor: string
  fechaCreacion: Date | null
  timeStamp: Date | null
  lastUpdate: Date | null
  /** Who saved when, oldest first. */
  formEditedInfo: { date: Date; username: string; guardado?: string | undefined }[]
  /** Softly deleted: kept because it has answers. */
  deleted: boolean
  /** Only on forms that are copies of another. */
  duplicatedInfo?: DuplicatedInfo | null
}

/** Why a form for strangers does not take answers. */
export const CLOSED_REASONS = ['eliminado', 'limite', 'municipio'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** What a stranger may know of a form before reading its version: `formularios_publicos/{id}`. */
export interface PublicForm {
  formId: string
  version: number
  /** Takes answers now. */
  abierto: boolean
  /** Why not, when it does not. */
  motivo: ClosedReason | null
  titulo: string
  /** Which files it asks for: of strangers no others are taken. */
  adjuntos: Record<StoredKind, boolean>
  /** It asks for signatures. */
  firmas: boolean
  /** It has closings that only the server knows: it looks at an answer before rules take it (LOGIC-01). */
  examina?: boolean | undefined
  /** How its municipality shows itself, as functions said it last (PDF-02). */
  marca?: Branding | undefined
  /** What its municipality is called, likewise; read only where it takes no answers (ANS-11). */
  municipio?: string | undefined
  /** Which service searches addresses for it, likewise (ANS-10); '' for the usual one. */
  geocodificador?: string | undefined
  /** The municipality's time zone, likewise (OPS-08). */
  zonaHoraria?: string | undefined
  /** When it opens and closes, likewise; `opening.ts` reads it (REACH-01). */
  horario?: unknown
}

/** Schema of what a form is called and whose it is, also in a row of the list of forms. */
export const placedShape = {
  titulo: text(),
  areas: list(z.string()),
  areaInfo: z._default(z.looseObject({ nombre: text(), id: text() }), { nombre: '', id: '' }),
  municipioInfo: z._default(z.looseObject({ nombre: text(), idMuniCore: text() }), {
    nombre: '',
    idMuniCore: '',
  }),
  municipalityPath: text(),
  opcionales: optionsSchema,
}

/** Schema of the fields of `FormHeading`, to be spread into the documents that carry them. */
export const headingShape = {
  ...placedShape,
  estados: statesSchema,
  headerImageURL: text(),
}
/** Schema of the fields that a form and its versions have. */
export const definitionShape = {
  ...headingShape,
  version: z.number(),
  claveMunicipio: text(),
  descripcion: text(),
  secciones: sectionsSchema(),
  signatures: list(signatureSchema),
  payments: paymentsSchema(),
  customizedVoucherText: text(),
  purcharseOrderDetails: text(),
  seguir: z.optional(z.number()),
}

export const locationSchema: z.ZodMiniType<Location> = z.looseObject({
  latlng: z._default(z.nullable(z.looseObject({ lat: z.number(), lng: z.number() })), null),
  direccion: text(),
  identificador: z.optional(z.looseObject({ idIdentificador: z.string(), descripcion: text() })),
})

export const formVersionSchema: z.ZodMiniType<FormVersion> = z.looseObject({
  ...definitionShape,
  formId: z.string(),
  ubicacion: z._default(z.nullable(locationSchema), null),
  zonaHoraria: z.optional(z.string()),
})

export const publicFormSchema: z.ZodMiniType<PublicForm> = z.looseObject({
  formId: z.string(),
  version: z.number(),
  abierto: z.boolean(),
  motivo: z._default(z.nullable(z.enum(CLOSED_REASONS)), null),
  titulo: plainTitle(),
  adjuntos: z._default(z.object({ imagen: flag(), documento: flag(), video: flag(), audio: flag() }), {
    imagen: false,
    documento: false,
    video: false,
    audio: false,
  }),
  firmas: flag(),
  marca: z.optional(brandingSchema),
  municipio: z.optional(z.string()),
  geocodificador: z.optional(z.string()),
  zonaHoraria: z.optional(z.string()),
})
