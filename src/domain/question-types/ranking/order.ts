/** In which order options were put: their positions in the answer's own version, as `2,0,1` (KIND-04). */
import type { Option } from '../../form/question'

/** The options that were put in order, the first one first; none for what is no order of them. */
export function rankedOptions(opciones: readonly Option[], respuesta: string): Option[] {
  if (respuesta === '') return []
  const ranked = respuesta
    .split(',')
    .map((orden) => opciones.find((option) => String(option.orden) === orden))
  const known = ranked.filter((option) => option !== undefined)
  return known.length === ranked.length && new Set(known).size === known.length ? known : []
}

/** How an order is stored. */
export const rankingText = (ranked: readonly Option[]): string => ranked.map(({ orden }) => orden).join(',')
