/** How a form asks somebody else for a part of an answer (REACH-11). */
import * as z from 'zod/mini'
import { currentRef, stateRef } from './state-ref'
import type { States } from './state'
import { isHiddenByRule } from './outcome'
import type { Section } from './section'
import { allQuestions } from './questions-of'
import { kindOf } from './kinds'
import type { Question } from './question'
import { text } from '../schema'

/** Most days for which a mailed link is open, and how many a form begins with. */
export const MAX_PART_DAYS = 90
export const USUAL_PART_DAYS = 14

/**
 * Where the address of the other person is asked for, how long their link is open, and the states of the answer
 * meanwhile. It stands with the form and in none of its versions, which strangers read.
 */
export interface SecondPersonRule {
  /** Id of the question of kind e-mail that says the address. */
  correo: string
  dias: number
  /** Reference of the state in which the answer waits for the part. */
  espera: string
  /** Reference of the state into which it comes when the person refuses. */
  rechazo: string
}

/** Whether a link may be open for so many days. */
export const isPartDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= MAX_PART_DAYS

export const secondPersonSchema: z.ZodMiniType<SecondPersonRule> = z.looseObject({
  correo: text(),
  dias: z.int().check(z.minimum(1), z.maximum(MAX_PART_DAYS)),
  espera: text(),
  rechazo: text(),
})

export const NEW_RULE: SecondPersonRule = { correo: '', dias: USUAL_PART_DAYS, espera: '', rechazo: '' }

/** Whether a section is another person's to answer. */
export const isOthersPart = ({ otraPersona }: Pick<Section, 'otraPersona'>): boolean => otraPersona !== ''

/** Position of the section that another person answers; -1 for none. */
export const othersPartIn = (secciones: readonly Section[]): number => secciones.findIndex(isOthersPart)

/** Whether an answer asks another person for their part: no rule leaves it out, and they did not give it. */
export const waitsForPart = (secciones: readonly Section[]): boolean =>
  secciones.some((section) => isOthersPart(section) && !section.dada && !isHiddenByRule(section))

/** The questions that can say the address: asked once, of who answers the rest. */
export const addressQuestions = (secciones: readonly Section[]): Question[] =>
  secciones
    .filter((section) => !isOthersPart(section) && !section.repetible)
    .flatMap((section) => allQuestions([section]))
    .filter((question) => kindOf(question) === 'email' && !question.repetible)

interface Asking {
  secciones: Section[]
  estados: States
  otraPersona?: SecondPersonRule | null | undefined
}

/**
 * What keeps a form from asking another person: `twice` two sections are somebody else's, `address` nobody is asked for
 * the address, or not always, `states` there is no state in which the answer waits, or none for who refuses.
 */
export type SecondPersonFault = 'twice' | 'address' | 'states'

/** Whether nobody who answers gets past a question without an answer. */
export const isAlwaysAsked = ({ required, obligatoriaSi }: Question): boolean =>
  required || obligatoriaSi !== ''

/** What is wrong with the states of a rule: `missing` none is chosen or it is gone, `same` both are one. */
export function stateFaults(
  { disponibles }: States,
  { espera, rechazo }: SecondPersonRule,
): { espera: 'missing' | null; rechazo: 'missing' | 'same' | null } {
  const refs = new Set(disponibles.map(stateRef))
  const isSame = espera === rechazo ? 'same' : null
  return {
    espera: refs.has(espera) ? null : 'missing',
    rechazo: refs.has(rechazo) ? isSame : 'missing',
  }
}

/** What is wrong with the question that says the address: `missing` it is none, `optional` it may be left out. */
export function addressFault(
  secciones: readonly Section[],
  { correo }: SecondPersonRule,
): 'missing' | 'optional' | null {
  const asked = addressQuestions(secciones).find(({ id }) => id === correo)
  if (!asked) return 'missing'
  return isAlwaysAsked(asked) ? null : 'optional'
}

/** The first fault of a form that asks another person for a part; null for none, and where nobody is asked. */
export function secondPersonFault({ secciones, estados, otraPersona }: Asking): SecondPersonFault | null {
  const parts = secciones.filter(isOthersPart)
  if (parts.length === 0) return null
  if (parts.length > 1) return 'twice'
  const rule = otraPersona ?? NEW_RULE
  if (addressFault(secciones, rule)) return 'address'
  const { espera, rechazo } = stateFaults(estados, rule)
  return (espera ?? rechazo) ? 'states' : null
}

/** Whether an answer stands where it waits for the other person. */
export const isWaitingIn = (estados: States, { espera }: SecondPersonRule): boolean =>
  espera !== '' && currentRef(estados) === espera
