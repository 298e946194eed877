/** Questions of yes and no, which XLSForm has as a choice of two. */
import type { Language } from '../../language'

export const YES = 'yes'
export const NO = 'no'
/** Both in the words of this product. */
export const YES_AND_NO: Record<Language, readonly [string, string]> = {
  ...{ es: ['Sí', 'No'], en: ['Yes', 'No'], ca: ['Sí', 'No'], pt: ['Sim', 'Não'], gl: ['Si', 'Non'] },
  ...{ ek: ['Bai', 'Ez'], ot: ['Òc', 'Non'], ja: ['はい', 'いいえ'] },
}
