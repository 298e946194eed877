import { sectionProblems, type Problem } from '../../domain/answer/problems'
import { sectionView } from '../../domain/answer/view'
import { foreignTag, localized } from '../../domain/language'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { CheckIcon } from '../../ui/native/icons'
import { useForm } from '../context'
import styles from './SectionSheet.module.css'
import { MISSING } from './ProblemSummary'
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
  const title = section
    ? localized(section, 'titulo', language) || t('form.untitledSection', { number })
    : {
        place: t('place.title'),
        purchase: t('purchase.title'),
        recipient: t('recipient.title'),
        signatures: t('sheet.signatures'),
        check: t('form.check'),
        section: '',
      }[step.kind]
  return (
    <>
      <span className={styles.number}>{number}</span>
      <span className={styles.words}>
        <span dir="auto" lang={section && foreignTag(section, 'titulo', language)} className={styles.title}>
          {title}
        </span>
        {section && step.kind === 'section' ? (
          <SectionState
            problems={sectionProblems(sectionView(section, step.index))}
            isOpened={isCurrent || answering.visits.isOpened(step.index)}
          />
        ) : null}
        {isCurrent ? <span className={styles.here}>{t('sheet.current')}</span> : null}
      </span>
    </>
  )
}

/**
 * What a section still lacks, what is written wrongly in it, or that it is done. A section that was never opened is not
 * done.
 */
function SectionState({ problems, isOpened }: { problems: Problem[]; isOpened: boolean }) {
  const { t } = useForm()
  const missing = problems.filter(({ code }) => MISSING.includes(code)).length
  const wrong = problems.length - missing
  return (
    <>
      {missing > 0 ? <span className={styles.missing}>{t('sheet.missing', { count: missing })}</span> : null}
      {wrong > 0 ? <span className={styles.missing}>{t('sheet.wrong', { count: wrong })}</span> : null}
      {problems.length === 0 && isOpened ? (
        <span className={styles.complete}>
          <CheckIcon />
          {t('sheet.complete')}
        </span>
      ) : null}
      {isOpened ? null : <span className={styles.unopened}>{t('sheet.unopened')}</span>}
    </>
  )
}
