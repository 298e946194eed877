import { hasRoom } from '../../../domain/answer/copies'
import { questionAt } from '../../../domain/answer/fill'
import { pathKey, type QuestionPath } from '../../../domain/answer/path'
import type { Question } from '../../../domain/form/question'
import { localized } from '../../../domain/language'
import { Button } from '../../../ui/native/Button'
import { PlusIcon, TrashIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { QuestionField } from '../parts/QuestionField'
import styles from '../parts/QuestionList.module.css'
import { CompletionQuestion } from './CompletionQuestion'
import { useCompleting } from './context'

interface CompletionQuestionsProps {
  place: Pick<QuestionPath, 'section' | 'condition' | 'row'>
  questions: Question[]
}

/** From this many questions on, those out of sight are not laid out until they come near. */
const MANY = 40

/** Questions that the stored answer has, one below the other. */
export function CompletionQuestions({ place, questions }: CompletionQuestionsProps) {
  return (
    <div className={questions.length >= MANY ? `${styles.list} ${styles.many}` : styles.list}>
      {questions.map((question, index) => {
        const path = { ...place, question: index, repetition: 0 }
        return question.repetible ? (
          <Repeatable key={pathKey(path)} path={path} question={question} />
        ) : (
          <CompletionQuestion key={pathKey(path)} path={path} />
        )
      })}
    </div>
  )
}

/** The answers that are stored stay; those added here may go again (ANS-09). */
function Repeatable({ path, question }: { path: QuestionPath; question: Question }) {
  const { before, mode } = useCompleting()
  const { answering, language, t } = useForm()
  const { engine } = answering
  const stored = questionAt(before, path)?.repeticiones.length ?? 0
  const added = question.repeticiones.slice(stored).map((_, index) => index + stored + 1)
  const paths = Array.from({ length: stored + 1 }, (_, repetition) => ({ ...path, repetition }))
  return (
    <div className={styles.repeated}>
      {paths.map((one) => (
        <div key={pathKey(one)} className={styles.answer}>
          <CompletionQuestion path={one} />
        </div>
      ))}
      {added.map((repetition) => (
        <div key={repetition} className={styles.answer}>
          <QuestionField {...path} repetition={repetition} />
          <Button
            look="quiet"
            icon={<TrashIcon />}
            onClick={() => {
              engine.removeRepetition({ ...path, repetition })
              focusPlace(pathKey(path))
            }}
          >
            {t('repeat.removeAnswer', { number: repetition + 1 })}
          </Button>
        </div>
      ))}
      {mode === 'sealed' || !hasRoom(question.repeticiones) ? null : (
        <Button
          icon={<PlusIcon />}
          aria-label={t('repeat.addAnswerTo', { question: localized(question, 'titulo', language) })}
          onClick={() => {
            engine.addRepetition(path)
            focusPlace(pathKey({ ...path, repetition: question.repeticiones.length + 1 }))
          }}
        >
          {t('repeat.addAnswer')}
        </Button>
      )}
    </div>
  )
}
