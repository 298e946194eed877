/** What a supervisor ticks «to check by citizen», made a request for changes (CORR-04, CORR-06, CORR-07). */
import { partsOf } from './locks'
import { placeInFull } from '../answer/place'
import { viewOf, type GroupView, type QuestionView, type SectionView } from '../answer/view'
import type { Location } from '../form/form'
import type { Section } from '../form/section'
import { isRemoved, type Removed } from './removed'
import { valueIn, NOTHING, type PartValue } from '../answer/corrections/part-value'
import { type ChangesRequested, type RequestItem } from '../answer/corrections/request'
import {
  branchSpot,
  isPart,
  PLACE_SPOT,
  questionSpot,
  rowSpot,
  type Spot,
  type Target,
} from '../answer/corrections/spot'
import { refKey, type PartRef } from '../form/part-ref'
import { isOthersPart } from '../form/second-person'

/** One tick. */
export interface Pick extends PartRef {
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

const itemsAt = (one: QuestionView): RequestItem[] =>
  partsOf(one.question).map((part) =>
    itemOf(one.section, questionSpot(one), part, valueIn(one.question, one.response, part)),
  )

/** Everything that can be ticked in a section, and what it asks for; a row or condition asks for all in it. */
function offered({ section, groups, asked }: SectionView): Map<string, RequestItem[]> {
  const all = new Map<string, RequestItem[]>()
  // What another person gave is not for the citizen to change (REACH-11).
  if (isOthersPart(section)) return all
  const offer = (spot: Spot, parte: Target, asks: RequestItem[]) => all.set(refKey(spot, parte), asks)
  for (const item of asked.flatMap(itemsAt)) offer(item, item.parte, [item])
  const whole = groups.map((group) => wholeGroup(section, group))
  for (const [at, { branch, row }] of groups.entries()) {
    const items = whole[at] ?? []
    if (branch) {
      // Of conditions that exclude each other none can be chosen again alone.
      offer(branchSpot(section, branch), 'condicion', section.conditionalSectionSingle ? whole.flat() : items)
    } else if (section.repetible) offer(rowSpot(section, row), 'fila', items)
  }
  return all
}

function wholeGroup(section: Section, { branch, row, isAsked, questions }: GroupView): RequestItem[] {
  const itself = branch
    ? itemOf(section, branchSpot(section, branch), 'condicion', { ...NOTHING, answer: String(isAsked) })
    : itemOf(section, rowSpot(section, row), 'fila', NOTHING)
  const below = isAsked ? questions.flatMap(({ responses }) => responses) : []
  return [itself, ...below.flatMap(itemsAt)]
}

/** The place with what is known of it now. */
function placeItem(place: Location | null): RequestItem {
  const anterior = { ...NOTHING, answer: placeInFull(place) }
  const old = { oldAnswer: anterior.answer, oldImage: '', oldDocument: '' }
  return { ...PLACE_SPOT, ...old, parte: 'ubicacion', sectionConditional: false, anterior }
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
 * @param place where it was given, null for nowhere; left out where its form does not ask that
 */
export function changesRequested(
  secciones: Section[],
  picks: Picks,
  removed: Removed,
  place?: Location | null,
): ChangesRequested | PickFault {
  const items = picks.items.filter(({ parte }) => parte !== 'ubicacion')
  if (items.length === picks.items.length) return changesInSections(secciones, picks, removed)
  if (place === undefined) return 'unknown'
  const alone = items.length + picks.sections.length === 0
  const others = alone ? byKind([]) : changesInSections(secciones, { ...picks, items }, removed)
  return typeof others === 'string' ? others : { ...others, sections: [placeItem(place), ...others.sections] }
}

function changesInSections(
  secciones: Section[],
  picks: Picks,
  removed: Removed,
): ChangesRequested | PickFault {
  const ticked = new Set(picks.sections)
  if (ticked.size === 0) return 'noSections'
  const has = new Set(picks.items.map(({ seccionId }) => seccionId))
  if ([...ticked].some((id) => !has.has(id)) || [...has].some((id) => !ticked.has(id))) return 'noItems'
  const requestItems = new Map<string, RequestItem>()
  for (const view of viewOf(secciones).filter(({ section: { id } }) => has.has(id))) {
    const { section } = view
    const offers = offered(view)
    for (const pick of picks.items.filter(({ seccionId }) => seccionId === section.id)) {
      const items = offers.get(refKey(pick, pick.parte))
      const there = items?.filter((item) => !isRemoved(removed, item)) ?? []
      if (there.length === 0) return 'unknown'
      for (const item of there) requestItems.set(refKey(item, item.parte), item)
    }
    has.delete(section.id)
  }
  return has.size > 0 ? 'unknown' : byKind([...requestItems.values()])
}

/** Most letters of what a supervisor writes to the citizen. */
export const MAX_COMMENT_LENGTH = 2000
