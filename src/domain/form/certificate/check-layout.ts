import { isDay } from '../../dates'
import type { Form } from '../form'
import { stateRef } from '../state-ref'
import {
  ANY_STATE,
  MAX_CERTIFICATE_TEXT,
  MAX_CERTIFICATE_TITLE,
  MAX_VALID_DAYS,
  type CertificateLayout,
} from './layout'
import { unknownNames } from './placeholders'
import { isBlank } from '../../text/clean'

/** Why a certificate cannot be made like this. */
export type CertificateFault =
  | 'titleMissing'
  | 'textMissing'
  | 'textTooLong'
  | 'placeholderUnknown'
  | 'daysInvalid'
  | 'dayInvalid'
  | 'stateMissing'
  | 'signatoryEmpty'

type Asked = Pick<Form, 'secciones' | 'estados'>

interface Rule {
  fault: CertificateFault
  broken: (layout: CertificateLayout, form: Asked) => boolean
}

const RULES: readonly Rule[] = [
  {
    fault: 'titleMissing',
    broken: ({ titulo }) => isBlank(titulo) || titulo.length > MAX_CERTIFICATE_TITLE,
  },
  { fault: 'textMissing', broken: ({ texto }) => isBlank(texto) },
  { fault: 'textTooLong', broken: ({ texto }) => texto.length > MAX_CERTIFICATE_TEXT },
  {
    fault: 'placeholderUnknown',
    broken: ({ titulo, texto }, { secciones }) => unknownNames(`${titulo}\n${texto}`, secciones).length > 0,
  },
  {
    fault: 'daysInvalid',
    broken: ({ validez, dias }) =>
      validez === 'dias' && !(Number.isInteger(dias) && dias >= 1 && dias <= MAX_VALID_DAYS),
  },
  { fault: 'dayInvalid', broken: ({ validez, hasta }) => validez === 'hasta' && !isDay(hasta) },
  {
    fault: 'stateMissing',
    broken: ({ estado }, { estados }) =>
      estado !== ANY_STATE && !estados.disponibles.some((state) => stateRef(state) === estado),
  },
  { fault: 'signatoryEmpty', broken: ({ firmas }) => firmas.some(({ nombre }) => isBlank(nombre)) },
]

/** Everything that is wrong with how a form makes its certificates, in the order of the editor (PDF-02). */
export const certificateFaults = (layout: CertificateLayout, form: Asked): CertificateFault[] =>
  RULES.filter(({ broken }) => broken(layout, form)).map(({ fault }) => fault)
