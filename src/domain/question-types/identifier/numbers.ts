/**
 * Numbers that offices give to people, firms and accounts, by country (KIND-02). Their check digits are those of a kept
 * library; postal codes and plates have a form alone.
 */
import { validate as cbu } from 'stdnum/lib/esm/ar/cbu.js'
import { validate as cuit } from 'stdnum/lib/esm/ar/cuit.js'
import { validate as dni } from 'stdnum/lib/esm/ar/dni.js'
import { validate as cnpj } from 'stdnum/lib/esm/br/cnpj.js'
import { validate as cpf } from 'stdnum/lib/esm/br/cpf.js'
import { validate as rut } from 'stdnum/lib/esm/cl/rut.js'
import { validate as nie } from 'stdnum/lib/esm/es/nie.js'
import { validate as nif } from 'stdnum/lib/esm/es/nif.js'
import { validate as portugueseNif } from 'stdnum/lib/esm/pt/nif.js'
import { isIban, isOfficial } from '../../official-numbers'
import type { IdentifierName } from './names'

/** Whether a number, without what stands between its signs, is one. */
type IsOne = (compact: string) => boolean

const official =
  (validate: (text: string) => { isValid: boolean }): IsOne =>
  (compact) =>
    isOfficial(compact, validate)
const written =
  (form: RegExp): IsOne =>
  (compact) =>
    form.test(compact)

export const IDENTIFIERS: Record<IdentifierName, IsOne> = {
  'ar-dni': official(dni),
  'ar-cuit': official(cuit),
  'ar-cbu': official(cbu),
  'ar-postal': written(/^(?:[A-HJ-NP-Z]\d{4}[A-Z]{3}|\d{4})$/),
  'ar-plate': written(/^(?:[A-Z]{3}\d{3}|[A-Z]{2}\d{3}[A-Z]{2}|[A-Z]\d{3}[A-Z]{3}|\d{3}[A-Z]{3})$/),
  'es-nif': (compact) => official(nif)(compact) || official(nie)(compact),
  'es-nie': official(nie),
  'es-postal': written(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/),
  'es-plate': written(/^(?:\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}|[A-Z]{1,2}\d{4}[A-Z]{0,2})$/),
  'br-cpf': official(cpf),
  'br-cnpj': official(cnpj),
  'br-postal': written(/^\d{8}$/),
  'cl-rut': official(rut),
  'pt-nif': official(portugueseNif),
  'pt-postal': written(/^\d{7}$/),
  iban: isIban,
}
