import { lazy } from 'react'
import { loadTexts } from '../../lib/i18n'

// Few forms sell anything.
const ofPurchase = () => import('../purchase/parts')
export const ValidateBar = lazy(async () => ({ default: await (await ofPurchase()).loadValidateBar() }))
export const Prices = lazy(async () => ({ default: await (await ofPurchase()).loadPrices() }))
export const OpenOrder = lazy(async () => ({ default: await (await ofPurchase()).loadOpenOrder() }))

// Most forms ask for nobody.
export const ChosenRecipient = lazy(async () => ({
  default: await (await import('../recipient/parts')).loadChosenRecipient(),
}))

/** What only forms show that ask another person for a part (REACH-11): nobody else loads it. */
export const OtherPersonNotice = lazy(async () => ({
  default: (await Promise.all([import('../second-person/OtherPersonNotice'), loadTexts('part')]))[0]
    .OtherPersonNotice,
}))
