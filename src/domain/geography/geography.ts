import * as z from 'zod/mini'
import { municipalRetentionFrom, type MunicipalRetention } from '../retention'
import { holidaysFrom } from './holidays'
import { flag, list, text } from '../schema'
import { readableFactorPolicy, type FactorPolicy } from '../user/second-factor'
import { brandingSchema, NO_BRANDING, type Branding } from './branding'

export interface Country {
  id: string
  nombre: string
  /** Blocked for everybody below it. */
  inhabilitado: boolean
}
export interface Province {
  id: string
  nombre: string
}
export interface Municipality {
  id: string
  nombre: string
  /** The municipality's id in the management system. */
  idMuniCore: string
  /** Two or more capital letters that begin every answer code (FMT-02). */
  key: string
  /** Blocked: its staff cannot work and its public forms take no answers (AUTH-11). */
  inhabilitado: boolean
  /** Paths of its municipal areas. */
  areas: string[]
  /** Its forms may ask for videos (EDIT-11). */
  videoHabilitado?: boolean
  /** Whom the payment provider pays, its digits; '' where the town hall takes no cards. */
  merchantCode?: string
  /** Its centre, where its maps begin (§1.9), when somebody entered it. */
  ubicacion?: { lat: number; lng: number } | null
  /** Which of its two installations the management system keeps this municipality on. */
  usarAWS?: boolean
  /** Which of the installation's services searches addresses for it (ANS-10); '' for the usual one. */
  geocodificador?: string
  /** IANA name of its time zone (OPS-08), `America/Argentina/Cordoba`; '' where nobody chose one: `defaultTimeZone`. */
  zonaHoraria?: string
  /** Days on which nobody works there (REACH-08). */
  festivos?: readonly string[]
  /** How it shows itself (PDF-02). */
  marca?: Branding
  /** How long answers are kept where forms say nothing, and no shorter than what; null for nothing of it (OPS-02). */
  retencion?: MunicipalRetention | null
  /** Which roles have a second factor (OPS-01). */
  segundoFactor?: FactorPolicy
}
export interface Area {
  /** Path `paises/p/provincias/q/municipios/m/areas_municipales/a`. */
  path: string
  id: string
  nombre: string
}

const readableBranding: z.ZodMiniType<Branding> = z.pipe(
  z.unknown(),
  z.transform((stored) => {
    const parsed = brandingSchema.safeParse(stored)
    return parsed.success ? parsed.data : NO_BRANDING
  }),
)

const readableRetention: z.ZodMiniType<MunicipalRetention | null> = z.pipe(
  z.unknown(),
  z.transform(municipalRetentionFrom),
)

export const countrySchema: z.ZodMiniType<Country> = z.looseObject({
  id: z.string(),
  nombre: text(),
  inhabilitado: flag(),
})
export const provinceSchema: z.ZodMiniType<Province> = z.looseObject({ id: z.string(), nombre: text() })
export const municipalitySchema: z.ZodMiniType<Municipality> = z.looseObject({
  id: z.string(),
  nombre: text(),
  idMuniCore: text(),
  key: text(),
  inhabilitado: flag(),
  areas: list(z.string()),
  videoHabilitado: flag(),
  merchantCode: text(),
  ubicacion: z.optional(z.nullable(z.looseObject({ lat: z.number(), lng: z.number() }))),
  usarAWS: flag(),
  geocodificador: text(),
  zonaHoraria: text(),
  festivos: z.optional(z.pipe(z.unknown(), z.transform(holidaysFrom))),
  // One that cannot be read keeps nobody from working.
  marca: z._default(readableBranding, NO_BRANDING),
  retencion: z.optional(readableRetention),
  segundoFactor: z.optional(readableFactorPolicy),
})
export const areaSchema: z.ZodMiniType<Area> = z.looseObject({
  path: z.string(),
  id: z.string(),
  nombre: text(),
})
