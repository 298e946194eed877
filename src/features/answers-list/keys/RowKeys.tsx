import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { oneAnswer } from '../../../domain/access/things'
import { isClosed } from '../../../domain/correction/locks'
import type { AnswerRow } from '../../../domain/answers-list/row'
import { useAbility } from '../../../lib/ability'
import { useKeys } from '../../../lib/keys'
import { paths } from '../../../lib/paths'
import { KeysSheet } from '../../../ui/staff/KeysSheet'
import { focusedRow, focusRow } from './row-links'

/** Goes through the list by keys: j and k from row to row, Enter opens, e completes, ? tells them (DAY-02). */
export function RowKeys({ answers }: { answers: readonly AnswerRow[] }) {
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  const ability = useAbility()
  const [isTold, tell] = useState(false)
  const complete = (): boolean => {
    const answer = answers.find(({ id }) => id === focusedRow())
    if (!answer || isClosed(answer) || ability.cannot('move', oneAnswer(answer))) return false
    void navigate(paths.complete.href(answer.id))
    return true
  }
  useKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    e: complete,
    '?': () => {
      tell(true)
      return true
    },
  })
  if (!isTold) return null
  const keys = [
    ['j', t('ui.keys.list.j')],
    ['k', t('ui.keys.list.k')],
    [t('ui.keys.enter'), t('ui.keys.list.enter')],
    ['e', t('ui.keys.list.e')],
    ['?', t('ui.keys.list.help')],
  ] as const
  return <KeysSheet keys={keys} onClose={() => tell(false)} />
}
