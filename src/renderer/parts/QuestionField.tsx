import { memo, Suspense, useSyncExternalStore } from 'react'
import { pickedOther } from '../../domain/answer/picked'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { foreignTag, localized } from '../../domain/language'
import { asksNothing, kindOf } from '../../domain/form/kinds'
import { Field } from '../../ui/native/Field'
import { inputFor } from '../../questions/inputs'
import { asksForFiles, FileInputs } from '../attachments/FileInputs'
import { inOwnLanguage } from './own-language'
import { useForm } from '../context'
import { Note } from '../further/lazy-parts'
import { Advice, CalculatedAnswer, OtherField } from '../logic/lazy-parts'
import { problemWords } from '../problem-words'
import { AnswerInput } from './AnswerInput'
import { commentKey, inputProps, questionLabel } from './question-input'
import { QuestionHint } from './QuestionHint'
import { wordsOnce } from './words-once'
import styles from './QuestionField.module.css'

/**
 * One question with its input. It listens to its own place alone, so answering another question does not draw
 * it again.
 */
export const QuestionField = memo(function QuestionField(path: QuestionPath) {
  const { answering, closed, language, marksOptional, t: texts } = useForm()
  const t = wordsOnce(texts)
  const { engine } = answering
  const key = pathKey(path)
  const slice = useSyncExternalStore(
    (listener) => engine.onQuestion(key, listener),
    () => engine.slice(path),
  )
  answering.onDrawn?.(key)
  if (!slice?.isAsked) return null
  const { question, isRequired, problem, terms } = slice
  if (asksNothing(question))
    return (
      <Suspense>
        <Note id={key} question={question} language={language} />
      </Suspense>
    )
  const isCalculated = question.calculo !== ''
  if (terms.as !== 'open' && !(isCalculated && terms.as !== 'hidden'))
    return closed && terms.as !== 'hidden' ? <closed.Question path={path} slice={slice} /> : null
  const { group, hint } = inputFor(question)
  // What is accepted stands in the input, with its formatting.
  const ownHint = kindOf(question) === 'consent' ? '' : localized(question, 'descripcion', language)
  const words = ownHint || (hint && !isCalculated ? t(hint) : '')
  const hasHint = Boolean(words || question.link)
  const labelTag = foreignTag(question, 'titulo', language)
  const hintTag = ownHint ? foreignTag(question, 'descripcion', language) : undefined
  // Where the question asks for a file, its text is a comment on the file (ANS-07).
  const files = asksForFiles(question) ? <FileInputs path={path} slice={slice} /> : null
  const comments = files !== null && kindOf(question) === 'text'
  const input = inputProps({ path, slice, engine, hasHint, isComment: comments, language, t })
  const asksWhich = pickedOther(question, slice.response) !== undefined
  return (
    <div className={styles.question}>
      <Field
        id={key}
        group={group || isCalculated}
        label={inOwnLanguage(questionLabel(question, path, { language, t }), labelTag)}
        mark={
          isCalculated
            ? undefined
            : isRequired
              ? t('form.required')
              : marksOptional
                ? t('form.optional')
                : undefined
        }
        hint={
          question.link ? <QuestionHint question={question} words={words} /> : inOwnLanguage(words, hintTag)
        }
        error={problemWords(problem, slice, { language, t }) || undefined}
      >
        {comments ? files : null}
        {comments ? (
          <p id={commentKey(key)} className={styles.comment}>
            {t('input.comment')}
          </p>
        ) : null}
        {isCalculated ? (
          <Suspense>
            <CalculatedAnswer id={key} slice={slice} />
          </Suspense>
        ) : (
          <AnswerInput {...input} />
        )}
        {asksWhich ? (
          <Suspense>
            <OtherField {...input} slice={slice} />
          </Suspense>
        ) : null}
        {comments ? null : files}
        {question.validaciones.length > 0 ? (
          <Suspense>
            <Advice slice={slice} />
          </Suspense>
        ) : null}
      </Field>
    </div>
  )
})
