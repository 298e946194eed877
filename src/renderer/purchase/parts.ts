import { loadTexts } from '../../lib/i18n'
import { OpenOrder } from './OpenOrder'
import { Prices } from './Prices'
import { ValidateBar } from './ValidateBar'
import { Wizard } from './Wizard'

/** What a form that sells needs is one file, so that whoever sees the tickets can also buy them. */
const withTexts = async <T>(part: T): Promise<T> => {
  await loadTexts('payment')
  return part
}

export const loadWizard = () => withTexts(Wizard)
export const loadValidateBar = () => withTexts(ValidateBar)
export const loadPrices = () => withTexts(Prices)
export const loadOpenOrder = () => withTexts(OpenOrder)
