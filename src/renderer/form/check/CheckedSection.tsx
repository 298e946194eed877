import { questionAt, responseAt } from '../../../domain/answer/fill'
import { pathKey, pathsOfSection, type QuestionPath } from '../../../domain/answer/path'
import { FILE_CODES, questionProblem } from '../../../domain/answer/problems'
import { isVacant } from '../../../domain/answer/rows'
import { FILE_KINDS } from '../../../domain/files/limits'
import type { Section } from '../../../domain/form/section'
import { foreignOptionTag, foreignTag, localized } from '../../../domain/language'
import { behaviourOf } from '../../../domain/question-types'
import { useSummaryFormat } from '../../../questions/summary-format'
import { useForm } from '../../context'
import { inOwnLanguage } from '../../parts/own-language'
import styles from './CheckAnswers.module.css'
import { CheckedRow } from './CheckedRow'

interface CheckedSectionProps {
  index: number
  onChange: (path: QuestionPath | null) => void
}

interface Group {
  key: string
  /** The words of the condition or the row; '' for a plain section. */
  title: string
  /** Its language, where that is not the page's. */
  lang: string | undefined
  paths: QuestionPath[]
}

/** The questions that are shown, by the condition or the row that they belong to. */
function groupsOf(
  section: Section,
  index: number,
  nameOf: (path: QuestionPath) => Pick<Group, 'title' | 'lang'>,
): Group[] {
  const groups = new Map<string, Group>()
  for (const path of pathsOfSection(section, index)) {
    const key = `${path.condition}/${path.row}`
    const group = groups.get(key) ?? { key, ...nameOf(path), paths: [] }
    groups.set(key, group)
    group.paths.push(path)
  }
  return [...groups.values()]
}

/** A section as it was answered. */
export function CheckedSection({ index, onChange }: CheckedSectionProps) {
  const { answering, language, t } = useForm()
  const section = answering.engine.sections()[index]
  if (!section) return null
  const title = localized(section, 'titulo', language) || t('form.untitledSection', { number: index + 1 })
  const titleTag = foreignTag(section, 'titulo', language)
  const chosen = section.conditions.filter(({ checked }) => checked)
  const groups = groupsOf(section, index, ({ condition, row }) => {
    const one = condition === null ? undefined : section.conditions[condition]
    if (one)
      return {
        title: localized(one, 'condition', language),
        lang: foreignTag(one, 'condition', language),
      }
    return { title: section.repetible ? t('repeat.row', { title, number: row + 1 }) : '', lang: undefined }
  })
  return (
    <section className={styles.part}>
      <h3 dir="auto" lang={titleTag}>
        {title}
      </h3>
      {section.conditionalSection ? (
        <dl className={styles.rows}>
          <CheckedRow
            title={localized(section, 'conditionalQuestion', language) || title}
            lang={foreignTag(section, 'conditionalQuestion', language)}
            said={chosen.map((one) =>
              inOwnLanguage(localized(one, 'condition', language), foreignTag(one, 'condition', language)),
            )}
            empty={t('display.noCondition')}
            problem={section.required && chosen.length === 0 ? t('problem.conditionRequired') : ''}
            onChange={() => onChange(null)}
          />
        </dl>
      ) : null}
      {isVacant(section) ? (
        <dl className={styles.rows}>
          <CheckedRow title={title} said={[]} empty={t('display.noRows')} onChange={() => onChange(null)} />
        </dl>
      ) : null}
      {groups.map(({ key, title: name, lang, paths }) => (
        <div key={key}>
          {name ? (
            <h4 dir="auto" lang={lang} className={styles.group}>
              {name}
            </h4>
          ) : null}
          <dl className={styles.rows}>
            {paths.map((path) => (
              <CheckedQuestion
                key={pathKey(path)}
                path={path}
                within={name}
                onChange={() => onChange(path)}
              />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

interface CheckedQuestionProps {
  path: QuestionPath
  /** The row or condition that the questions belong to; '' for none. */
  within: string
  onChange: () => void
}

function CheckedQuestion({ path, within, onChange }: CheckedQuestionProps) {
  const { answering, language, t } = useForm()
  const format = useSummaryFormat()
  const sections = answering.engine.sections()
  const question = questionAt(sections, path)
  const response = responseAt(sections, path)
  if (!question || !response) return null
  const title = localized(question, 'titulo', language)
  const coming = FILE_KINDS.flatMap((kind) => answering.uploads.view(path, kind)?.name ?? [])
  const [tag, ...others] = response.opciones
    .filter(({ checked, orden }) => checked || String(orden) === response.respuesta)
    .map((option) => foreignOptionTag(option, language))
  const found = questionProblem(question, response)
  const problem = found && coming.length > 0 && FILE_CODES.includes(found) ? null : found
  return (
    <CheckedRow
      title={path.repetition === 0 ? title : t('repeat.row', { title, number: path.repetition + 1 })}
      lang={foreignTag(question, 'titulo', language)}
      within={within}
      said={[
        inOwnLanguage(
          behaviourOf(question).summary(question, response, format),
          others.every((other) => other === tag) ? tag : undefined,
        ),
        response.porDefecto ? t('display.asFilledIn') : '',
        ...FILE_KINDS.map((kind) => response[kind]?.name ?? ''),
        ...coming,
      ]}
      problem={problem ? t(`problem.${problem}`) : ''}
      onChange={onChange}
    />
  )
}
