import type { Question } from '../../domain/form/question'
import { localized } from '../../domain/language'
import { webAddress } from '../../domain/web-address'
import { useForm } from '../context'

/** What helps to answer: some words and the question's link. */
export function QuestionHint({ question, words }: { question: Question; words: string }) {
  const { language, t } = useForm()
  const address = webAddress(question.link)
  return (
    <>
      {words}
      {words && address ? '\n' : ''}
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {localized(question, 'tituloLink', language) || t('form.moreInfo')}
        </a>
      ) : null}
    </>
  )
}
