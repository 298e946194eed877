import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionPath } from '../../../domain/answer/path'
import { foreignTag, localized } from '../../../domain/language'
import { loadTexts } from '../../../lib/i18n'
import { Button } from '../../../ui/native/Button'
import { useForm } from '../../context'
import type { Step } from '../steps'
import styles from './CheckAnswers.module.css'
import { CheckedRow } from './CheckedRow'
import { CheckedSection } from './CheckedSection'

interface CheckAnswersProps {
  steps: Step[]
  /** Opens a part to be changed, at a question where one is given. */
  onChange: (step: Step, path: QuestionPath | null) => void
}

/** The page with its texts: only long forms have it. */
export async function loadCheckAnswers() {
  await loadTexts('check')
  return CheckAnswers
}

/** What was answered, part after part, to be read before it is sent; each can be changed (DAY-06). */
function CheckAnswers({ steps, onChange }: CheckAnswersProps) {
  const { t } = useTranslation('check')
  return (
    <div>
      <p className={styles.lead}>{t('lead')}</p>
      {steps.map((step) => (
        <CheckedStep
          key={step.kind === 'section' ? step.index : step.kind}
          step={step}
          onChange={(path) => onChange(step, path)}
        />
      ))}
    </div>
  )
}

interface CheckedStepProps {
  step: Step
  onChange: (path: QuestionPath | null) => void
}

function CheckedStep({ step, onChange }: CheckedStepProps) {
  if (step.kind === 'section') return <CheckedSection index={step.index} onChange={onChange} />
  if (step.kind === 'place') return <CheckedPlace onChange={onChange} />
  // The recipient is shown above the form all the time.
  return step.kind === 'signatures' ? <CheckedSignatures onChange={onChange} /> : null
}

function CheckedPlace({ onChange }: Pick<CheckedStepProps, 'onChange'>) {
  const { answering, t } = useForm()
  const { latlng, direccion, identificador } = answering.place.state()
  const point = latlng ? `${latlng.lat.toFixed(5)}, ${latlng.lng.toFixed(5)}` : ''
  return (
    <CheckedPart title={t('place.title')} onChange={() => onChange(null)}>
      <CheckedRow title={t('place.title')} said={[identificador?.descripcion ?? '', direccion || point]} />
    </CheckedPart>
  )
}

function CheckedSignatures({ onChange }: Pick<CheckedStepProps, 'onChange'>) {
  const { answering, language, t } = useForm()
  const { signatures } = answering
  return (
    <CheckedPart title={t('sheet.signatures')} onChange={() => onChange(null)}>
      {signatures.settings.map((setting, index) => {
        const { picture, names } = signatures.state(index)
        const fault = signatures.fault(index)
        return (
          <CheckedRow
            key={setting.indexSignature}
            title={localized(setting, 'title', language) || t('signature.untitled', { number: index + 1 })}
            lang={foreignTag(setting, 'title', language)}
            said={[picture ? t('display.signatureOf', { name: names }) : '']}
            empty={t('display.notSigned')}
            problem={fault ? t(`problem.${fault}`) : ''}
          />
        )
      })}
    </CheckedPart>
  )
}

interface CheckedPartProps {
  title: string
  onChange: () => void
  children: ReactNode
}

/** A part that is changed as a whole. */
function CheckedPart({ title, onChange, children }: CheckedPartProps) {
  const { t } = useTranslation('check')
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button look="quiet" aria-label={t('changeOf', { title })} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      <dl className={styles.rows}>{children}</dl>
    </section>
  )
}
