import LockIcon from '@mui/icons-material/LockOutlined'
import { memo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { questionAt, responseAt } from '../../../domain/answer/fill'
import { holds, openParts, type Part } from '../../../domain/answer/locks'
import { pathKey, type QuestionPath } from '../../../domain/answer/path'
import { FILE_KINDS } from '../../../domain/files/limits'
import type { Question, Response } from '../../../domain/form/question'
import { localized } from '../../../domain/language'
import { inputFor } from '../../../questions/inputs'
import { ResponseDisplay } from '../../../questions/ResponseDisplay'
import { Field, fieldIds } from '../../../ui/native/Field'
import { FileInput } from '../attachments/FileInput'
import { useForm } from '../context'
import { inputProps, questionLabel } from '../parts/question-input'
import { QuestionField } from '../parts/QuestionField'
import { QuestionHint } from '../parts/QuestionHint'
import styles from './Completion.module.css'
import { useCompleting } from './context'

/** A question of the stored answer: what it holds is read, what it lacks is asked for (COMP-01). */
export const CompletionQuestion = memo(
  function CompletionQuestion({ path }: { path: QuestionPath }) {
    const { before, mode } = useCompleting()
    const question = questionAt(before, path)
    const stored = responseAt(before, path)
    if (!question || !stored) return null
    const open = mode === 'sealed' ? [] : openParts(question, stored)
    const isUntouched = !holds(stored, 'answer') && FILE_KINDS.every((kind) => stored[kind] === null)
    if (open.length > 0 && isUntouched) return <QuestionField {...path} />
    return <HalfOpen path={path} question={question} stored={stored} open={open} />
  },
  (one, other) => pathKey(one.path) === pathKey(other.path),
)

interface HalfOpenProps {
  path: QuestionPath
  question: Question
  stored: Response
  open: Part[]
}

/** What was given, to be read, and below it what is still missing. */
function HalfOpen({ path, question, stored, open }: HalfOpenProps) {
  const { answering, language, t } = useForm()
  const { engine } = answering
  const key = pathKey(path)
  const slice = useSyncExternalStore(
    (listener) => engine.onQuestion(key, listener),
    () => engine.slice(path),
  )
  if (!slice) return null
  const { problem, response } = slice
  const { Input, group } = inputFor(question)
  const asks = open.includes('answer')
  const words = localized(question, 'descripcion', language)
  const hasHint = open.length > 0 && Boolean(words || question.link)
  return (
    <Field
      id={key}
      group={!asks || group}
      label={questionLabel(question, path, { language, t })}
      hint={hasHint ? <QuestionHint question={question} words={words} /> : undefined}
      error={problem ? t(`problem.${problem}`) : undefined}
    >
      <div
        {...(asks ? {} : { id: key, tabIndex: -1 })}
        className={styles.locked}
        role="group"
        aria-labelledby={fieldIds(key).label}
      >
        <ResponseDisplay question={question} response={stored} />
        <LockWord />
      </div>
      {asks ? <Input {...inputProps({ path, slice, engine, hasHint, language, t })} /> : null}
      {FILE_KINDS.filter((kind) => open.includes(kind)).map((kind) => (
        <FileInput key={kind} path={path} kind={kind} question={question} attached={response[kind]} />
      ))}
    </Field>
  )
}

/** Why it cannot be changed, in a word and an icon. */
export function LockWord({ signed = false }: { signed?: boolean }) {
  const { t } = useTranslation('completion')
  const { mode } = useCompleting()
  return (
    <p className={styles.lock}>
      <LockIcon aria-hidden sx={{ fontSize: 18 }} />
      {t(signed || mode === 'sealed' ? 'sealed' : 'locked')}
    </p>
  )
}
