import { questionAt, responseAt } from '../answer/fill'
import type { Section } from '../form/section'
import { isSameClock } from '../wall-clock'
import { NOTHING, valueIn, type PartValue } from './part-value'
import { conditionAt, isPart, pathOfSpot, type SpotId, type Target } from './spot'

/** What stands at a place of an answer. */
export function standing(secciones: Section[], spot: SpotId, parte: Target): PartValue {
  if (parte === 'condicion') {
    const section = secciones.find(({ id }) => id === spot.seccionId)
    const condition = section?.conditions[conditionAt(section, spot.condicionId)]
    return { ...NOTHING, answer: String(condition?.checked === true) }
  }
  const path = isPart(parte) ? pathOfSpot(secciones, spot) : null
  const [question, response] = path ? [questionAt(secciones, path), responseAt(secciones, path)] : []
  return question && response && isPart(parte) ? valueIn(question, response, parte) : NOTHING
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
    ticksOf(one) === ticksOf(other) &&
    (one.archivo?.path ?? '') === (other.archivo?.path ?? '')
  )
}
