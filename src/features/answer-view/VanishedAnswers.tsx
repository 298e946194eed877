import { useTranslation } from 'react-i18next'
import type { Decisive, Vanished } from '../../domain/correction/vanished'
import type { Section } from '../../domain/form/section'
import { foreignTag, LANGUAGE_TAG, localized } from '../../domain/language'
import { joinedWords } from '../../domain/text/joined-words'
import { useLanguage } from '../../lib/i18n'
import { useRuleSentence } from '../../lib/rule-meaning'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import styles from './AnswerView.module.css'

interface VanishedAnswersProps {
  of: readonly Vanished[]
  /** Of the answer, with the words that its rules name. */
  secciones: readonly Section[]
}

/** What was answered and is not asked any more since something was put right: struck through, and why, once (LOGIC-10). */
export function VanishedAnswers({ of, secciones }: VanishedAnswersProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const inWords = useRuleSentence(secciones)
  const wordsOf = (part: Decisive) => localized(part, 'condition' in part ? 'condition' : 'titulo', language)
  const reason = ({ because, condition }: Vanished, count: number): string => {
    if (condition !== '') return t('view.story.vanishedRule', { count, rule: inWords(condition) })
    if (because.length === 0) return t('view.story.vanished', { count })
    const names = because.map((part) => t('view.story.named', { name: wordsOf(part) }))
    return t('view.story.vanishedBy', { count, what: joinedWords(names, LANGUAGE_TAG[language]) })
  }
  const byReason = new Map<string, Vanished[]>()
  for (const one of of) byReason.set(reason(one, 1), [...(byReason.get(reason(one, 1)) ?? []), one])
  return [...byReason.values()].map((group, index) => (
    <div key={index} className={styles.vanished}>
      {group[0] && <p>{reason(group[0], group.length)}</p>}
      <dl>
        {group.map((one, at) => (
          <div key={at}>
            <dt dir="auto" lang={foreignTag(one.question, 'titulo', language)}>
              {localized(one.question, 'titulo', language)}
            </dt>
            <dd>
              <del>
                <ResponseDisplay question={one.question} response={one.response} />
              </del>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
