import { pathKey, type QuestionPath } from '../../../domain/answer/path'
import { FILE_CODES, ownProblem, questionProblem } from '../../../domain/answer/problems'
import { isVacant } from '../../../domain/answer/rows'
import { sectionView, type QuestionView } from '../../../domain/answer/view'
import { FILE_KINDS } from '../../../domain/files/limits'
import { foreignOptionTag, foreignTag, localized } from '../../../domain/language'
import { behaviourOf } from '../../../domain/question-types'
import { useSummaryFormat } from '../../../questions/summary-format'
import { useForm } from '../../context'
import { inOwnLanguage } from '../../parts/own-language'
import { problemWords, sectionProblemWords } from '../../problem-words'
import styles from './CheckAnswers.module.css'
import { CheckedRow } from './CheckedRow'

interface CheckedSectionProps {
  index: number
  onChange: (path: QuestionPath | null) => void
}

/** A section as it was answered. */
export function CheckedSection({ index, onChange }: CheckedSectionProps) {
  const { answering, language, t } = useForm()
  const section = answering.engine.sections()[index]
  if (!section) return null
  const title = localized(section, 'titulo', language) || t('form.untitledSection', { number: index + 1 })
  const titleTag = foreignTag(section, 'titulo', language)
  const shown = sectionView(section, index)
  const { groups, lacksBranch } = shown
  const own = ownProblem(shown)
  const asked = groups.filter(({ isAsked, questions }) => isAsked && questions.length > 0)
  const chosen = groups.flatMap(({ branch, isAsked }) => (branch && isAsked ? [branch] : []))
  const rowTitle = (row: number) => (section.repetible ? t('repeat.row', { title, number: row + 1 }) : '')
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
            problem={lacksBranch ? t('problem.conditionRequired') : ''}
            onChange={() => onChange(null)}
          />
        </dl>
      ) : null}
      {isVacant(section) ? (
        <dl className={styles.rows}>
          <CheckedRow
            title={title}
            lang={titleTag}
            said={[]}
            empty={t('display.noRows')}
            onChange={() => onChange(null)}
          />
        </dl>
      ) : null}
      {own !== null && own !== 'conditionRequired' ? (
        <p className={styles.problem}>{sectionProblemWords(own, section, { language, t })}</p>
      ) : null}
      {asked.map(({ branch, condition, row, questions }) => {
        const name = branch ? localized(branch, 'condition', language) : rowTitle(row)
        return (
          <div key={`${condition}/${row}`}>
            {name ? (
              <h4
                dir="auto"
                lang={branch ? foreignTag(branch, 'condition', language) : titleTag}
                className={styles.group}
              >
                {name}
              </h4>
            ) : null}
            <dl className={styles.rows}>
              {questions
                .flatMap(({ responses }) => responses)
                .map((view) => (
                  <CheckedQuestion
                    key={pathKey(view.path)}
                    view={view}
                    within={name}
                    onChange={() => onChange(view.path)}
                  />
                ))}
            </dl>
          </div>
        )
      })}
    </section>
  )
}

interface CheckedQuestionProps {
  view: QuestionView
  /** The row or condition that the questions belong to; '' for none. */
  within: string
  onChange: () => void
}

function CheckedQuestion({ view, within, onChange }: CheckedQuestionProps) {
  const { answering, language, t } = useForm()
  const format = useSummaryFormat()
  const { path, question, response } = view
  const title = localized(question, 'titulo', language)
  const coming = FILE_KINDS.flatMap((kind) => answering.uploads.view(path, kind)?.name ?? [])
  const [tag, ...others] = response.opciones
    .filter(({ checked, orden }) => checked || String(orden) === response.respuesta)
    .map((option) => foreignOptionTag(option, language))
  const found = questionProblem(view)
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
        question.calculo !== '' && response.respuesta !== '' ? t('calculated') : '',
        ...FILE_KINDS.map((kind) => response[kind]?.name ?? ''),
        ...coming,
      ]}
      problem={problemWords(problem, view, { language, t })}
      onChange={onChange}
    />
  )
}
