/** What a supervisor ticks «to check by citizen», made a request for changes (CORR-04, CORR-06, CORR-07). */
import { rowsOf } from '../answer/rows'
import { questionAt, responseAt } from '../answer/fill'
import { partsOf } from '../answer/locks'
import type { Part } from '../answer/parts'
import { pathsOfSection, type QuestionPath } from '../answer/path'
import type { Section } from '../form/section'
import { isRemoved, type Removed } from './removed'
import { valueIn, NOTHING, type PartValue } from './part-value'
import { type ChangesRequested, type RequestItem } from './request'
import {
  conditionSpot,
  isPart,
  questionSpot,
  rowSpot,
  spotKey,
  type Spot,
  type SpotId,
  type Target,
} from './spot'

/** One tick. */
export interface Pick extends SpotId {
  parte: Target
}

/** What is ticked: sections that are to be looked at, and what in them. */
export interface Picks {
  /** Ids of sections. */
  sections: string[]
  items: Pick[]
}

/**
 * Why picks make no request (§2.5): `noSections` nothing is ticked at all, `noItems` a section is ticked and nothing in
 * it, or something outside of those that are; `unknown` something is ticked that the answer does not show.
 */
export type PickFault = 'noSections' | 'noItems' | 'unknown'

const itemOf = (section: Section, spot: Spot, parte: Target, anterior: PartValue): RequestItem => {
  const path = anterior.archivo?.path ?? ''
  return {
    ...spot,
    parte,
    oldAnswer: anterior.answer,
    oldImage: parte === 'imagen' ? path : '',
    oldDocument: parte === 'imagen' ? '' : path,
    sectionConditional: section.conditionalSection,
    anterior,
  }
}

function itemsAt(section: Section, path: QuestionPath, parts?: readonly Part[]): RequestItem[] {
  const here = { ...path, section: 0 }
  const [question, response] = [questionAt([section], here), responseAt([section], here)]
  if (!question || !response) return []
  const spot = questionSpot(section, path, question)
  return (parts ?? partsOf(question)).map((part) =>
    itemOf(section, spot, part, valueIn(question, response, part)),
  )
}

/** Everything that can be ticked in a section, and what it asks for; a row or condition asks for all in it. */
function offered(section: Section): Map<string, RequestItem[]> {
  const all = new Map<string, RequestItem[]>()
  const paths = pathsOfSection(section, 0)
  const offer = (spot: Spot, parte: Target, asks: RequestItem[]) => all.set(spotKey(spot, parte), asks)
  for (const path of paths) {
    for (const item of itemsAt(section, path)) offer(item, item.parte, [item])
  }
  if (section.conditionalSection) {
    const whole = section.conditions.map((_, at) => wholeCondition(section, at))
    for (const [at, items] of whole.entries()) {
      const spot = conditionSpot(section, at)
      // Of conditions that exclude each other none can be chosen again alone.
      if (spot) offer(spot, 'condicion', section.conditionalSectionSingle ? whole.flat() : items)
    }
  } else if (section.repetible) {
    for (const row of rowsOf(section).keys()) {
      const spot = rowSpot(section, row)
      const inRow = paths.filter((path) => path.row === row).flatMap((path) => itemsAt(section, path))
      offer(spot, 'fila', [itemOf(section, spot, 'fila', NOTHING), ...inRow])
    }
  }
  return all
}

function wholeCondition(section: Section, at: number): RequestItem[] {
  const spot = conditionSpot(section, at)
  const checked = section.conditions[at]?.checked === true
  const below = pathsOfSection(section, 0).filter(({ condition }) => condition === at)
  return spot
    ? [
        itemOf(section, spot, 'condicion', { ...NOTHING, answer: String(checked) }),
        ...below.flatMap((path) => itemsAt(section, path)),
      ]
    : []
}

const byKind = (items: RequestItem[]): ChangesRequested => {
  const those = (...targets: Target[]) => items.filter(({ parte }) => targets.includes(parte))
  return {
    answers: those('answer'),
    images: those('imagen'),
    documents: those('documento', 'video'),
    sections: items.filter(({ parte }) => !isPart(parte)),
  }
}

/**
 * What picks ask for, with what stands there now, or why they make no request.
 * @param secciones the answer as it stands, with what the supervisor has just put right
 * @param removed what of it is away: nobody can look at that again
 */
export function changesRequested(
  secciones: Section[],
  picks: Picks,
  removed: Removed,
): ChangesRequested | PickFault {
  const ticked = new Set(picks.sections)
  if (ticked.size === 0) return 'noSections'
  const has = new Set(picks.items.map(({ seccionId }) => seccionId))
  if ([...ticked].some((id) => !has.has(id)) || [...has].some((id) => !ticked.has(id))) return 'noItems'
  const asked = new Map<string, RequestItem>()
  for (const section of secciones.filter(({ id }) => has.has(id))) {
    const offers = offered(section)
    for (const pick of picks.items.filter(({ seccionId }) => seccionId === section.id)) {
      const items = offers.get(spotKey(pick, pick.parte))
      const there = items?.filter((item) => !isRemoved(removed, item)) ?? []
      if (there.length === 0) return 'unknown'
      for (const item of there) asked.set(spotKey(item, item.parte), item)
    }
    has.delete(section.id)
  }
  return has.size > 0 ? 'unknown' : byKind([...asked.values()])
}
