import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseColors, type Scheme } from '../testing/colors'

const css = readFileSync('src/ui/tokens.css', 'utf8')
const charts = readFileSync('src/ui/staff/chart/chart.module.css', 'utf8')
const sunlight = readFileSync('src/ui/staff/sunlight.css', 'utf8')

const SURFACES = ['bg', 'surface', 'surface-2']
const on = (texts: string[], grounds: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground]))

/** Every text and the ground it stands on, as the screens use them. */
const TEXT_PAIRS = [
  ...on(['text', 'text-muted', 'primary', 'primary-hover', 'danger', 'success', 'warning', 'info'], SURFACES),
  ...on(['text', 'text-muted'], ['primary-soft', 'danger-soft', 'success-soft', 'warning-soft', 'info-soft']),
  ...on(['on-primary'], ['primary', 'primary-hover']),
  ...on(['on-accent'], ['accent', 'accent-hover']),
  ...on(['on-header'], ['header', 'header-hover']),
  ['primary', 'primary-soft'],
  ['primary-hover', 'primary-soft'],
  ['danger', 'danger-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['on-danger', 'danger'],
  // What was searched for is marked.
  ['text', 'match'],
  ...[1, 2, 3, 4, 5, 6].flatMap((state) => on([`state-${state}`], [`state-${state}-soft`, ...SURFACES])),
]

/** What is not text but must be seen: edges of controls and the focus ring (WCAG 1.4.11). */
const EDGE_PAIRS = [...on(['border-strong', 'focus'], SURFACES), ['header-focus', 'header']]

describe.each<Scheme>(['light', 'dark'])('tokens, %s scheme', (scheme) => {
  const colors = parseColors(css, scheme)
  const between = ([front, back]: string[]) => contrast(colors, `--color-${front}`, `--color-${back}`)

  it.each(TEXT_PAIRS)('text %s on %s has a contrast of at least 4.5', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGE_PAIRS)('edge %s on %s has a contrast of at least 3', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3)
  })
})

/** Bars and pieces of a pie stand on the ground of their chart. */
describe.each<Scheme>(['light', 'dark'])('colours of charts, %s scheme', (scheme) => {
  const colors = new Map([...parseColors(css, scheme), ...parseColors(charts, scheme)])

  it.each([1, 2, 3, 4, 5, 6])('STAT-02 colour %d has a contrast of at least 3', (number) => {
    expect(contrast(colors, `--chart-${number}`, '--color-surface')).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens in sunlight', () => {
  const colors = new Map([...parseColors(css, 'light'), ...parseColors(sunlight, 'light')])
  const between = ([front, back]: string[]) => contrast(colors, `--color-${front}`, `--color-${back}`)

  it.each(TEXT_PAIRS)('ANS-01 text %s on %s has a contrast of at least 7', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(7)
  })

  it.each(EDGE_PAIRS)('ANS-01 edge %s on %s has a contrast of at least 4.5', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5)
  })
})
