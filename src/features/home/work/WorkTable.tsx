import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { LATE_DAYS } from '../../../data/staff/count-work'
import { seesAllAnswers } from '../../../domain/answers-list/query'
import { waitingStates, type FormWork } from '../../../domain/work/form-work'
import { answersAddress } from '../../../lib/answers-address'
import { FormText } from '../../../lib/FormText'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { paths } from '../../../lib/paths'
import { useSession } from '../../../lib/session'
import { counted } from './counted'
import { LateBar } from './LateBar'
import type { Late } from './use-work'

/** The least height that a finger hits; numbers below each other are compared, so they are aligned. */
const CELLS = {
  '& th, & td': {
    px: 3,
    py: 1,
    minHeight: 28,
    borderTop: '1px solid var(--color-border)',
    textAlign: 'start',
  },
  '& th:first-of-type, & td:first-of-type': { ps: 4 },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& thead th': {
    ...{ borderTop: 0, py: 2, color: 'text.secondary', verticalAlign: 'bottom' },
    ...{ fontSize: 'var(--text-14)', fontWeight: 'var(--weight-medium)' },
  },
} as const

interface WorkTableProps {
  /** DOM id of what it is called by. */
  labelledBy: string
  forms: readonly FormWork[]
  late: ReadonlyMap<string, Late>
}

/** What waits, by form and state, with how much of it is late: numbers stand below each other (DAY-04). */
export function WorkTable({ labelledBy, forms, late }: WorkTableProps) {
  const { t } = useTranslation('staff')
  return (
    <Box
      sx={{
        border: '1px solid var(--color-border)',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--color-surface)',
      }}
    >
      <Box
        component="table"
        aria-labelledby={labelledBy}
        sx={{ width: '100%', borderCollapse: 'collapse', overflowWrap: 'anywhere', ...CELLS }}
      >
        <thead>
          <tr>
            <th scope="col">{t('home.work.formAndState')}</th>
            <th scope="col" className="number">
              {t('home.work.answersHead')}
            </th>
            <Box component="th" scope="col" sx={{ width: { xs: '34%', sm: '38%' } }}>
              {t('home.work.lateHead', { days: LATE_DAYS })}
            </Box>
          </tr>
        </thead>
        {forms.map((work) => (
          <FormRows key={work.id} work={work} late={late.get(work.id)} />
        ))}
      </Box>
    </Box>
  )
}

function FormRows({ work, late }: { work: FormWork; late: Late | undefined }) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  // People who see all answers get kept counts, which have no upper limit.
  const say = (count: number) => (seesAllAnswers(user) ? formatNumber(count, currentTag()) : counted(count))
  const title = (
    <Typography variant="h3" component="h3" sx={{ pt: 2 }}>
      <Link component={RouterLink} to={paths.answers.href(work.id)} color="inherit" underline="hover">
        <FormText of={work} field="titulo" />
      </Link>
    </Typography>
  )
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {work.porRevisar > 0 && (
        <Row
          to={answersAddress(work.id, { order: 'lastUpdate' })}
          name={t('home.work.revised')}
          number={formatNumber(work.porRevisar, currentTag())}
        />
      )}
      {waitingStates(work).map(({ ref, state, count }) => (
        <Row
          key={ref}
          to={answersAddress(work.id, { state: ref })}
          name={<FormText of={state} field="nombre" />}
          number={say(count)}
        >
          {late && (
            <LateBar
              count={count}
              late={late.counts.get(ref) ?? 0}
              to={answersAddress(work.id, {
                ...{ state: ref, order: 'lastUpdate', period: { from: null, to: late.until } },
              })}
            />
          )}
        </Row>
      ))}
    </tbody>
  )
}

interface RowProps {
  to: string
  name: ReactNode
  number: string
  /** How much of it is late; nothing where that cannot be told. */
  children?: ReactNode
}

function Row({ to, name, number, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link
          component={RouterLink}
          to={to}
          sx={{ display: 'inline-block', py: '2px', minHeight: 28, fontWeight: 'normal' }}
        >
          {name}
        </Link>
      </th>
      <td className="number">
        <strong>{number}</strong>
      </td>
      <td>{children}</td>
    </tr>
  )
}
