import { Checkbox, Link, Stack, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { isByNameAlone } from '../../domain/privacy/person'
import { paths } from '../../lib/paths'
import { Card, CardList, CardTerms } from '../../ui/staff/CardList'
import { RowTable } from '../../ui/staff/RowTable'
import { When } from '../../ui/staff/When'
import type { PersonRecord } from '../../data/staff/person'

interface FoundListProps {
  municipality: string
  records: readonly PersonRecord[]
  picks: ReadonlySet<string>
  onPick: (picks: ReadonlySet<string>) => void
}

/** Picks one, or all that more than a name says is the person's: homonyms are picked one by one. */
function usePicking({ records, picks, onPick }: FoundListProps) {
  const sure = records.filter((record) => !isByNameAlone(record)).map(({ answerId }) => answerId)
  const hasAll = sure.length > 0 && sure.every((id) => picks.has(id))
  return {
    sure,
    hasAll,
    turn: (id: string) =>
      onPick(new Set(picks.has(id) ? [...picks].filter((one) => one !== id) : [...picks, id])),
    turnAll: () =>
      onPick(new Set(hasAll ? [...picks].filter((id) => !sure.includes(id)) : [...picks, ...sure])),
  }
}

function useWords() {
  const { t } = useTranslation('rights')
  return {
    t,
    whereOf: ({ where }: PersonRecord) => where.map((one) => t(`where.${one}`)).join(', '),
    byOf: ({ by }: PersonRecord) => by.map((one) => t(`by.${one}`)).join(', '),
    nameOf: ({ formTitle, code }: PersonRecord) => [formTitle, code].filter(Boolean).join(' · '),
  }
}

const when = ({ created }: PersonRecord, municipality: string) => (
  <When moment={created === null ? null : new Date(created)} at={municipality} format="date" />
)

/** The answer, which opens beside the search: there it is put right. */
function AnswerLink({ record, name }: { record: PersonRecord; name: string }) {
  return (
    <Link
      component={RouterLink}
      to={paths.view.href(record.answerId)}
      target="_blank"
      sx={{ overflowWrap: 'anywhere', fontWeight: 'var(--weight-medium)' }}
    >
      {name || record.answerId}
    </Link>
  )
}

/** On a desk: a row each. */
export function FoundTable(props: FoundListProps) {
  const { t, whereOf, byOf, nameOf } = useWords()
  const { sure, hasAll, turn, turnAll } = usePicking(props)
  return (
    <RowTable
      label={t('found.title')}
      first={
        <Checkbox
          checked={hasAll}
          disabled={sure.length === 0}
          onChange={turnAll}
          slotProps={{ input: { 'aria-label': t('pickSure') } }}
        />
      }
      columns={[
        t('columns.answer'),
        t('columns.person'),
        t('columns.where'),
        t('columns.by'),
        t('columns.date'),
      ]}
    >
      {props.records.map((record) => (
        <TableRow key={record.answerId} hover selected={props.picks.has(record.answerId)}>
          <TableCell padding="checkbox">
            <Checkbox
              checked={props.picks.has(record.answerId)}
              onChange={() => turn(record.answerId)}
              slotProps={{ input: { 'aria-label': t('pick', { answer: nameOf(record) }) } }}
            />
          </TableCell>
          <TableCell component="th" scope="row">
            <AnswerLink record={record} name={nameOf(record)} />
          </TableCell>
          <TableCell>{record.recipient}</TableCell>
          <TableCell>{whereOf(record)}</TableCell>
          <TableCell>{byOf(record)}</TableCell>
          <TableCell>{when(record, props.municipality)}</TableCell>
        </TableRow>
      ))}
    </RowTable>
  )
}

/** On a phone: a card each. */
export function FoundCards(props: FoundListProps) {
  const { t, whereOf, byOf, nameOf } = useWords()
  const { turn } = usePicking(props)
  return (
    <CardList label={t('found.title')}>
      {props.records.map((record) => (
        <Card key={record.answerId}>
          <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
            <Checkbox
              checked={props.picks.has(record.answerId)}
              onChange={() => turn(record.answerId)}
              slotProps={{ input: { 'aria-label': t('pick', { answer: nameOf(record) }) } }}
              sx={{ mt: -2, ml: -2 }}
            />
            <AnswerLink record={record} name={nameOf(record)} />
          </Stack>
          <CardTerms
            terms={[
              { term: t('columns.person'), value: record.recipient },
              { term: t('columns.where'), value: whereOf(record) },
              { term: t('columns.by'), value: byOf(record) },
              { term: t('columns.date'), value: when(record, props.municipality) },
            ]}
          />
        </Card>
      ))}
    </CardList>
  )
}
