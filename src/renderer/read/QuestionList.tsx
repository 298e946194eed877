import type { Question } from '../../domain/form/question'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import styles from './Read.module.css'

/** Questions with their answers; a repeatable question with all of them (VIEW-03). */
export function QuestionList({ questions }: { questions: Question[] }) {
  const language = useLanguage()
  return (
    <dl className={styles.questions}>
      {questions.map((question) => (
        <div key={question.id} className={styles.question}>
          <dt dir="auto">{localized(question, 'titulo', language)}</dt>
          {[question, ...question.repeticiones].map((response, index) => (
            <dd key={index}>
              <ResponseDisplay question={question} response={response} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
