/** Gives formulas the numbers of offices and banks: length and check digits, not whether they exist. */
import { validate as cbu } from 'stdnum/lib/esm/ar/cbu.js'
import { validate as cuit } from 'stdnum/lib/esm/ar/cuit.js'
import { validate as dni } from 'stdnum/lib/esm/ar/dni.js'
import { validate as nie } from 'stdnum/lib/esm/es/nie.js'
import { validate as nif } from 'stdnum/lib/esm/es/nif.js'
import { isIban, isOfficial } from '../official-numbers'
import { checkOfText, type FunctionSpec } from './function-spec'
import { installSeldom } from './seldom'

const official = (validate: (text: string) => { isValid: boolean }): FunctionSpec =>
  checkOfText((text) => isOfficial(text.replaceAll(/[.·]/gu, ''), validate))

installSeldom({
  digits: {
    is_dni: official(dni),
    is_cuit: official(cuit),
    is_cbu: official(cbu),
    is_nif: official(nif),
    is_nie: official(nie),
    is_iban: checkOfText(isIban),
  },
})
