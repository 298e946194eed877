import { sectionProblems } from '../../../domain/answer/problems'
import { localized } from '../../../domain/language'
import { Button } from '../../../ui/native/Button'
import { Dialog } from '../../../ui/native/Dialog'
import { CheckIcon } from '../../../ui/native/icons'
import { useForm } from '../context'
import styles from './SectionSheet.module.css'
import type { Step } from './steps'

interface SectionSheetProps {
  steps: Step[]
  step: number
  onGo: (step: number) => void
  onClose: () => void
}

/** The form's sections with what each still lacks; any of them can be opened. */
export function SectionSheet({ steps, step, onGo, onClose }: SectionSheetProps) {
  const { t } = useForm()
  return (
    <Dialog
      sheet
      title={t('form.sectionsTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('form.close')}</Button>}
    >
      <ol className={styles.list}>
        {steps.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.item}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <StepRow step={one} number={index + 1} isCurrent={index === step} />
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function StepRow({ step, number, isCurrent }: { step: Step; number: number; isCurrent: boolean }) {
  const { answering, language, t } = useForm()
  const section = step.kind === 'section' ? answering.engine.sections()[step.index] : undefined
  const missing = section && step.kind === 'section' ? sectionProblems(section, step.index).length : 0
  const title = section
    ? localized(section, 'titulo', language) || t('form.untitledSection', { number })
    : {
        place: t('place.title'),
        recipient: t('recipient.title'),
        signatures: t('sheet.signatures'),
        section: '',
      }[step.kind]
  return (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {section ? (
          <span className={missing > 0 ? styles.missing : styles.complete}>
            {missing > 0 ? null : <CheckIcon />}
            {missing > 0 ? t('sheet.missing', { count: missing }) : t('sheet.complete')}
          </span>
        ) : null}
        {isCurrent ? <span className={styles.here}>{t('sheet.current')}</span> : null}
      </span>
    </>
  )
}
