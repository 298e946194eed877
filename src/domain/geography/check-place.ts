import * as z from 'zod/mini'
import { MUNICIPALITY_KEY, NO_KEY } from '../codes/answer-code'
import { typedHolidays } from './holidays'
import { pointAt } from '../point'
import {
  areRetentionDays,
  NO_MUNICIPAL_RETENTION,
  RETENTION_ENDS,
  type MunicipalRetention,
} from '../retention'
import { isTimeZone } from '../zone'
import { isColor, isReadableColor, MAX_CONTACT_LENGTH, MAX_DATA_NOTICE_LENGTH } from './sound-branding'
import type { Municipality } from './geography'
import { cleaned } from '../schema'

/** Longest name of an area or a municipality, in letters; the rules refuse longer ones too. */
export const MAX_PLACE_NAME_LENGTH = 200

/** Why a field of an area or a municipality is wrong. */
export const PLACE_FAULTS = [
  'areaNameMissing',
  'municipalityMissing',
  'municipalityNameMissing',
  'nameTooLong',
  'keyMissing',
  'keyInvalid',
  'keyTaken',
  'idMissing',
  'idInvalid',
  'idTaken',
  'idUnknown',
  'merchantInvalid',
  'provinceMissing',
  'centreInvalid',
  'zoneMissing',
  'zoneUnknown',
  'colorInvalid',
  'colorTooLight',
  'contactTooLong',
  'dataNoticeTooLong',
  'daysInvalid',
  'daysBelowLeast',
  'holidaysInvalid',
] as const
export type PlaceFault = (typeof PLACE_FAULTS)[number]

const chosen = (missing: PlaceFault) => z.string().check(z.minLength(1, missing))
const name = (missing: PlaceFault, tooLong: PlaceFault) =>
  z.string().check(cleaned(), z.minLength(1, missing), z.maxLength(MAX_PLACE_NAME_LENGTH, tooLong))
const formed = (form: RegExp, missing: PlaceFault, invalid: PlaceFault) =>
  z.string().check(cleaned(), z.minLength(1, missing), z.regex(form, invalid))

/** What is typed of an area (§1.5, GEO-01); messages are {@link PlaceFault}. It gives the name without spaces around. */
export const areaDraftSchema = z.object({
  municipalityPath: chosen('municipalityMissing'),
  nombre: name('areaNameMissing', 'nameTooLong'),
})

/** Begins every answer code, and those of no other municipality (GEO-04). */
const keyBeside = (taken: readonly string[]) =>
  formed(MUNICIPALITY_KEY, 'keyMissing', 'keyInvalid').check(
    z.refine((key) => key !== NO_KEY && !taken.includes(key), { error: 'keyTaken' satisfies PlaceFault }),
  )

const CENTRE = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)$/

/** The point that somebody typed as two numbers, latitude first; null for none and for what is no point. */
export function typedPoint(typed: string): { lat: number; lng: number } | null {
  const [, lat, lng] = CENTRE.exec(typed.trim()) ?? []
  return lat === undefined || lng === undefined ? null : pointAt(Number(lat), Number(lng))
}

/** Where the maps of a municipality begin (§1.9), or '' . */
const centre = z.string().check(
  cleaned(),
  z.refine((typed) => typed === '' || typedPoint(typed) !== null, {
    error: 'centreInvalid' satisfies PlaceFault,
  }),
)
/** White letters are read on it and it is read on white, in both themes (WCAG AA). */
const color = z.string().check(
  cleaned(),
  z.toLowerCase(),
  z.refine((typed) => typed === '' || isColor(typed), { error: 'colorInvalid' satisfies PlaceFault }),
  z.refine((typed) => !isColor(typed) || isReadableColor(typed), {
    error: 'colorTooLight' satisfies PlaceFault,
  }),
)
const words = (most: number, tooLong: PlaceFault) => z.string().check(cleaned(), z.maxLength(most, tooLong))

/** Days as they are typed; 0 for none. */
const daysTyped = (typed: string): number => (typed === '' ? 0 : Number(typed))
const days = z.string().check(
  cleaned(),
  z.refine((typed) => typed === '' || areRetentionDays(daysTyped(typed)), {
    error: 'daysInvalid' satisfies PlaceFault,
  }),
)

/**
 * What is typed of a municipality (§1.5, GEO-01, GEO-04), likewise.
 * @param taken the keys of all others
 * @param takenIds their ids in the management system; the own one stays as it is, also where another has it too
 */
