import { refOf } from '../../domain/answer/by-ref'
import type { QuestionResponses, QuestionView } from '../../domain/answer/view'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { useBeside } from './beside'
import styles from './Read.module.css'

/** Questions with their answers; a repeatable question with all of them (VIEW-03). */
export function QuestionList({ questions }: { questions: QuestionResponses[] }) {
  const language = useLanguage()
  const beside = useBeside()
  const isAway = (view: QuestionView) => view.question.repetible && beside?.isAway(refOf(view)) === true
  return (
    <dl className={styles.questions}>
      {questions.map(({ question, responses }) => (
        <div key={question.id} className={styles.question}>
          <dt dir="auto" lang={foreignTag(question, 'titulo', language)}>
            {localized(question, 'titulo', language)}
          </dt>
          {responses.map((view, repetition) => (
            <dd key={repetition}>
              {isAway(view) ? (
                <del>
                  <ResponseDisplay question={question} response={view.response} />
                </del>
              ) : (
                <ResponseDisplay question={question} response={view.response} />
              )}
              {beside ? <beside.Question view={view} /> : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
