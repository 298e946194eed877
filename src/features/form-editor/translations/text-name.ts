import { QUESTION_FIELDS } from '../../../domain/form/fields'
import type { Translatable } from '../../../domain/form/translatable'
import type { CanvasTexts } from '../canvas/texts'

/** The name of a text of a question that has no words of its own here, as the comparison of versions has it. */
function fieldWords(field: string, t: CanvasTexts): string {
  const listed = QUESTION_FIELDS.filter((one) => one.is === 'words').find(({ name }) => name === field)
  return listed ? t(`versions.field.${listed.name}`) : field
}

/** What a text is: «Pregunta 3», «Opción 2», «Descripción». */
export function textName({ owner, field, number }: Translatable, t: CanvasTexts): string {
  switch (owner.kind) {
    case 'form':
      if (field === 'titulo') return t('form.title')
      return t(field === 'descripcion' ? 'form.description' : 'voucher.label')
    case 'schedule':
      return t(field === 'textoAntes' ? 'schedule.before' : 'schedule.after')
    case 'notice':
      return t('notices.words', { number })
    case 'closing':
      return t('closings.words', { number })
    case 'state':
      return t('states.numbered', { number })
    case 'signature':
      return t('signatures.title', { number })
    case 'payment':
      return t('payments.one', { number })
    case 'fare':
      return t('payments.section', { number })
    case 'section':
      if (field === 'titulo') return t('section.words')
      if (field === 'otraPersona') return t('secondPerson.who')
      return t(field === 'descripcion' ? 'section.descriptionWords' : 'section.conditionalQuestionWords')
    case 'condition':
      return t('condition.name', { number })
    case 'question':
      if (field === 'titulo') return t('question.name', { number })
      if (field === 'descripcion') return t('question.hint', { number })
      return field === 'tituloLink' ? t('translations.link', { number }) : fieldWords(field, t)
    case 'option':
      return t(field === 'texto' ? 'option.label' : 'pictures.ofOption', { number })
    case 'check':
    case 'sectionCheck':
      return t('rules.checkMessage', { number })
  }
}
