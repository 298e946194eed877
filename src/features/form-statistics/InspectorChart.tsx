import { useTranslation } from 'react-i18next'
import { personNames } from '../../domain/statistics/people'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import { highestWords } from '../../ui/staff/chart/highest-words'
import { answersIn, compared, fileNameOf, number, type Counted, type Shown } from './shown'

/** Who gave how many of the answers (STAT-02). */
export function InspectorChart({ shown }: { shown: Shown }) {
  const { t } = useTranslation('statistics')
  const { summary, before } = shown
  const names = personNames(summary.inspectors)
  const rows = summary.inspectors.map(({ usuario, nombre, answers }, at): Counted => ({
    name: names[at] ?? usuario,
    count: answers,
    ...(before && {
      before: before.inspectors
        .filter((one) => one.usuario === usuario && one.nombre === nombre)
        .reduce((sum, one) => sum + one.answers, 0),
    }),
    ...answersIn(shown, { author: usuario }),
  }))
  const data = compared(t, shown, rows, {
    head: t('form.person'),
    unit: t('answers'),
    whole: summary.answers,
  })
  return (
    <ChartSection
      title={t('form.inspectors')}
      number={t('inAll', { number: number(summary.answers) })}
      summary={highestWords(t, data.rows)}
      data={data}
      pictures={['bars']}
      fileName={fileNameOf(shown, 'personas')}
    />
  )
}
