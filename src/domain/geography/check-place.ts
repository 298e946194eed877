import * as z from 'zod/mini'
import { NO_KEY } from '../answer/code'

/** Longest name of an area or a municipality, in letters; the rules hold the same. */
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
  'merchantInvalid',
  'provinceMissing',
] as const
export type PlaceFault = (typeof PLACE_FAULTS)[number]

const chosen = (missing: PlaceFault) => z.string().check(z.minLength(1, missing))
const name = (missing: PlaceFault, tooLong: PlaceFault) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(MAX_PLACE_NAME_LENGTH, tooLong))
const formed = (form: RegExp, missing: PlaceFault, invalid: PlaceFault) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.regex(form, invalid))

/** What is typed of an area (§1.5, GEO-01); messages are {@link PlaceFault}. It gives the name without spaces around. */
export const areaDraftSchema = z.object({
  municipalityPath: chosen('municipalityMissing'),
  nombre: name('areaNameMissing', 'nameTooLong'),
})

/** Begins every answer code, and those of no other municipality (GEO-04). */
const keyBeside = (taken: readonly string[]) =>
  formed(/^\p{Lu}{2,12}$/u, 'keyMissing', 'keyInvalid').check(
    z.refine((key) => key !== NO_KEY && !taken.includes(key), { error: 'keyTaken' satisfies PlaceFault }),
  )

/**
 * What is typed of a municipality (§1.5, GEO-01), likewise.
 * @param taken the keys of all others
 */
export const municipalityDraftSchema = (taken: readonly string[]) =>
  z.object({
    provincePath: chosen('provinceMissing'),
    nombre: name('municipalityNameMissing', 'nameTooLong'),
    key: keyBeside(taken),
    /** Its id in the management system. */
    idMuniCore: formed(/^[1-9]\d{0,19}$/, 'idMissing', 'idInvalid'),
    /** Whom the payment provider pays (PAY-04): the nine digits of its FUC, or '' for no cards. */
    merchantCode: z.string().check(z.trim(), z.regex(/^(\d{9})?$/, 'merchantInvalid' satisfies PlaceFault)),
  })
export type MunicipalityDraft = z.infer<ReturnType<typeof municipalityDraftSchema>>
