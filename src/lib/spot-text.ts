import type { TFunction } from 'i18next'
import type { Spot, Step } from '../domain/form/spot'

function stepText(t: TFunction<'staff'>, { kind, number, words }: Step): string {
  const name = t(`spot.${kind}`, { number })
  return words.trim() === '' ? name : t('spot.named', { name, words: words.trim() })
}

/** A place in a form, in words: «Sección 2 «Datos» › Pregunta 3 «Nombre»». */
export const spotText = (t: TFunction<'staff'>, spot: Spot): string =>
  spot.length === 0 ? t('spot.form') : spot.map((step) => stepText(t, step)).join(' › ')
