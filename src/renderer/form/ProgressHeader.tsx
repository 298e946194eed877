import { useRef, useState } from 'react'
import { nextUnanswered } from '../../domain/answer/next-unanswered'
import type { QuestionPath } from '../../domain/answer/path'
import { Button } from '../../ui/native/Button'
import { DownIcon, ListIcon } from '../../ui/native/icons'
import { ProgressBar } from '../../ui/native/ProgressBar'
import { useForm } from '../context'
import { DraftMark } from './DraftMark'
import styles from './ProgressHeader.module.css'
import { SectionSheet } from './SectionSheet'
import type { Step } from './steps'

interface ProgressHeaderProps {
  steps: Step[]
  step: number
  onGo: (step: number) => void
  onQuestion: (path: QuestionPath) => void
}

/** Where the person is in a long form; stays in sight and leads to the other sections. */
export function ProgressHeader({ steps, step, onGo, onQuestion }: ProgressHeaderProps) {
  const { answering, say, t } = useForm()
  const [isOpen, setOpen] = useState(false)
  const ledTo = useRef<QuestionPath | null>(null)
  function goToUnanswered(): void {
    const here = steps[step]
    const section = here?.kind === 'section' ? here.index : 0
    ledTo.current = nextUnanswered(answering.engine.sections(), section, ledTo.current)
    if (ledTo.current) onQuestion(ledTo.current)
    else say({ text: t('form.allAnswered') })
  }
  const total = steps.filter(({ kind }) => kind !== 'check').length
  return (
    <div className={styles.header}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.progress}>
            {step < total ? t('form.section', { number: step + 1, total }) : t('form.check')}
          </p>
          <DraftMark />
        </div>
        <div className={styles.ways}>
          <Button
            icon={<DownIcon />}
            onClick={goToUnanswered}
            aria-label={t('form.nextUnanswered')}
            title={t('form.nextUnanswered')}
          />
          <Button
            icon={<ListIcon />}
            onClick={() => setOpen(true)}
            aria-label={t('form.openSections')}
            aria-haspopup="dialog"
          >
            {t('form.sections')}
          </Button>
        </div>
      </div>
      <ProgressBar value={(step + 1) / steps.length} />
      {isOpen ? (
        <SectionSheet
          steps={steps}
          step={step}
          onClose={() => setOpen(false)}
          onGo={(next) => {
            setOpen(false)
            onGo(next)
          }}
        />
      ) : null}
    </div>
  )
}
