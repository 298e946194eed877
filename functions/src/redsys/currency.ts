/** The digits of ISO 4217 for the currencies that forms have. */
const DIGITS: Readonly<Record<string, string>> = { EUR: '978', ARS: '032', USD: '840', GBP: '826' }

/** A currency as the provider names it; '' for one that it does not take here. */
export const currencyDigits = (code: string): string => DIGITS[code] ?? ''
