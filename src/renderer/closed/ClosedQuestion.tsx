import { Suspense } from 'react'
import { isUnanswered } from '../../domain/answer/next-unanswered'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { FILE_KINDS } from '../../domain/files/limits'
import { localized } from '../../domain/language'
import type { Slice } from '../../engine/answer-engine'
import { problemWords } from '../problem-words'
import { inputFor } from '../../questions/inputs'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { Field, fieldIds } from '../../ui/native/Field'
import { FileInput } from '../attachments/FileInput'
import { useForm } from '../context'
import { Advice } from '../logic/lazy-parts'
import { AnswerInput } from '../parts/AnswerInput'
import { inputProps, questionLabel } from '../parts/question-input'
import { QuestionHint } from '../parts/QuestionHint'
import styles from './Closed.module.css'
import { Why } from './Why'
import { useClosedWords } from './words'

/** Shows the stored answer to a question, and below it the inputs for what may be given (COMP-01). */
export function ClosedQuestion({ path, slice }: { path: QuestionPath; slice: Slice }) {
  const { answering, language, t } = useForm()
  const { engine } = answering
  const { why } = useClosedWords()
  const key = pathKey(path)
  const { question, response, isRequired, problem, terms } = slice
  const { group } = inputFor(question)
  const asks = terms.asks.includes('answer')
  const words = localized(question, 'descripcion', language)
  // That nothing stood there says nothing where nobody asked for it.
  const isNoNews = terms.isOpened && terms.before && isUnanswered({ question, response: terms.before })
  const shownBefore = isNoNews ? null : terms.before
  const hasHint = terms.asks.length > 0 && Boolean(words || question.link)
  return (
    <Field
      id={key}
      group={!asks || group}
      label={questionLabel(question, path, { language, t })}
      mark={isRequired && terms.asks.length > 0 ? t('form.required') : undefined}
      hint={hasHint ? <QuestionHint question={question} words={words} /> : undefined}
      error={problemWords(problem, slice, { language, t }) || undefined}
    >
      {shownBefore ? (
        <div
          {...(asks ? {} : { id: key, tabIndex: -1 })}
          className={`${styles.closed} ${styles[terms.as] ?? ''}`}
          role="group"
          aria-labelledby={fieldIds(key).label}
        >
          <ResponseDisplay question={question} response={shownBefore} />
          <Why>{why(terms.as)}</Why>
        </div>
      ) : null}
      {asks ? <AnswerInput {...inputProps({ path, slice, engine, hasHint, language, t })} /> : null}
      {question.validaciones.length > 0 ? (
        <Suspense>
          <Advice slice={slice} />
        </Suspense>
      ) : null}
      {FILE_KINDS.filter((kind) => terms.asks.includes(kind)).map((kind) => (
        <FileInput key={kind} path={path} kind={kind} question={question} attached={response[kind]} />
      ))}
    </Field>
  )
}
