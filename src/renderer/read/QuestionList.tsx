import { refOf } from '../../domain/answer/by-ref'
import { readBlocks } from '../../domain/answer/grid-view'
import type { QuestionResponses, QuestionView } from '../../domain/answer/view'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { useBeside } from './beside'
import styles from './Read.module.css'

/** Questions with their answers, the rows of a grid below its heading (VIEW-03, KIND-05). */
export function QuestionList({ questions }: { questions: QuestionResponses[] }) {
  const language = useLanguage()
  return readBlocks(questions).map(({ heading, questions: asked }) => {
    const [first] = asked
    const title = heading ? localized(heading, 'titulo', language) : ''
    if (!heading || title === '') return <Answers key={first?.question.id} questions={asked} />
    return (
      <div key={heading.id} role="group" aria-label={title} className={styles.grid}>
        <p dir="auto" lang={foreignTag(heading, 'titulo', language)} className={styles.heading}>
          {title}
        </p>
        <Answers questions={asked} />
      </div>
    )
  })
}

/** Questions with their answers; a repeatable question with all of them. */
function Answers({ questions }: { questions: QuestionResponses[] }) {
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
