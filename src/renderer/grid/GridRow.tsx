import { memo, Suspense, useSyncExternalStore } from 'react'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { foreignTag, localized } from '../../domain/language'
import type { InputProps } from '../../questions/input-props'
import { onLeaveGroup } from '../../questions/shared/leave'
import { Button } from '../../ui/native/Button'
import { fieldIds } from '../../ui/native/Field'
import { AlertIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import { Advice } from '../logic/lazy-parts'
import { AnswerInput } from '../parts/AnswerInput'
import { inOwnLanguage } from '../parts/own-language'
import { inputProps, questionLabel } from '../parts/question-input'
import { problemWords } from '../problem-words'
import type { Choice, Columns } from './columns'
import styles from './Grid.module.css'

interface GridRowProps extends QuestionPath {
  columns: Columns
}

/** One row of a grid. It listens to its own question alone, as a question by itself does. */
export const GridRow = memo(function GridRow({ columns, ...path }: GridRowProps) {
  const { answering, language, marksOptional, t } = useForm()
  const { engine } = answering
  const key = pathKey(path)
  const slice = useSyncExternalStore(
    (listener) => engine.onQuestion(key, listener),
    () => engine.slice(path),
  )
  answering.onDrawn?.(key)
  if (!slice?.isAsked) return null
  const { question, response, isRequired, problem } = slice
  const ids = fieldIds(key)
  const title = questionLabel(question, path, { language, t })
  const hint = localized(question, 'descripcion', language)
  const error = problemWords(problem, slice, { language, t })
  const mark = isRequired ? t('form.required') : marksOptional ? t('form.optional') : ''
  const isWritten = columns.of === 'written'
  const input = inputProps({ path, slice, engine, hasHint: hint !== '', language, t })
  const Name = isWritten ? 'label' : 'span'
  const mayClear = columns.of === 'one' && response.respuesta !== '' && !isRequired
  return (
    <tr
      id={isWritten ? undefined : key}
      data-invalid={error ? true : undefined}
      onBlur={isWritten ? undefined : onLeaveGroup(input.onLeave)}
    >
      <th scope="row">
        <Name id={ids.label} dir="auto" className={styles.name} {...(isWritten && { htmlFor: key })}>
          {inOwnLanguage(title, foreignTag(question, 'titulo', language))}
        </Name>
        {mark ? (
          <bdi id={`${key}-mark`} className={styles.mark}>
            {mark}
          </bdi>
        ) : null}
        {hint ? (
          <span id={ids.hint} dir="auto" className={styles.hint}>
            {inOwnLanguage(hint, foreignTag(question, 'descripcion', language))}
          </span>
        ) : null}
        {error ? (
          <span id={ids.error} dir="auto" className={styles.error}>
            <AlertIcon />
            <span>{error}</span>
          </span>
        ) : null}
        {question.validaciones.length > 0 ? (
          <Suspense>
            <Advice slice={slice} />
          </Suspense>
        ) : null}
        {mayClear ? (
          <Button look="quiet" onClick={() => engine.respond(path, { respuesta: '' })}>
            {t('input.clear')}
          </Button>
        ) : null}
      </th>
      {isWritten ? (
        <td className={styles.written}>
          <AnswerInput {...input} />
        </td>
      ) : (
        columns.choices.map((choice) => (
          <td key={choice.key}>
            {choice.isOffered(question) ? (
              <ChoiceCell
                choice={choice}
                isOne={columns.of === 'one'}
                title={title}
                lang={foreignTag(question, 'titulo', language)}
                input={{ ...input, describedBy: described(mark && `${key}-mark`, input.describedBy) }}
              />
            ) : null}
          </td>
        ))
      )}
    </tr>
  )
})

const described = (...ids: (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

interface ChoiceCellProps {
  choice: Choice
  isOne: boolean
  title: string
  /** The language of its words, if it is another one than the page's: an attribute has that of its element. */
  lang: string | undefined
  input: InputProps
}

/** A radio button or a box that fills its cell; the buttons of a row are a group, as arrow keys have it. */
function ChoiceCell({
  choice,
  isOne,
  title,
  lang,
  input: { id, response, describedBy, onChange },
}: ChoiceCellProps) {
  const { words, end } = choice
  return (
    <label className={styles.cell}>
      <input
        type={isOne ? 'radio' : 'checkbox'}
        id={`${id}-c${choice.key}`}
        name={id}
        checked={choice.isChosen(response)}
        lang={lang}
        aria-label={`${title}: ${end ? `${words}, ${end}` : words}`}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(choice.choose(response, target.checked))}
      />
    </label>
  )
}
