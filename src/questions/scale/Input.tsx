import { useTranslation } from 'react-i18next'
import { foreignTag, localized } from '../../domain/language'
import { scaleIn, stepsOf, type Scale } from '../../domain/question-types/scale/look'
import type { InputProps } from '../input-props'
import { RadioGroup } from '../shared/RadioGroup'
import { Face, Star } from './Pictures'
import styles from './Input.module.css'

function StepPicture({ scale, step, chosen }: { scale: Scale; step: number; chosen: number | null }) {
  if (scale.look === 'stars') return <Star isFilled={chosen !== null && step <= chosen} />
  return scale.look === 'faces' ? <Face step={step} /> : <span aria-hidden>{step}</span>
}

/** A step that has a face. */
const faceOf = (step: number) => FACE_STEPS.find((one) => one === step) ?? 3
const FACE_STEPS = [1, 2, 3, 4, 5] as const

/** The numbers of a scale side by side, with the words of both ends (KIND-04). */
export function ScaleInput(props: InputProps) {
  const { id, question, response, invalid, language, onChange } = props
  const { t } = useTranslation('kinds')
  const scale = scaleIn(question.formato)
  const chosen = response.respuesta === '' ? null : Number(response.respuesta)
  const [low, high] = [
    localized(question, 'textoMinimo', language),
    localized(question, 'textoMaximo', language),
  ]
  /** What a step is called by who does not see it, with the words of its end. */
  const nameOf = (step: number): string => {
    const name = scale.look === 'faces' ? t(`face.${faceOf(step)}`) : t('step', { step, most: scale.to })
    const end = step === scale.from ? low : step === scale.to ? high : ''
    return end ? `${name}, ${end}` : name
  }
  return (
    <RadioGroup input={props} isChosen={response.respuesta !== ''}>
      <div className={styles.steps}>
        {stepsOf(scale).map((step) => (
          <label key={step} className={styles.step} data-invalid={invalid || undefined}>
            <input
              type="radio"
              id={`${id}-${step}`}
              name={id}
              className={styles.mark}
              checked={step === chosen}
              aria-label={nameOf(step)}
              onChange={() => onChange({ respuesta: String(step) })}
            />
            <StepPicture scale={scale} step={step} chosen={chosen} />
          </label>
        ))}
      </div>
      {low || high ? (
        <p className={styles.ends} aria-hidden>
          <bdi lang={foreignTag(question, 'textoMinimo', language)}>{low}</bdi>
          <bdi lang={foreignTag(question, 'textoMaximo', language)}>{high}</bdi>
        </p>
      ) : null}
    </RadioGroup>
  )
}
