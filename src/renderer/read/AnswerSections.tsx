import { useTranslation } from 'react-i18next'
import type { Section } from '../../domain/form/section'
import { localized } from '../../domain/language'
import { useLanguage } from '../../lib/i18n'
import { QuestionList } from './QuestionList'
import styles from './Read.module.css'

/** What was answered, section after section, to be read (VIEW-01, CIT-03). */
export function AnswerSections({ secciones }: { secciones: Section[] }) {
  const language = useLanguage()
  return secciones.map((section) => (
    <section key={section.id} className={styles.section} aria-labelledby={`section-${section.id}`}>
      <h2 id={`section-${section.id}`} dir="auto">
        {localized(section, 'titulo', language)}
      </h2>
      <Lead text={localized(section, 'descripcion', language)} />
      <SectionContent section={section} />
    </section>
  ))
}

const Lead = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p dir="auto" className={styles.lead}>
      {text}
    </p>
  )

function SectionContent({ section }: { section: Section }) {
  if (section.conditionalSection) return <Conditions section={section} />
  if (section.repetible && section.seccionesRepetibles.length > 0) return <Rows section={section} />
  return <QuestionList questions={section.preguntas} />
}

/** The rows of a repeatable section; the first one is the section's own. */
function Rows({ section }: { section: Section }) {
  const { t } = useTranslation('answering')
  const rows = [section.preguntas, ...section.seccionesRepetibles.map(({ preguntas }) => preguntas)]
  return rows.map((questions, index) => (
    <div key={index} className={styles.row}>
      <h3>{t('display.row', { number: index + 1 })}</h3>
      <QuestionList questions={questions} />
    </div>
  ))
}

/** Only what was checked: the rest was not asked. */
function Conditions({ section }: { section: Section }) {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  const checked = section.conditions.filter((condition) => condition.checked)
  return (
    <>
      <Lead text={localized(section, 'conditionalQuestion', language)} />
      {checked.length === 0 && <p>{t('display.noCondition')}</p>}
      {checked.map((condition) => (
        <div key={condition.id} className={styles.condition}>
          <h3 dir="auto">{localized(condition, 'condition', language)}</h3>
          <QuestionList questions={condition.questions} />
        </div>
      ))}
    </>
  )
}
