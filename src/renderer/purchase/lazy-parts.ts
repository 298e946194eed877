import { lazy } from 'react'

// Few forms sell anything.
export const ValidateBar = lazy(async () => ({
  default: await (await import('./parts')).loadValidateBar(),
}))
export const Prices = lazy(async () => ({ default: await (await import('./parts')).loadPrices() }))
export const OpenOrder = lazy(async () => ({
  default: await (await import('./parts')).loadOpenOrder(),
}))