export const municipalityDraftSchema = (taken: readonly string[], takenIds: readonly string[] = []) =>
  z
    .object({
      provincePath: chosen('provinceMissing'),
      nombre: name('municipalityNameMissing', 'nameTooLong'),
      key: keyBeside(taken),
      /** Its id in the management system. */
      idMuniCore: formed(/^[1-9]\d{0,19}$/, 'idMissing', 'idInvalid').check(
        z.refine((id) => !takenIds.includes(id), { error: 'idTaken' satisfies PlaceFault }),
      ),
      /** Whom the payment provider pays (PAY-04): the nine digits of its FUC, or '' for no cards. */
      merchantCode: z
        .string()
        .check(cleaned(), z.regex(/^(\d{9})?$/, 'merchantInvalid' satisfies PlaceFault)),
      centro: centre,
      videoHabilitado: z.boolean(),
      usarAWS: z.boolean(),
      /** Name of one of the installation's geocoders; '' for the usual one. */
      geocodificador: z.string(),
      /** IANA name of its time zone (OPS-08). */
      zonaHoraria: chosen('zoneMissing').check(
        z.refine(isTimeZone, { error: 'zoneUnknown' satisfies PlaceFault }),
      ),
      /** Days on which nobody works there (REACH-08). */
      festivos: z.string().check(
        z.refine((typed) => typedHolidays(typed) !== null, {
          error: 'holidaysInvalid' satisfies PlaceFault,
        }),
      ),
      logo: z.string(),
      color,
      contacto: words(MAX_CONTACT_LENGTH, 'contactTooLong'),
      avisoDatos: words(MAX_DATA_NOTICE_LENGTH, 'dataNoticeTooLong'),
      /** Fewest days that a form may say, and days where it says nothing; '' for none (OPS-02). */
      guardaMinimo: days,
      guardaDias: days,
      guardaDesde: z.enum(['creacion', 'cambio']),
      guardaAccion: z.enum(RETENTION_ENDS),
    })
    .check(
      z.refine(
        ({ guardaMinimo, guardaDias }) =>
          guardaDias === '' || daysTyped(guardaDias) >= daysTyped(guardaMinimo),
        {
          error: 'daysBelowLeast' satisfies PlaceFault,
          path: ['guardaDias'],
        },
      ),
    )
export type MunicipalityDraft = z.infer<ReturnType<typeof municipalityDraftSchema>>

/** What is stored of it: everything but where it stands. */
export type MunicipalityFields = Pick<Municipality, 'nombre' | 'key' | 'idMuniCore'> &
  Required<
    Pick<
      Municipality,
      | 'merchantCode'
      | 'ubicacion'
      | 'videoHabilitado'
      | 'usarAWS'
      | 'geocodificador'
      | 'zonaHoraria'
      | 'festivos'
      | 'marca'
      | 'retencion'
    >
  >

/** What was typed, as a municipality stores it. */
export const municipalityFields = ({
  nombre,
  key,
  idMuniCore,
  merchantCode,
  centro,
  videoHabilitado,
  usarAWS,
  geocodificador,
  zonaHoraria,
  festivos,
  guardaMinimo,
  guardaDias,
  guardaDesde,
  guardaAccion,
  ...marca
}: Omit<MunicipalityDraft, 'provincePath'>): MunicipalityFields => ({
  nombre,
  key,
  idMuniCore,
  merchantCode,
  ubicacion: typedPoint(centro),
  videoHabilitado,
  usarAWS,
  geocodificador,
  zonaHoraria,
  festivos: typedHolidays(festivos) ?? [],
  marca: {
    logo: marca.logo,
    color: marca.color,
    contacto: marca.contacto,
    avisoDatos: marca.avisoDatos,
  },
  retencion: retentionTyped({ guardaMinimo, guardaDias, guardaDesde, guardaAccion }),
})

type RetentionTyped = Pick<MunicipalityDraft, 'guardaMinimo' | 'guardaDias' | 'guardaDesde' | 'guardaAccion'>

function retentionTyped(typed: RetentionTyped): MunicipalRetention | null {
  const [minimo, dias] = [daysTyped(typed.guardaMinimo), daysTyped(typed.guardaDias)]
  return minimo === 0 && dias === 0
    ? null
    : { minimo, dias, desde: typed.guardaDesde, accion: typed.guardaAccion }
}

/** What is stored, as it is typed. */
export function typedRetention(stored: MunicipalRetention | null | undefined): RetentionTyped {
  const { minimo, dias, desde, accion } = stored ?? NO_MUNICIPAL_RETENTION
  const typed = (number: number) => (number === 0 ? '' : String(number))
  return { guardaMinimo: typed(minimo), guardaDias: typed(dias), guardaDesde: desde, guardaAccion: accion }
}
