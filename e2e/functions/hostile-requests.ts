/** What requests of {@link ./hostile.test.ts} name that is nowhere, and those about second factors. */
export const PERSON = {
  ...{ document: '30111222', mail: 'ana@correo.test', telephone: '3514567890', name: 'Ana Paz' },
}
export const CERTIFICATE = '0123456789ABCDEF'
export const ORDER = { orderId: '000000000001', id: 'ninguna-que-haya' }

export const FACTOR_REQUESTS: Record<string, () => object> = {
  getFactor: () => ({}),
  beginFactor: () => ({ attempt: 'intento-numero-uno' }),
  confirmFactor: () => ({ code: '123456' }),
  proveFactor: () => ({ code: '123456' }),
  changeFactor: () => ({ change: 'codes' }),
  resetFactor: () => ({ username: 'nadie-que-haya' }),
}
