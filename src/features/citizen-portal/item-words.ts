import { useTranslation } from 'react-i18next'
import { questionAt } from '../../domain/answer/fill'
import type { RequestItem } from '../../domain/answer/corrections/request'
import { withoutAnswers } from '../../domain/text/without-answers'
import { isPart, pathOfSpot } from '../../domain/answer/corrections/spot'
import type { Section } from '../../domain/form/section'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'

/**
 * Names something that is asked for, in the reader's language where the form has it.
 * @param sections of the form or the answer
 */
export function useItemWords(sections: Section[]): (item: RequestItem) => string {
  const { t } = useTranslation('citizen')
  const language = useLanguage()
  return (item) => {
    if (item.parte === 'ubicacion') return t('revise.place')
    const path = isPart(item.parte) ? pathOfSpot(sections, item) : null
    const question = path && questionAt(sections, path)
    const title = question ? localized(question, 'titulo', language) : withoutAnswers(item.title)
    const { parte } = item
    return parte === 'imagen' || parte === 'documento' || parte === 'video'
      ? t(`revise.part.${parte}`, { title })
      : title
  }
}
