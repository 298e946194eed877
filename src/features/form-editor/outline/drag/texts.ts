import type { Form } from '../../../../domain/form/form'
import { withoutAnswers } from '../../../../domain/text/without-answers'
import type { CanvasTexts } from '../../canvas/texts'
import { indexOf } from '../../store/form-index'
import type { Placeable } from '../../store/selection'
import type { Slot } from './slots'

const nth = (orden: number | undefined) => ({ number: (orden ?? 0) + 1 })

/** The item's current name: «Pregunta 3». */
export function nameOf(form: Form, carried: Placeable, t: CanvasTexts): string {
  const { sections, conditions, questions } = indexOf(form.secciones)
  switch (carried.kind) {
    case 'section':
      return t('section.name', nth(sections.get(carried.id)?.orden))
    case 'condition':
      return t('condition.name', nth(conditions.get(carried.id)?.condition.order))
    case 'question':
      return t('question.name', nth(questions.get(carried.id)?.question.orden))
  }
}

/** The title that the item was given; '' when it has none yet. */
export function titleOf(form: Form, { kind, id }: Placeable): string {
  const { sections, conditions, questions } = indexOf(form.secciones)
  const title = {
    section: () => sections.get(id)?.titulo,
    condition: () => conditions.get(id)?.condition.condition,
    question: () => questions.get(id)?.question.titulo,
  }[kind]()
  return withoutAnswers(title ?? '')
}

/** «sección 2, condición 1, posición 3 de 4», for screen readers. */
export function slotWords(form: Form, { place, at, among }: Slot, t: CanvasTexts): string {
  const position = t('drag.position', { position: at + 1, total: among })
  if (place === null) return position
  const { sections, conditions } = indexOf(form.secciones)
  const section = t('section.name', nth(sections.get(place.section)?.orden))
  if (place.condition === null) return t('drag.inSection', { section, position })
  const condition = t('condition.lower', nth(conditions.get(place.condition)?.condition.order))
  return t('drag.inCondition', { section, condition, position })
}
