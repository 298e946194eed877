import { useTranslation } from 'react-i18next'
import { isVacant, rowsOf } from '../../domain/answer/rows'
import { rowSpot } from '../../domain/correction/spot'
import type { Section } from '../../domain/form/section'
import { foreignTag, localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { useBeside } from './beside'
import { QuestionList } from './QuestionList'
import styles from './Read.module.css'

/** What was answered, section after section, to be read (VIEW-01, CIT-03). */
export function AnswerSections({ secciones }: { secciones: Section[] }) {
  const language = useLanguage()
  return secciones.map((section) => (
    <section key={section.id} className={styles.section} aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`} dir="auto" lang={foreignTag(section, 'titulo', language)}>
        {localized(section, 'titulo', language)}
      </h2>
      <Lead of={section} field="descripcion" />
      <SectionContent section={section} />
    </section>
  ))
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

function SectionContent({ section }: { section: Section }) {
  const beside = useBeside()
  if (section.conditionalSection) return <Conditions section={section} />
  if (isVacant(section)) return <Vacant />
  if (section.repetible && (section.seccionesRepetibles.length > 0 || beside?.isAway(rowSpot(section, 0))))
    return <Rows section={section} />
  return <QuestionList section={section} questions={section.preguntas} />
}

/** A repeatable section that was left without rows. */
function Vacant() {
  const { t } = useTranslation('answering')
  return <p>{t('display.noRows')}</p>
}

/** The rows of a repeatable section; the first one is the section's own. */
function Rows({ section }: { section: Section }) {
  const { t } = useTranslation('answering')
  const beside = useBeside()
  const rows = rowsOf(section)
  const isAway = (row: number) => beside?.isAway(rowSpot(section, row)) === true
  // Rows that were taken away have no number, as everywhere else.
  const left = [...rows.keys()].filter((row) => !isAway(row))
  return rows.map((questions, index) => (
    <div key={index} className={styles.row}>
      <h3>
        {beside && isAway(index) ? <beside.Away /> : t('display.row', { number: left.indexOf(index) + 1 })}
      </h3>
      {beside ? <beside.Whole section={section} row={index} /> : null}
      {isAway(index) ? (
        <del className={styles.away}>
          <QuestionList section={section} row={index} questions={questions} />
        </del>
      ) : (
        <QuestionList section={section} row={index} questions={questions} />
      )}
    </div>
  ))
}

/** Shows checked conditions only, and others that have something to tell: the rest was not asked. */
function Conditions({ section }: { section: Section }) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const beside = useBeside()
  const shown = section.conditions
    .map((condition, index) => ({ condition, index }))
    .filter(({ condition, index }) => condition.checked || beside?.tellsOf(section, index))
  return (
    <>
      <Lead of={section} field="conditionalQuestion" />
      {shown.every(({ condition }) => !condition.checked) && <p>{t('display.noCondition')}</p>}
      {shown.map(({ condition, index }) => (
        <div key={condition.id} className={styles.condition}>
          <h3 dir="auto" lang={foreignTag(condition, 'condition', language)}>
            {condition.checked ? (
              localized(condition, 'condition', language)
            ) : (
              <del>{localized(condition, 'condition', language)}</del>
            )}
          </h3>
          {beside ? <beside.Whole section={section} condition={index} /> : null}
          {condition.checked ? (
            <QuestionList section={section} condition={index} questions={condition.questions} />
          ) : null}
        </div>
      ))}
    </>
  )
}
