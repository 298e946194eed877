import { DRAFT_ID_LENGTH, DRAFT_SECRET_BYTES } from '../../src/domain/saved-draft/saved-draft'
import { HOME } from '../rules/places'

/** What requests of {@link ./hostile.test.ts} name that is nowhere, and those about orders, second factors and reaching people. */
export const PERSON = {
  ...{ document: '30111222', mail: 'ana@correo.test', telephone: '3514567890', name: 'Ana Paz' },
}
export const CERTIFICATE = '0123456789ABCDEF'
const ORDER = { orderId: '000000000001', id: 'ninguna-que-haya' }

export const FACTOR_REQUESTS: Record<string, () => object> = {
  getPasswordRange: () => ({ prefix: '00000' }),
  getFactor: () => ({}),
  beginFactor: () => ({ attempt: 'intento-numero-uno' }),
  confirmFactor: () => ({ code: '123456' }),
  proveFactor: () => ({ code: '123456' }),
  beginPasskey: () => ({}),
  askPasskey: () => ({}),
  removePasskey: () => ({ id: 'ninguna-que-haya' }),
  addPasskey: () => ({
    name: 'x',
    made: { id: 'a', clientData: 'a', attestation: 'a', transports: [] },
  }),
  changeFactor: () => ({ change: 'codes' }),
  resetFactor: () => ({ username: 'nadie-que-haya' }),
}

export const ORDER_REQUESTS: Record<string, () => object> = {
  editOrder: () => ORDER,
  getOrder: () => ORDER,
  payAtCounter: () => ORDER,
  refundOrder: () => ({
    ...{ ...ORDER, attempt: 'intento-1', amount: 1, tickets: 1, restock: true, reason: 'Lluvia' },
    ...{ way: 'mano', of: 'pedido' },
  }),
  getReceipt: () => ({ ...ORDER, language: 'es', timeZone: 'UTC' }),
}

const KEPT = { id: 'a'.repeat(DRAFT_ID_LENGTH), proof: 'a'.repeat(Math.ceil((DRAFT_SECRET_BYTES * 4) / 3)) }

const PART = { answerId: 'b'.repeat(20), secret: KEPT.proof }

export const REACHING_REQUESTS: Record<string, () => object> = {
  getCatalogue: () => ({ municipality: HOME }),
  saveCatalogue: () => ({
    ...{ municipality: HOME, version: 0, sitios: ['https://villadelrio.example'] },
    formularios: [{ id: 'ninguno-que-haya', tema: 'otros' }],
  }),
  getPoster: () => ({ language: 'es', formId: 'ninguno-que-haya' }),
  keepDraft: () => ({
    ...{
      ...KEPT,
      formId: 'ninguno-que-haya',
      version: 1,
      answerId: 'a'.repeat(20),
      data: 'YQ==',
      revision: 0,
    },
    mail: { address: 'ana@correo.example', secret: KEPT.proof, language: 'es' },
  }),
  askOpeningNews: () => ({ formId: 'ninguno-que-haya', address: 'ana@correo.example', language: 'es' }),
  openSignedLink: () => ({
    ...{ formId: 'ninguno-que-haya', values: 'rubro=Bar', expires: 1_893_456_000 },
    signature: 'a'.repeat(64),
  }),
  getLinkKeys: () => ({ municipality: HOME }),
  makeLinkKey: () => ({ municipality: HOME, id: 'clave123' }),
  endLinkKey: () => ({ municipality: HOME, id: 'clave123' }),
  getKeptDraft: () => ({ ...KEPT, peek: false }),
  getPart: () => ({ ...PART, sendsFiles: false }),
  givePart: () => ({ ...PART, section: { id: 'propietario', orden: 0 } }),
  refusePart: () => ({ ...PART, reason: 'No la conozco' }),
  askPart: () => ({ answerId: PART.answerId }),
  getColleagueNames: () => ({ usernames: ['sara'] }),
  listDeletedForms: () => ({ after: null }),
  ...{ restoreForm: () => ({ formId: 'ninguno' }), eraseForm: () => ({ formId: 'ninguno' }) },
}
