/** Colours that people with colour blindness can tell apart, each with its own pattern. */
export const FILLS = [
  { color: 'var(--chart-1)', lines: null },
  { color: 'var(--chart-2)', lines: 'M0 8 L8 0' },
  { color: 'var(--chart-3)', lines: 'M0 4 L8 4' },
  { color: 'var(--chart-4)', lines: 'M4 0 L4 8' },
  { color: 'var(--chart-5)', lines: 'M0 0 L8 8' },
  { color: 'var(--chart-6)', lines: 'M0 4 L8 4 M4 0 L4 8' },
] as const

/** The fills of slices, to be used as `url(#id0)` to `url(#id5)`. */
export function SliceFills({ id }: { id: string }) {
  return (
    <defs>
      {FILLS.map(({ color, lines }, index) => (
        <pattern key={color} id={`${id}${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={color} />
          {lines && <path d={lines} stroke="var(--color-surface)" strokeWidth={1.5} fill="none" />}
        </pattern>
      ))}
    </defs>
  )
}
