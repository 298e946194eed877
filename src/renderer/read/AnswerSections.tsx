import { useTranslation } from 'react-i18next'
import { viewOf, type QuestionView, type SectionView } from '../../domain/answer/view'
import { rowSpot } from '../../domain/answer/corrections/spot'
import { isHiddenByRule, isAwaitingOther } from '../../domain/form/outcome'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { useBeside } from './beside'
import { QuestionList } from './QuestionList'
import styles from './Read.module.css'
import { sectionHeadingId } from './section-heading-id'

interface AnswerSectionsProps {
  secciones: Section[]
  /** The responses that are shown, with what they stand in; all when left out. */
  only?: ((view: QuestionView) => boolean) | undefined
}

/** What was answered, section after section, to be read (VIEW-01, CIT-03). */
export function AnswerSections({ secciones, only }: AnswerSectionsProps) {
  const language = useLanguage()
  const beside = useBeside()
  return viewOf(secciones).map((whole) => {
    const { section } = whole
    const further = beside?.further(section) ?? null
    const view = only ? narrowed(whole, only) : whole
    // What a rule left out was never asked: nobody forgot it (LOGIC-10).
    const isEmpty = isHiddenByRule(section) || (only !== undefined && view.groups.length === 0)
    if (isEmpty && further === null) return null
    return (
      <section key={section.id} className={styles.section} aria-labelledby={sectionHeadingId(section)}>
        <h2 id={sectionHeadingId(section)} dir="auto" lang={foreignTag(section, 'titulo', language)}>
          {localized(section, 'titulo', language)}
        </h2>
        <Lead of={section} field="descripcion" />
        {isEmpty ? null : <SectionContent view={view} />}
        {further}
      </section>
    )
  })
}

/** A section with some of its responses, and of its rows and branches those that have any. */
function narrowed(view: SectionView, only: (view: QuestionView) => boolean): SectionView {
  const groups = view.groups.map((group) => ({
    ...group,
    questions: group.questions
      .map(({ question, responses }) => ({ question, responses: responses.filter(only) }))
      .filter(({ responses }) => responses.length > 0),
  }))
  return { ...view, groups: groups.filter(({ questions }) => questions.length > 0) }
}

/** A text of a section, where it has one. */
function Lead({ of, field }: { of: Section; field: 'descripcion' | 'conditionalQuestion' }) {
  const language = useLanguage()
  const text = localized(of, field, language)
  return text === '' ? null : (
    <p dir="auto" lang={foreignTag(of, field, language)} className={styles.lead}>
      {text}
    </p>
  )
}

function SectionContent({ view }: { view: SectionView }) {
  const beside = useBeside()
  if (isAwaitingOther(view.section)) return <NotGiven section={view.section} />
  if (view.section.conditionalSection) return <Branches view={view} />
  const [first, second] = view.groups
  if (!first) return <Vacant />
  if (view.section.repetible && (second || beside?.isAway(rowSpot(view.section, 0))))
    return <Rows view={view} />
  return <QuestionList questions={first.questions} />
}

/** A part that another person has not given (REACH-11). */
function NotGiven({ section }: { section: Section }) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  return <p>{t('display.notGiven', { who: localized(section, 'otraPersona', language) })}</p>
}

/** A repeatable section that was left without rows. */
function Vacant() {
  const { t } = useTranslation('answering')
  return <p>{t('display.noRows')}</p>
}

/** The rows of a repeatable section; the first one is the section's own. */
function Rows({ view: { section, groups } }: { view: SectionView }) {
  const { t } = useTranslation('answering')
  const beside = useBeside()
  const isAway = (row: number) => beside?.isAway(rowSpot(section, row)) === true
  // Rows that were taken away have no number, as everywhere else.
  const left = groups.map(({ row }) => row).filter((row) => !isAway(row))
  return groups.map(({ row, questions }) => (
    <div key={row} className={styles.row}>
      <h3>{beside && isAway(row) ? <beside.Away /> : t('display.row', { number: left.indexOf(row) + 1 })}</h3>
      {beside ? <beside.Whole section={section} row={row} /> : null}
      {isAway(row) ? (
        <del className={styles.away}>
          <QuestionList questions={questions} />
        </del>
      ) : (
        <QuestionList questions={questions} />
      )}
    </div>
  ))
}

/** Shows checked conditions only, and others that have something to tell: the rest was not asked. */
function Branches({ view: { section, groups } }: { view: SectionView }) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const beside = useBeside()
  const shown = groups.flatMap(({ branch, isAsked, questions }) =>
    branch && (isAsked || beside?.tellsOf(section, branch)) ? [{ branch, isAsked, questions }] : [],
  )
  return (
    <>
      <Lead of={section} field="conditionalQuestion" />
      {shown.every(({ isAsked }) => !isAsked) && <p>{t('display.noCondition')}</p>}
      {shown.map(({ branch, isAsked, questions }) => {
        const words = localized(branch, 'condition', language)
        return (
          <div key={branch.id} className={styles.condition}>
            <h3 dir="auto" lang={foreignTag(branch, 'condition', language)}>
              {isAsked ? words : <del>{words}</del>}
            </h3>
            {beside ? <beside.Whole section={section} branch={branch} /> : null}
            {isAsked ? <QuestionList questions={questions} /> : null}
          </div>
        )
      })}
    </>
  )
}
