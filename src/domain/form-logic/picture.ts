/** The rules of a form as a picture: what decides stands to the left of what it decides about (LOGIC-05). */
import type { Section } from '../form/section'
import { partsOf, type FormPart } from './parts'
import { relationsIn } from './relations'

/** A part in the picture. Heights are in parts: 1 is as high as one of them. */
export interface PicturedPart {
  part: FormPart
  layer: number
  /** Its middle. */
  y: number
}

export interface Picture {
  parts: readonly PicturedPart[]
  /** Lines from what decides to what it decides about, by places in `parts`, with the heights at which they pass by. */
  lines: readonly { from: number; to: number; passing: readonly number[] }[]
  layers: number
  height: number
  /** How many parts belong here and have no room. */
  left: number
}

/** What a line needs that passes by. */
const PASSING = 0.25
/** How often layers are put in the order of their neighbours. */
const SWEEPS = 4

/** Something that has a place in a layer: a part, or a line that passes by. */
interface Cell {
  layer: number
  height: number
  y: number
  /** Place in the picture; null for a line. */
  at: number | null
  before: Cell[]
  after: Cell[]
}

/** The parts of a form that rules bind together, in reading order. */
export function boundParts(secciones: readonly Section[]): FormPart[] {
  const { decides, dependsOn } = relationsIn(secciones)
  return partsOf(secciones).filter(
    (part) => decides(part.definition.id).length > 0 || dependsOn(part).length > 0,
  )
}

/** The part that is bound to the most others; undefined where there is none. */
export function mostBound(secciones: readonly Section[]): FormPart | undefined {
  const { decides, dependsOn } = relationsIn(secciones)
  const bonds = (part: FormPart): number => decides(part.definition.id).length + dependsOn(part).length
  return boundParts(secciones).reduce<FormPart | undefined>(
    (most, part) => (most && bonds(most) >= bonds(part) ? most : part),
    undefined,
  )
}

/** What a part depends on and decides about, step by step in either direction; the nearest first. */
function around(secciones: readonly Section[], id: string): object[] {
  const { decides, dependsOn } = relationsIn(secciones)
  const near = new Set<object>()
  const start = boundParts(secciones).filter(({ definition }) => definition.id === id)
  for (const { definition } of start) near.add(definition)
  const steps = [dependsOn, ({ definition }: FormPart) => decides(definition.id)]
  let fronts = steps.map(() => start)
  while (fronts.some(({ length }) => length > 0))
    fronts = fronts.map((front, way) => {
      const next = front
        .flatMap((part) => steps[way]?.(part) ?? [])
        .filter(({ definition }) => !near.has(definition))
      for (const { definition } of next) near.add(definition)
      return next
    })
  return [...near]
}

/** In which layer each stands: to the right of all that it depends on, as far as that is no circle. */
function layersOf(before: readonly (readonly number[])[]): number[] {
  const layers: number[] = []
  const open = new Set<number>()
  const layerOf = (at: number): number => {
    const known = layers[at]
    if (known !== undefined) return known
    open.add(at)
    const deepest = Math.max(
      -1,
      ...(before[at] ?? []).filter((one) => !open.has(one)).map((one) => layerOf(one)),
    )
    open.delete(at)
    return (layers[at] = deepest + 1)
  }
  for (const at of before.keys()) layerOf(at)
  return layers
}

const middle = (cells: readonly Cell[]): number | null =>
  cells.length === 0 ? null : cells.reduce((sum, { y }) => sum + y, 0) / cells.length

/** Gives each cell of a layer its height, one below the other, around the middle of the picture. */
function stack(cells: readonly Cell[], height: number): void {
  let y = (height - cells.reduce((sum, cell) => sum + cell.height, 0)) / 2
  for (const cell of cells) {
    cell.y = y + cell.height / 2
    y += cell.height
  }
}

/** Puts the cells of each layer near those that they are bound to; as many sweeps there and back. */
function arrange(layers: Cell[][]): number {
  const height = Math.max(0, ...layers.map((cells) => cells.reduce((sum, cell) => sum + cell.height, 0)))
  for (const cells of layers) stack(cells, height)
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isBack = sweep % 2 === 1
    for (const cells of isBack ? layers.toReversed() : layers) {
      const wanted = new Map(cells.map((cell) => [cell, middle(isBack ? cell.after : cell.before) ?? cell.y]))
      cells.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0))
      stack(cells, height)
    }
  }
  return height
}

/**
 * The picture of a form's rules.
 * @param id of the part around which one looks; null for all
 * @param most parts that have room
 */
export function pictureOf(secciones: readonly Section[], id: string | null, most: number): Picture {
  const bound = boundParts(secciones)
  const wanted = id === null ? bound.map(({ definition }) => definition) : around(secciones, id)
  const chosen = new Set(wanted.slice(0, most))
  const shown = bound.filter(({ definition }) => chosen.has(definition))
  const places = new Map<object, number>(shown.map(({ definition }, at) => [definition, at]))
  const { dependsOn } = relationsIn(secciones)
  const before = shown.map((part) =>
    dependsOn(part).flatMap(({ definition }) =>
      definition === part.definition ? [] : (places.get(definition) ?? []),
    ),
  )
  const layerOf = layersOf(before)
  const layers: Cell[][] = Array.from({ length: Math.max(0, ...layerOf.map((layer) => layer + 1)) }, () => [])
  const cell = (layer: number, height: number, at: number | null): Cell => {
    const made: Cell = { layer, height, y: 0, at, before: [], after: [] }
    layers[layer]?.push(made)
    return made
  }
  const cells = shown.map((_, at) => cell(layerOf[at] ?? 0, 1, at))
  const bind = (one: Cell, other: Cell): void => {
    one.after.push(other)
    other.before.push(one)
  }
  const lines = before.flatMap((ones, to) =>
    ones.flatMap((from) => {
      const [first, last] = [cells[from], cells[to]]
      if (!first || !last) return []
      const passing = Array.from({ length: Math.max(0, last.layer - first.layer - 1) }, (_, step) =>
        cell(first.layer + step + 1, PASSING, null),
      )
      const way = [first, ...passing, last]
      for (const [step, one] of way.entries()) {
        const next = way[step + 1]
        if (next) bind(one, next)
      }
      return [{ from, to, passing }]
    }),
  )
  const height = arrange(layers)
  return {
    parts: shown.map((part, at) => ({ part, layer: layerOf[at] ?? 0, y: cells[at]?.y ?? 0 })),
    lines: lines.map(({ from, to, passing }) => ({ from, to, passing: passing.map(({ y }) => y) })),
    layers: layers.length,
    height,
    left: wanted.length - shown.length,
  }
}
