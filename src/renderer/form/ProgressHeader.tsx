import { useState } from 'react'
import { Button } from '../../ui/native/Button'
import { ListIcon } from '../../ui/native/icons'
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
}

/** Where the person is in a long form; stays in sight and leads to the other sections. */
export function ProgressHeader({ steps, step, onGo }: ProgressHeaderProps) {
  const { t } = useForm()
  const [isOpen, setOpen] = useState(false)
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
        <Button
          icon={<ListIcon />}
          onClick={() => setOpen(true)}
          aria-label={t('form.openSections')}
          aria-haspopup="dialog"
        >
          {t('form.sections')}
        </Button>
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
