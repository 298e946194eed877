export type Scheme = 'light' | 'dark'

/** The `--color-…` and `--chart-…` properties of a stylesheet that are `light-dark(#a, #b)` or `#a`, in one scheme. */
export function parseColors(css: string, scheme: Scheme): Map<string, string> {
  const colors = new Map<string, string>()
  const declaration = /(--(?:color|chart)-[\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g
  for (const [, name, light, dark, both] of css.matchAll(declaration)) {
    const value = both ?? (scheme === 'light' ? light : dark)
    if (name !== undefined && value !== undefined) colors.set(name, value)
  }
  return colors
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast ratio of two named colours, 1 to 21.
 * @throws when one of them is not in the stylesheet.
 */
export function contrast(colors: Map<string, string>, front: string, back: string): number {
  const [a, b] = [front, back].map((name) => {
    const color = colors.get(name)
    if (color === undefined) throw new Error(`No colour ${name}`)
    return luminance(color)
  })
  const [low = 0, high = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
