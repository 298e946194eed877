/** Merchants of the local stack, the seed’s Villa Alta and another one; their keys are made up at the first start. */
export const MERCHANTS: Record<'town' | 'other', string> = {
  town: '999008881',
  other: '999008882',
}
