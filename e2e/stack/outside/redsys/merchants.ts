/** Merchants of the local stack, the seed’s Villa Alta and another one; their keys are made up at the first start. */
export const MERCHANTS: Record<'own' | 'other', string> = {
  own: '999008881',
  other: '999008882',
}
