import { Suspense, useSyncExternalStore } from 'react'
import { hasRoom } from '../../domain/answer/copies'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import type { Question } from '../../domain/form/question'
import { foreignTag, localized } from '../../domain/language'
import { isGrid } from '../../domain/form/kinds'
import { Button } from '../../ui/native/Button'
import { PlusIcon, TrashIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { focusPlace } from '../focus-place'
import { GridList } from '../grid/lazy-parts'
import { NamedPart } from '../../ui/NamedPart'
import { QuestionField } from './QuestionField'
import { Pieces } from './pieces'
import styles from './QuestionList.module.css'

interface QuestionListProps {
  place: Pick<QuestionPath, 'section' | 'condition' | 'row'>
  questions: Question[]
}

/** Questions one below the other; a repeatable one with its further answers (ANS-09). */
export function QuestionList({ place, questions }: QuestionListProps) {
  const draw = (question: Question, index: number) => {
    const path = { ...place, question: index, repetition: 0 }
    return question.repetible ? (
      <RepeatableQuestion key={pathKey(path)} path={path} question={question} />
    ) : (
      <QuestionField key={pathKey(path)} {...path} />
    )
  }
  const drawn = <Pieces>{questions.map(draw)}</Pieces>
  return (
    <div className={styles.list}>
      {questions.some(isGrid) ? (
        <Suspense fallback={drawn}>
          <GridList place={place} questions={questions} draw={draw} />
        </Suspense>
      ) : (
        drawn
      )}
    </div>
  )
}

function RepeatableQuestion({ path, question }: { path: QuestionPath; question: Question }) {
  const { answering, language, t } = useForm()
  const { engine } = answering
  const isAsked = useSyncExternalStore(
    (listener) => engine.onQuestion(pathKey(path), listener),
    () => engine.slice(path)?.isAsked === true,
  )
  if (!isAsked) return null
  const paths = [path, ...question.repeticiones.map((_, index) => ({ ...path, repetition: index + 1 }))]
  return (
    <div className={styles.repeated}>
      {paths.map((one) => (
        <div key={pathKey(one)} className={styles.answer}>
          <QuestionField {...one} />
          {paths.length > 1 && engine.mayRemoveRepetition(one) ? (
            <Button
              look="quiet"
              icon={<TrashIcon />}
              onClick={() => {
                engine.removeRepetition(one)
                focusPlace(pathKey(path))
              }}
            >
              {t('repeat.removeAnswer', { number: one.repetition + 1 })}
            </Button>
          ) : null}
        </div>
      ))}
      {engine.policy.grows && hasRoom(question.repeticiones) ? (
        <Button
          icon={<PlusIcon />}
          onClick={() => {
            engine.addRepetition(path)
            focusPlace(pathKey({ ...path, repetition: paths.length }))
          }}
        >
          <span aria-hidden>{t('repeat.addAnswer')}</span>
          <NamedPart
            sentence={(part) => t('repeat.addAnswerTo', { question: part })}
            part={localized(question, 'titulo', language)}
            lang={foreignTag(question, 'titulo', language)}
          />
        </Button>
      ) : null}
    </div>
  )
}
