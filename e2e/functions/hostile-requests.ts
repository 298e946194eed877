/** What requests of {@link ./hostile.test.ts} name that is nowhere, and those about orders and second factors. */
export const PERSON = {
  ...{ document: '30111222', mail: 'ana@correo.test', telephone: '3514567890', name: 'Ana Paz' },
}
export const CERTIFICATE = '0123456789ABCDEF'
const ORDER = { orderId: '000000000001', id: 'ninguna-que-haya' }

export const FACTOR_REQUESTS: Record<string, () => object> = {
  getFactor: () => ({}),
  beginFactor: () => ({ attempt: 'intento-numero-uno' }),
  confirmFactor: () => ({ code: '123456' }),
  proveFactor: () => ({ code: '123456' }),
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
