import { Button, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { PagedList } from '../../ui/staff/PagedList'
import { Pager } from '../../ui/staff/Pager'
import { RowTable } from '../../ui/staff/RowTable'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { TableSkeleton } from '../../ui/staff/TableSkeleton'
import { Piece, State } from './Piece'

const REASONS = ['empty', 'noMatch', 'failed', 'forbidden'] as const
const PAGE = 7
const nothing = () => undefined

const THERE = {
  isPending: false,
  error: null,
  isStale: false,
  retry: nothing,
  page: 2,
  asked: 2,
  hasNext: true,
  total: 128,
  damaged: 0,
}
/** A list as it is met: what it is told, and how many of its rows it shows. */
const LISTS = {
  there: { list: THERE, shown: 1, isNarrowed: false },
  loading: { list: { ...THERE, isPending: true }, shown: 0, isNarrowed: false },
  'old, and one damaged': { list: { ...THERE, isStale: true, damaged: 1 }, shown: 1, isNarrowed: false },
  none: { list: { ...THERE, total: 0, hasNext: false, page: 1, asked: 1 }, shown: 0, isNarrowed: false },
  'no match': { list: { ...THERE, total: 0, hasNext: false, page: 1, asked: 1 }, shown: 0, isNarrowed: true },
  failed: {
    list: { ...THERE, error: new Error('not loaded'), total: null, hasNext: false, page: 1, asked: 1 },
    shown: 0,
    isNarrowed: false,
  },
}

/** Pieces that lists of staff are made of, and what a list shows while it has none. */
export function ListPieces() {
  const { t } = useTranslation('staff')
  const words = {
    damaged: t('forms.damaged', { count: 1 }),
    none: t('forms.none'),
    noMatch: t('forms.noneWithName'),
    clear: t('forms.clearFilters'),
    count: (count: number) => t('forms.count', { count }),
  }
  return (
    <>
      <Piece name="RowTable" wide>
        <State name="rows">
          <Rows />
        </State>
      </Piece>
      <Piece name="CardList · Card · CardTerms" wide>
        <State name="what rows are on a phone">
          <CardList label={t('forms.title')}>
            <Card>
              Inspección de comercios
              <CardTerms
                terms={[
                  { term: t('forms.area'), value: 'Inspección General' },
                  { term: t('forms.scope'), value: t('forms.public') },
                  { term: t('forms.payments'), value: '' },
                ]}
              />
            </Card>
          </CardList>
        </State>
      </Piece>
      <Piece name="Pager" wide>
        <State name="in the middle">
          <Pager page={3} pageSize={15} total={128} onPage={nothing} />
        </State>
        <State name="without a total">
          <Pager page={1} pageSize={15} total={null} hasNext onPage={nothing} />
        </State>
      </Piece>
      <Piece name="EmptyState" wide>
        {REASONS.map((reason) => (
          <State key={reason} name={reason}>
            <EmptyState
              reason={reason}
              title={t('forms.none')}
              action={<Button variant="outlined">{t('forms.clearFilters')}</Button>}
            >
              {t('forms.noneHelp')}
            </EmptyState>
          </State>
        ))}
      </Piece>
      <Piece name="LoadFailed" wide>
        <State name="plain">
          <LoadFailed onRetry={nothing} />
        </State>
      </Piece>
      <Piece name="StaleNotice" wide>
        <State name="plain">
          <StaleNotice onRetry={nothing} />
        </State>
      </Piece>
      <Piece name="TableSkeleton" wide>
        <State name="three rows">
          <TableSkeleton rows={3} />
        </State>
      </Piece>
      <Piece name="PagedList" wide>
        {Object.entries(LISTS).map(([name, given]) => (
          <State key={name} name={name}>
            <PagedList
              {...given}
              words={words}
              pageSize={PAGE}
              columns={[60, 40]}
              onClear={nothing}
              onPage={nothing}
            >
              <Rows />
            </PagedList>
          </State>
        ))}
      </Piece>
    </>
  )
}

function Rows() {
  const { t } = useTranslation('staff')
  return (
    <RowTable
      label={t('forms.title')}
      columns={[t('forms.name'), t('forms.area'), t('forms.actions')]}
      endsInActions
    >
      {['Inspección de comercios', 'Arbolado público'].map((title) => (
        <TableRow key={title}>
          <TableCell>{title}</TableCell>
          <TableCell>Inspección General</TableCell>
          <TableCell align="right">
            <Button size="small">{t('forms.edit')}</Button>
          </TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}
