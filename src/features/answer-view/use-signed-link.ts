import { useTranslation } from 'react-i18next'
import type { Answer } from '../../domain/answer/answer'
import { withoutAnswers } from '../../domain/text/without-answers'
import { LANGUAGE_TAG, localized } from '../../domain/language'
import { signedIn } from '../../domain/signed-link/signed-in'
import { joinedWords } from '../../domain/text/joined-words'
import { useLanguage } from '../../lib/i18n'
import { useDates } from '../../lib/use-dates'

/** When a signed link opened the form and what it answered, in words; '' for an answer that came by none (REACH-05). */
export function useSignedLink(answer: Answer): string {
  const write = useDates()
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const signed = signedIn(answer)
  if (signed === null) return ''
  const titles = signed.questions.map((question) => withoutAnswers(localized(question, 'titulo', language)))
  const opened = t('view.signedOpened', { moment: write('dateTime', signed.opened) })
  if (titles.length === 0) return opened
  return `${opened} ${t('view.signedParts', { questions: joinedWords(titles, LANGUAGE_TAG[language]) })}`
}
