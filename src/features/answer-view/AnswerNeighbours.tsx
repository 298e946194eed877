import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import { Button, Stack } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useKeys } from '../../lib/keys'
import { listAddress, rememberPage } from '../../lib/list-address'
import { rememberOpened } from '../../lib/opened-record'
import { paths } from '../../lib/paths'
import { neighboursOf, readBeside, type Neighbour } from '../../lib/shown-order'
import { KeysSheet } from '../../ui/staff/KeysSheet'

/**
 * The answers before and after this one, as the list showed them last; nothing when the person did not come from the
 * list (DAY-02).
 */
export function AnswerNeighbours({ formId, answerId }: { formId: string; answerId: string }) {
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  const [isTold, tell] = useState(false)
  const list = paths.answers.href(formId)
  useEffect(() => rememberOpened(list, answerId), [list, answerId])
  const beside = neighboursOf(list, answerId)
  const [, drawAgain] = useState(0)
  useEffect(() => {
    let isHere = true
    const read = async () => {
      // Without network it ends where the list was seen to end.
      const isMore = await readBeside(list, answerId).catch(() => false)
      if (isMore && isHere) drawAgain((times) => times + 1)
    }
    void read()
    return () => {
      isHere = false
    }
  }, [list, answerId])
  const go = (neighbour: Neighbour | null | undefined): boolean => {
    if (!neighbour) return false
    rememberPage(list, neighbour.page)
    void navigate(paths.view.href(neighbour.id))
    return true
  }
  useKeys({
    j: () => go(beside?.after),
    k: () => go(beside?.before),
    u: () => {
      void navigate(listAddress(list))
      return true
    },
    '?': () => {
      tell(true)
      return true
    },
  })
  const keys = [
    ['j', t('ui.keys.answer.j')],
    ['k', t('ui.keys.answer.k')],
    ['u', t('ui.keys.answer.u')],
    ['?', t('ui.keys.answer.help')],
  ] as const
  const linkTo = ({ id, page }: Neighbour) => ({
    component: Link,
    to: paths.view.href(id),
    onClick: () => rememberPage(list, page),
  })
  const sheet = isTold && <KeysSheet keys={keys} onClose={() => tell(false)} />
  if (!beside || (beside.before === null && beside.after === null)) return sheet || null
  return (
    <Stack
      component="nav"
      aria-label={t('view.neighbours.label')}
      direction="row"
      sx={{ gap: 2, mb: 4, displayPrint: 'none', justifyContent: 'space-between' }}
    >
      {sheet}
      {beside.before === null ? (
        <span />
      ) : (
        <Button {...linkTo(beside.before)} startIcon={<PreviousIcon aria-hidden />}>
          {t('view.neighbours.before')}
        </Button>
      )}
      {beside.after !== null && (
        <Button {...linkTo(beside.after)} endIcon={<NextIcon aria-hidden />}>
          {t('view.neighbours.after')}
        </Button>
      )}
    </Stack>
  )
}
