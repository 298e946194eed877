import { questionSpot } from '../../domain/correction/spot'
import type { Question } from '../../domain/form/question'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { useBeside } from './beside'
import styles from './Read.module.css'

interface QuestionListProps {
  section: Section
  /** Position of the condition; null in a simple section. */
  condition?: number | null
  /** 0 is the section's first row. */
  row?: number
  questions: Question[]
}

/** Questions with their answers; a repeatable question with all of them (VIEW-03). */
export function QuestionList({ section, condition = null, row = 0, questions }: QuestionListProps) {
  const language = useLanguage()
  const beside = useBeside()
  const isAway = (question: number, repetition: number) => {
    const asked = questions[question]
    const path = { section: 0, condition, row, question, repetition }
    return asked?.repetible === true && beside?.isAway(questionSpot(section, path, asked)) === true
  }
  return (
    <dl className={styles.questions}>
      {questions.map((question, at) => (
        <div key={question.id} className={styles.question}>
          <dt dir="auto" lang={foreignTag(question, 'titulo', language)}>
            {localized(question, 'titulo', language)}
          </dt>
          {[question, ...question.repeticiones].map((response, repetition) => (
            <dd key={repetition}>
              {isAway(at, repetition) ? (
                <del>
                  <ResponseDisplay question={question} response={response} />
                </del>
              ) : (
                <ResponseDisplay question={question} response={response} />
              )}
              {beside ? (
                <beside.Question
                  section={section}
                  path={{ section: 0, condition, row, question: at, repetition }}
                  question={question}
                />
              ) : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
