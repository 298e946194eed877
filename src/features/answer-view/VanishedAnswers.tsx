import { useTranslation } from 'react-i18next'
import type { Decisive, Vanished } from '../../domain/correction/vanished'
import type { Section } from '../../domain/form/section'
import { foreignOptionTag, foreignTag, LANGUAGE_TAG, localized } from '../../domain/language'
import { pickWords } from '../../domain/question-types/shared/pick-words'
import { joinedWords } from '../../domain/text/joined-words'
import { useLanguage } from '../../lib/i18n'
import { useRuleSentence } from '../../lib/rule-meaning'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import styles from './AnswerView.module.css'

/** Of an answer that is asked each pick is one. */
const countOf = (group: readonly Vanished[]): number =>
  group.reduce((count, { picks }) => count + Math.max(1, picks.length), 0)

interface VanishedAnswersProps {
  of: readonly Vanished[]
  /** Of the answer, with the words that its rules name. */
  secciones: readonly Section[]
}

/**
 * What was answered and is not asked any more since something was put right, or was picked and is not offered: struck
 * through, and why, once (LOGIC-10).
 */
export function VanishedAnswers({ of, secciones }: VanishedAnswersProps) {
  const { t } = useTranslation('staff')
  const language = useLanguage()
  const inWords = useRuleSentence(secciones)
  const wordsOf = (part: Decisive) => localized(part, 'condition' in part ? 'condition' : 'titulo', language)
  const reason = ({ picks, because, condition }: Vanished, count: number): string => {
    const gone = picks.length > 0 ? 'unoffered' : 'vanished'
    if (condition !== '') return t(`view.story.${gone}Rule`, { count, rule: inWords(condition) })
    if (because.length === 0) return t('view.story.vanished', { count })
    const names = because.map((part) => t('view.story.named', { name: wordsOf(part) }))
    return t(`view.story.${gone}By`, { count, what: joinedWords(names, LANGUAGE_TAG[language]) })
  }
  const byReason = new Map<string, Vanished[]>()
  for (const one of of) byReason.set(reason(one, 1), [...(byReason.get(reason(one, 1)) ?? []), one])
  return [...byReason.values()].map((group, index) => (
    <div key={index} className={styles.vanished}>
      {group[0] && <p>{reason(group[0], countOf(group))}</p>}
      <dl>
        {group.map((one, at) => (
          <div key={at}>
            <dt dir="auto" lang={foreignTag(one.question, 'titulo', language)}>
              {localized(one.question, 'titulo', language)}
            </dt>
            <dd>
              {one.picks.map((option) => (
                <del key={option.id} dir="auto" lang={foreignOptionTag(option, language)}>
                  {pickWords(option, one.response.otraRespuesta, language)}
                </del>
              ))}
              {one.picks.length === 0 && (
                <del>
                  <ResponseDisplay question={one.question} response={one.response} />
                </del>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
