/** How a scale looks and which numbers it has, as `formato` says it: `stars:1-5`. */
export const SCALE_LOOKS = ['numbers', 'stars', 'faces'] as const
export type ScaleLook = (typeof SCALE_LOOKS)[number]

export interface Scale {
  look: ScaleLook
  from: number
  to: number
}

/** Most numbers of a scale: they stand side by side on a telephone in two lines. */
export const MAX_OF_SCALE = 10
/** A face for each step from the saddest to the happiest. */
export const FACES = 5
const DEFAULT_SCALE: Scale = { look: 'numbers', from: 1, to: 5 }

/** The scale that `formato` says; one from 1 to 5 where it says none. */
export function scaleIn(formato: string): Scale {
  const [, name, first, last] = /^([a-z]+):([01])-(\d{1,2})$/.exec(formato) ?? []
  const look = SCALE_LOOKS.find((one) => one === name)
  const [from, to] = [Number(first), Number(last)]
  if (!look || to <= from || to > MAX_OF_SCALE) return DEFAULT_SCALE
  return look === 'faces' ? { look, from: 1, to: FACES } : { look, from, to }
}

/** How a scale is stored. */
export const scaleText = ({ look, from, to }: Scale): string => `${look}:${from}-${to}`

/** The numbers of a scale, from the least. */
export const stepsOf = ({ from, to }: Scale): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
