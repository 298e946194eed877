import { questionAt, responseAt } from '../answer/fill'
import type { Part } from '../answer/parts'
import { viewAt } from '../answer/view'
import type { Section } from '../form/section'
import { isSameClock } from '../wall-clock'
import { NOTHING, valueIn, type PartValue } from '../answer/corrections/part-value'
import { isPart, pathOfSpot, type Target } from '../answer/corrections/spot'
import { branchAt, type PartRef } from '../form/part-ref'

/** What stands at a place of an answer. */
export function currentValue(secciones: Section[], spot: PartRef, parte: Target): PartValue {
  if (parte === 'condicion') {
    const section = secciones.find(({ id }) => id === spot.seccionId)
    const condition = section?.conditions[branchAt(section, spot.condicionId)]
    return { ...NOTHING, answer: String(condition?.checked === true) }
  }
  const path = isPart(parte) ? pathOfSpot(secciones, spot) : null
  const view = path && viewAt(secciones, path)
  return view && isPart(parte) ? valueIn(view.question, view.response, parte) : NOTHING
}

/** What stands at a place of an answer in place, also picks in it that are not offered. */
export function currentWholeValue(secciones: Section[], spot: PartRef, part: Part): PartValue {
  const path = pathOfSpot(secciones, spot)
  const [question, response] = path ? [questionAt(secciones, path), responseAt(secciones, path)] : []
  return question && response ? valueIn(question, response, part) : NOTHING
}

/** Whether two values say the same; of a file only which one it is counts. */
export function isSameValue(one: PartValue, other: PartValue): boolean {
  const ticksOf = ({ opciones }: PartValue) =>
    opciones
      .map(({ id, orden }) => id || String(orden))
      .sort()
      .join('\n')
  return (
    isSameClock(one.answer, other.answer) &&
    (one.otraRespuesta ?? '') === (other.otraRespuesta ?? '') &&
    ticksOf(one) === ticksOf(other) &&
    (one.archivo?.path ?? '') === (other.archivo?.path ?? '')
  )
}
