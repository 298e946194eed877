import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { refAt, stateRef } from '../../domain/form/state-ref'
import { foreignTag, localized } from '../../domain/language'
import type { StateSummary } from '../../domain/statistics/aggregates/states-summary'
import { shareOf } from '../../domain/statistics/shares'
import { formatShare } from '../../lib/formats'
import { currentTag, useLanguage } from '../../lib/i18n'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import { highestWords } from '../../ui/staff/chart/highest-words'
import { answersIn, compared, fileNameOf, number, type Counted, type Shown } from './shown'

const MINUTES = { hour: 60, day: 1440 } as const

/** A duration in words, in the largest unit of which there are at least two; '' for none. */
function durationWords(minutes: number): string {
  const unit = minutes >= 2 * MINUTES.day ? 'day' : minutes >= 2 * MINUTES.hour ? 'hour' : 'minute'
  const count = unit === 'minute' ? minutes : minutes / MINUTES[unit]
  return new Intl.NumberFormat(currentTag(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(count)
}

const timeIn = ({ left, minutes }: StateSummary): string => (left === 0 ? '' : durationWords(minutes / left))

/** How often a state was left within its term; '' where it has none (REACH-08). */
const inTermWords = ({ termed, inTerm }: StateSummary): string =>
  termed === 0 ? '' : formatShare(shareOf(inTerm, termed), currentTag(), 0)

/** How many answers reached each state, in the states' order, and how long they stayed in each (STAT-02). */
export function StateChart({ shown }: { shown: Shown }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { form, summary, before } = shown
  const blank = { answers: 0, left: 0, minutes: 0, termed: 0, inTerm: 0 }
  const now = form.estados.disponibles.map((state) => {
    const ref = stateRef(state)
    const { nombre } = state
    const counted = summary.states.find((one) => one.ref === ref && one.nombre === nombre)
    const [name, tag] = [localized(state, 'nombre', language), foreignTag(state, 'nombre', language)]
    return { ...(counted ?? { ref, nombre, ...blank }), name, tag }
  })
  // A renamed state is listed under its old name beside the new one, a removed one at the end.
  const then = summary.states
    .filter(({ ref, nombre }) => !now.some((one) => one.ref === ref && one.nombre === nombre))
    .map((state) => ({ ...state, name: state.nombre, tag: foreignTag(state, 'nombre', language) }))
  const place = (ref: string): number => {
    const at = now.findIndex((one) => one.ref === ref)
    return at < 0 ? now.length : at
  }
  const states = [...now, ...then].sort((one, other) => place(one.ref) - place(other.ref))
  if (states.length === 0) return null
  const rows = states.map((state): Counted => ({
    name: state.name || t('form.noState'),
    tag: state.tag,
    count: state.answers,
    extra: [timeIn(state)],
    ...(before && {
      before:
        before.states.find(({ ref, nombre }) => ref === state.ref && nombre === state.nombre)?.answers ?? 0,
    }),
    ...answersIn(shown, { state: state.ref }),
  }))
  const data = compared(t, shown, rows, {
    head: t('form.state'),
    unit: t('answers'),
    extra: [t('form.timeInState')],
    whole: summary.answers,
  })
  const inAll = t('inAll', { number: number(summary.answers) })
  const hasTerms = states.some(({ termed }) => termed > 0)
  // An answer that went back and came again is counted twice, so the number is limited to that of all answers.
  const passed = compared(
    t,
    { before: null },
    states.map((state): Counted => ({
      name: state.name || t('form.noState'),
      tag: state.tag,
      // All answers began in the initial state, also those that left it before counting began.
      count:
        state.ref === refAt(form.estados, form.estados.inicial) &&
        now.some(({ nombre }) => nombre === state.nombre)
          ? summary.answers
          : Math.min(state.answers + state.left, summary.answers),
      extra: [timeIn(state), ...(hasTerms ? [inTermWords(state)] : [])],
    })),
    {
      head: t('form.state'),
      unit: t('answers'),
      extra: [t('form.timeInState'), ...(hasTerms ? [t('form.inTerm')] : [])],
      whole: summary.answers,
    },
  )
  return (
    <>
      <ChartSection
        title={t('form.states')}
        number={inAll}
        summary={highestWords(t, data.rows)}
        data={data}
        pictures={['bars', 'pie']}
        fileName={fileNameOf(shown, 'estados')}
      />
      {states.some(({ left }) => left > 0) && (
        <ChartSection
          title={t('form.passed')}
          number={inAll}
          summary={slowestWords(t, states)}
          data={passed}
          pictures={['bars']}
          fileName={fileNameOf(shown, 'recorrido')}
        />
      )}
    </>
  )
}

/** In which state answers stand longest, as a sentence. */
function slowestWords(
  t: TFunction<'statistics'>,
  states: readonly (StateSummary & { name: string })[],
): string {
  const each = ({ left, minutes }: StateSummary) => (left === 0 ? -1 : minutes / left)
  const [slowest] = [...states].sort((one, other) => each(other) - each(one))
  return slowest ? t('form.slowest', { state: slowest.name || t('form.noState'), time: timeIn(slowest) }) : ''
}
