import { useTranslation } from 'react-i18next'
import { pathKey, type QuestionPath } from '../../domain/answer/path'
import { samePart } from '../../domain/answer/locks'
import type { Part } from '../../domain/answer/parts'
import { questionSpot } from '../../domain/correction/spot'
import { localized } from '../../domain/language'
import type { Slice } from '../../engine/answer-engine'
import { inputFor } from '../../questions/inputs'
import { ResponseDisplay } from '../../questions/ResponseDisplay'
import { FileInputs } from '../../renderer/attachments/FileInputs'
import { useForm } from '../../renderer/context'
import { inputProps, questionLabel } from '../../renderer/parts/question-input'
import { QuestionHint } from '../../renderer/parts/QuestionHint'
import { Field } from '../../ui/native/Field'
import styles from './Correction.module.css'
import { useCorrecting } from './context'
import { Tick } from './Tick'

interface QuestionProps {
  path: QuestionPath
  slice: Slice
}

/** A question that may be put right, with what stood there once it was, and what may be asked for again (CORR-02). */
export function CorrectedQuestion({ path, slice }: QuestionProps) {
  const { answering, language, t } = useForm()
  const { question, problem, terms } = slice
  const { Input, group } = inputFor(question)
  const words = localized(question, 'descripcion', language)
  const hasHint = Boolean(words || question.link)
  const key = pathKey(path)
  return (
    <div>
      <Field
        id={key}
        group={group}
        label={questionLabel(question, path, { language, t })}
        mark={question.required ? t('form.required') : undefined}
        hint={hasHint ? <QuestionHint question={question} words={words} /> : undefined}
        error={problem ? t(`problem.${problem}`) : undefined}
      >
        <Input {...inputProps({ path, slice, engine: answering.engine, hasHint, language, t })} />
        <FileInputs path={path} slice={slice} />
      </Field>
      <Before slice={slice} />
      {terms.before ? <Ticks path={path} slice={slice} /> : null}
    </div>
  )
}

/** What stood there, once something of it was changed: struck through, and said in a word. */
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

const PART_WORDS = {
  answer: 'tick.words',
  imagen: 'tick.image',
  documento: 'tick.document',
  video: 'tick.video',
} as const satisfies Record<Part, string>

function Ticks({ path, slice: { question, terms } }: QuestionProps) {
  const { answering, language, t: texts } = useForm()
  const { t } = useTranslation('correction')
  const { ask } = useCorrecting()
  const section = answering.version.secciones[path.section]
  if (!section) return null
  const spot = questionSpot(section, path, question)
  const name = questionLabel(question, path, { language, t: texts })
  return (
    <div className={styles.under}>
      {terms.asks.map((parte) => {
        const pick = { ...spot, parte }
        const words = t(PART_WORDS[parte])
        return (
          <Tick
            key={parte}
            id={`tick-${pathKey(path)}-${parte}`}
            label={t('tick.of', { name: parte === 'answer' ? name : `${name} (${t(`part.${parte}`)})` })}
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
