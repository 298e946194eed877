import type { Question } from '../../../domain/form/question'
import { localized } from '../../../domain/language'
import { webAddress } from '../../../lib/web-address'
import { useForm } from '../context'

/** What helps to answer: the question's own words, how to write it, and its link. */
export function QuestionHint({ question, typeHint }: { question: Question; typeHint: string }) {
  const { language, t } = useForm()
  const words = [localized(question, 'descripcion', language), typeHint].filter(Boolean).join('\n')
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
