import type { Question } from '../../domain/form/question'
import { foreignTag, localized } from '../../domain/language'
import { webAddress } from '../../domain/web-address'
import { useForm } from '../context'
import { inOwnLanguage } from './own-language'

/** What helps to answer: some words and the question's link. */
export function QuestionHint({ question, words }: { question: Question; words: string }) {
  const { language, t } = useForm()
  const address = webAddress(question.link)
  return (
    <>
      {inOwnLanguage(words, foreignTag(question, 'descripcion', language))}
      {words && address ? '\n' : ''}
      {address ? (
        <a
          href={address}
          lang={foreignTag(question, 'tituloLink', language)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {localized(question, 'tituloLink', language) || t('form.moreInfo')}
        </a>
      ) : null}
    </>
  )
}
