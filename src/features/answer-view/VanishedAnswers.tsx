import { useTranslation } from 'react-i18next'
import type { Decisive, Vanished } from '../../domain/correction/vanished'
import { foreignTag, LANGUAGE_TAG, localized } from '../../domain/language'
import { joinedWords } from '../../domain/text/joined-words'
import { useLanguage } from '../../lib/i18n'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import styles from './AnswerView.module.css'

/** What was answered and is not asked any more since something was put right: struck through, and why (LOGIC-10). */
export function VanishedAnswers({ of }: { of: readonly Vanished[] }) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const wordsOf = (part: Decisive) => localized(part, 'condition' in part ? 'condition' : 'titulo', language)
  if (of.length === 0) return null
  return (
    <dl className={styles.vanished}>
      {of.map(({ question, response, because }, at) => (
        <div key={at}>
          <dt dir="auto" lang={foreignTag(question, 'titulo', language)}>
            {localized(question, 'titulo', language)}
          </dt>
          <dd>
            <p>
              {because.length === 0
                ? t('view.story.vanished')
                : t('view.story.vanishedBy', {
                    what: joinedWords(
                      because.map((part) => t('view.story.named', { name: wordsOf(part) })),
                      LANGUAGE_TAG[language],
                    ),
                  })}
            </p>
            <del>
              <ResponseDisplay question={question} response={response} />
            </del>
          </dd>
        </div>
      ))}
    </dl>
  )
}
