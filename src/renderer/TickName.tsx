import { useTranslation } from 'react-i18next'
import type { Part } from '../domain/answer/parts'
import { sentence } from '../lib/sentence'

interface TickNameProps {
  /** What the question is called, and the language of that where it is not the page's. */
  name: string
  lang: string | undefined
  parte: Part
}

/** What a tick is about, for screen readers: the answer to a question, its image, its document or its video (CORR-04). */
export function TickName({ name, lang, parte }: TickNameProps) {
  const { t } = useTranslation('correction')
  const part = parte === 'answer' ? '' : ` (${t(`part.${parte}`)})`
  return sentence((words) => t('tick.of', { name: `${words}${part}` }), <bdi lang={lang}>{name}</bdi>)
}
