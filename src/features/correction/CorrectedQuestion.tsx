import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { pickedOther } from '../../domain/answer/picked'
import { samePart } from '../../domain/correction/locks'
import { refAt } from '../../domain/answer/by-ref'
import { isOthersPart } from '../../domain/form/second-person'
import { foreignTag, localized } from '../../domain/language'
import type { Slice } from '../../engine/answer-engine'
import { inputFor } from '../../questions/inputs'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { FileInputs } from '../../renderer/attachments/FileInputs'
import { useForm } from '../../renderer/context'
import { focusPlace } from '../../renderer/focus-place'
import { Advice, OtherField } from '../../renderer/logic/lazy-parts'
import { AnswerInput } from '../../renderer/parts/AnswerInput'
import { inputProps, questionLabel } from '../../renderer/parts/question-input'
import { problemWords } from '../../renderer/problem-words'
import { QuestionHint } from '../../renderer/parts/QuestionHint'
import { Tick, TICK_WORDS } from '../../renderer/Tick'
import { TickName } from '../../renderer/TickName'
import { Button } from '../../ui/native/Button'
import { NamedPart } from '../../ui/NamedPart'
import { Field } from '../../ui/native/Field'
import { TrashIcon } from '../../ui/native/icons'
import { RemovedPart } from './RemovedPart'
import styles from './Correction.module.css'
import { useCorrecting } from './context'

interface QuestionProps {
  path: QuestionPath
  slice: Slice
}

/**
 * A question that can be corrected. It shows the earlier value once corrected, and can be asked of the citizen; one of
 * several answers can be taken away (CORR-02).
 */
export function CorrectedQuestion({ path, slice }: QuestionProps) {
  const isFurther = slice.question.repetible && slice.terms.before !== null
  return isFurther ? <FurtherAnswer path={path} slice={slice} /> : <OpenQuestion path={path} slice={slice} />
}

function OpenQuestion({ path, slice, children }: QuestionProps & { children?: ReactNode }) {
  const { answering, language, t } = useForm()
  const { question, isRequired, problem, terms } = slice
  const { group } = inputFor(question)
  const words = localized(question, 'descripcion', language)
  const hasHint = Boolean(words || question.link)
  const key = pathKey(path)
  const input = inputProps({ path, slice, engine: answering.engine, hasHint, language, t })
  return (
    <div>
      <Field
        id={key}
        group={group}
        label={questionLabel(question, path, { language, t })}
        mark={isRequired ? t('form.required') : undefined}
        hint={hasHint ? <QuestionHint question={question} words={words} /> : undefined}
        error={problemWords(problem, slice, { language, t }) || undefined}
      >
        <AnswerInput {...input} />
        {pickedOther(question, slice.response) ? (
          <Suspense>
            <OtherField {...input} slice={slice} />
          </Suspense>
        ) : null}
        <FileInputs path={path} slice={slice} />
        {question.validaciones.length > 0 ? (
          <Suspense>
            <Advice slice={slice} />
          </Suspense>
        ) : null}
      </Field>
      <Before slice={slice} />
      {terms.before ? <Ticks path={path} slice={slice} /> : null}
      {children}
    </div>
  )
}

/** One of the answers to a repeatable question, which may be taken away and put back (CORR-02, CORR-07). */
function FurtherAnswer({ path, slice }: QuestionProps) {
  const { answering, language, t: texts } = useForm()
  const { t } = useTranslation('correction')
  const { remove, removals } = useCorrecting()
  const { question, response } = slice
  const spotOf = (repetition: number) => refAt(answering.engine.sections(), { ...path, repetition })
  const spot = spotOf(path.repetition)
  const isAway = useSyncExternalStore(removals.on, () => spot !== undefined && removals.has(spot))
  const isOnly = useSyncExternalStore(removals.on, () => {
    const all = [...Array(question.repeticiones.length + 1).keys()].flatMap((one) => spotOf(one) ?? [])
    return all.filter((one) => !removals.has(one)).length === 1
  })
  if (!spot) return null
  const [key, name] = [pathKey(path), questionLabel(question, path, { language, t: texts })]
  const lang = foreignTag(question, 'titulo', language)
  const put = (away: boolean) => {
    remove(spot, away)
    focusPlace(key)
  }
  if (isAway) {
    return (
      <div>
        <p lang={lang}>{name}</p>
        <RemovedPart
          id={key}
          words={t('away.answer')}
          back={<NamedPart sentence={(part) => t('away.backOf', { name: part })} part={name} lang={lang} />}
          onBack={() => put(false)}
        >
          <ResponseDisplay question={question} response={response} />
        </RemovedPart>
      </div>
    )
  }
  return (
    <OpenQuestion path={path} slice={slice}>
      {isOnly ? null : (
        <Button look="quiet" icon={<TrashIcon />} onClick={() => put(true)}>
          {texts('repeat.removeAnswer', { number: path.repetition + 1 })}
        </Button>
      )}
    </OpenQuestion>
  )
}

/** The earlier value of a corrected question: struck through, and named as such for screen readers. */
function Before({ slice: { question, response, terms } }: { slice: Slice }) {
  const { t } = useTranslation('correction')
  const { before } = terms
  if (!before || terms.asks.every((part) => samePart(response, before, part))) return null
  return (
    <div className={styles.was}>
      <span className={styles.word}>{t('before')}</span>
      <del>
        <ResponseDisplay question={question} response={before} />
      </del>
    </div>
  )
}

function Ticks({ path, slice: { question, terms } }: QuestionProps) {
  const { answering, language, t: texts } = useForm()
  const { t } = useTranslation('correction')
  const { ask } = useCorrecting()
  const spot = refAt(answering.engine.sections(), path)
  const section = answering.engine.sections()[path.section]
  // What another person gave is not for the citizen to change (REACH-11).
  if (!spot || !section || isOthersPart(section)) return null
  const name = questionLabel(question, path, { language, t: texts })
  const lang = foreignTag(question, 'titulo', language)
  return (
    <div className={styles.under}>
      {terms.asks.map((parte) => {
        const pick = { ...spot, parte }
        const words = t(TICK_WORDS[parte])
        return (
          <Tick
            key={parte}
            id={`tick-${pathKey(path)}-${parte}`}
            label={<TickName name={name} lang={lang} parte={parte} />}
            words={words}
            on={ask.on}
            isOn={() => ask.has(pick)}
            onTick={(isOn) => ask.tick(pick, isOn)}
          />
        )
      })}
    </div>
  )
}
